// The part of SwiftUI that the view of an example and those of `mvvmgen new --view` use. Views are compiled and never
// run; a binding reads and writes.

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct TupleView<Content>: PrimitiveView {}
public struct EmptyView: PrimitiveView {}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    fatalError()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
}

@MainActor public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct Text: PrimitiveView {
  public init(_ content: some StringProtocol) { fatalError() }
}

public struct TextField<Label: View>: PrimitiveView {
  public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text { fatalError() }
}

public struct Toggle<Label: View>: PrimitiveView {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) where Label == Text { fatalError() }
}

public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct VStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct ForEach<Data, ID, Content>: PrimitiveView {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  )
  where Data: RandomAccessCollection, Content: View { fatalError() }
}

extension ForEach
where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
  public func onDelete(perform action: ((Range<Int>) -> Void)?) -> Self { self }
}

public struct ProgressView: PrimitiveView {
  public init() { fatalError() }
}

public struct Button<Label: View>: PrimitiveView {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) where Label == Text {
    fatalError()
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: @isolated(any) @Sendable () -> Value
  private let write: @isolated(any) @Sendable (Value) -> Void

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.read = get
    self.write = set
  }

  // SwiftUI reads on the actor of the closures. Here they are all of the main actor, as are the tests.
  public var wrappedValue: Value {
    get {
      typealias Plain = () -> Value
      return unsafeBitCast(self.read, to: Plain.self)()
    }
    nonmutating set {
      typealias Plain = (Value) -> Void
      unsafeBitCast(self.write, to: Plain.self)(newValue)
    }
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError()
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

/// Of any object, since the module of `ObservableObject` is another on each system.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: AnyObject> {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<
      Subject
    > {
      fatalError()
    }
  }

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> Object) { fatalError() }
  public var wrappedValue: Object { fatalError() }
  public var projectedValue: Wrapper { fatalError() }
}

extension View {
  public func disabled(_ disabled: Bool) -> some View { self }

  /// Of any publisher, since the module of `Publisher` is another on each system. What comes is of any type, or of the
  /// one that the action says.
  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View { self }
  public func onReceive<P, Output>(_ publisher: P, perform action: @escaping (Output) -> Void) -> some View {
    self
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
}
