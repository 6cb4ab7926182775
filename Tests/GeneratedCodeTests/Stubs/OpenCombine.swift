// The part of OpenCombine, and so of Combine, that view models, their logic and their tests use. Compiled, never run.

// MARK: Cancelling

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable { fatalError() }
  public func store(in set: inout Set<AnyCancellable>) { fatalError() }
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { fatalError() }
  public init<OtherCancellable: Cancellable>(_ canceller: OtherCancellable) { fatalError() }
  public func cancel() { fatalError() }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension AnyCancellable {
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable { fatalError() }
  public func store(in set: inout Set<AnyCancellable>) { fatalError() }
}

// MARK: Publishers, subjects, subscribers

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<Subscriber: OpenCombine.Subscriber>(subscriber: Subscriber)
  where Failure == Subscriber.Failure, Output == Subscriber.Input
}

/// For all of them, since none is run.
extension Publisher {
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Failure == Downstream.Failure, Output == Downstream.Input { fatalError() }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: Subscription)
}

extension Subject where Output == Void {
  public func send() { fatalError() }
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public struct CombineIdentifier: Hashable, CustomStringConvertible {
  public var description: String { fatalError() }
  public init() { fatalError() }
  public init(_ obj: AnyObject) { fatalError() }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { fatalError() }
}

public enum Subscribers {}

extension Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Sendable, Comparable, Hashable, Codable, CustomStringConvertible {
    public static var unlimited: Demand { fatalError() }
    public static var none: Demand { fatalError() }
    public static func max(_ value: Int) -> Demand { fatalError() }
    public static func < (lhs: Demand, rhs: Demand) -> Bool { fatalError() }
    public var description: String { fatalError() }
    public init(from decoder: Decoder) throws { fatalError() }
    public func encode(to encoder: Encoder) throws { fatalError() }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: Encoder) throws { fatalError() }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: Decoder) throws { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() { fatalError() }
  public func send(subscription: Subscription) { fatalError() }
  public func send(_ input: Output) { fatalError() }
  public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output {
    get { fatalError() }
    set { fatalError() }
  }

  public init(_ value: Output) { fatalError() }
  public func send(subscription: Subscription) { fatalError() }
  public func send(_ input: Output) { fatalError() }
  public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  public var description: String { fatalError() }
  public var playgroundDescription: Any { fatalError() }
  public init<PublisherType: Publisher>(_ publisher: PublisherType)
  where Output == PublisherType.Output, Failure == PublisherType.Failure { fatalError() }
}

// MARK: Publishers of their own

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { fatalError() }
}

extension Just: Equatable where Output: Equatable {}

extension Just {
  public func map<ElementOfResult>(_ transform: (Output) -> ElementOfResult) -> Just<ElementOfResult> {
    fatalError()
  }
  public func setFailureType<Failure: Error>(
    to failureType: Failure.Type
  ) -> Result<Output, Failure>.OCombine.Publisher { fatalError() }
}

public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public init(completeImmediately: Bool = true) { fatalError() }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    fatalError()
  }
  public let completeImmediately: Bool
}

public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) { fatalError() }
  public init(outputType: Output.Type, failure: Failure) { fatalError() }
  public let error: Failure
}

extension Fail: Equatable where Failure: Equatable {}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { fatalError() }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { fatalError() }
}

extension Result {
  public struct OCombine {
    public struct Publisher: OpenCombine.Publisher {
      public typealias Output = Success
      public let result: Result<Success, Failure>
      public init(_ result: Result<Success, Failure>) { fatalError() }
      public init(_ output: Output) { fatalError() }
      public init(_ failure: Failure) { fatalError() }
    }
  }
}

extension Result.OCombine.Publisher: Equatable where Output: Equatable, Failure: Equatable {}

// MARK: Operators

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable { fatalError() }

  public func subscribe<Subject: OpenCombine.Subject>(_ subject: Subject) -> AnyCancellable
  where Failure == Subject.Failure, Output == Subject.Output { fatalError() }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { fatalError() }

  public func `catch`<NewPublisher: Publisher>(
    _ handler: @escaping (Failure) -> NewPublisher
  ) -> Publishers.Catch<Self, NewPublisher> where NewPublisher.Output == Output { fatalError() }

  public func compactMap<ElementOfResult>(
    _ transform: @escaping (Output) -> ElementOfResult?
  ) -> Publishers.CompactMap<Self, ElementOfResult> { fatalError() }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { fatalError() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { fatalError() }
  public func first() -> Publishers.First<Self> { fatalError() }

  public func flatMap<Result, Child: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Child
  ) -> Publishers.FlatMap<Child, Self> where Result == Child.Output, Failure == Child.Failure { fatalError() }

  public func flatMap<Child: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Child
  ) -> Publishers.FlatMap<Publishers.SetFailureType<Child, Failure>, Self> where Child.Failure == Never {
    fatalError()
  }

  public func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> { fatalError() }

  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
    fatalError()
  }
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.MapKeyPath<Self, Result> {
    fatalError()
  }

  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Publishers.MapError<Self, NewFailure> { fatalError() }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { fatalError() }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { fatalError() }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> { fatalError() }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { fatalError() }

  public func replaceNil<ElementOfResult>(
    with output: ElementOfResult
  ) -> Publishers.Map<Self, ElementOfResult> where Output == ElementOfResult? { fatalError() }

  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> { fatalError() }

  public func share() -> Publishers.Share<Self> { fatalError() }

  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other>
  where Failure == Other.Failure { fatalError() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { fatalError() }

  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> Publishers.SetFailureType<Self, NewFailure> { fatalError() }

  public func flatMap<Child: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Child
  ) -> Publishers.FlatMap<Child, Publishers.SetFailureType<Self, Child.Failure>> { fatalError() }

  public func flatMap<Child: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Child
  ) -> Publishers.FlatMap<Child, Self> where Child.Failure == Never { fatalError() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { fatalError() }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { fatalError() }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  { fatalError() }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { fatalError() }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  { fatalError() }
}

// MARK: What operators make

public enum Publishers {}

/// It has what its upstream has, where it does not say otherwise.
public protocol PublisherOperator: Publisher {
  associatedtype Upstream: Publisher
  associatedtype Output = Upstream.Output
  associatedtype Failure = Upstream.Failure
}

extension Publishers {
  public struct Map<Upstream: Publisher, Output>: PublisherOperator {}
  public struct MapKeyPath<Upstream: Publisher, Output>: PublisherOperator {}
  public struct MapError<Upstream: Publisher, Failure: Error>: PublisherOperator {}
  public struct CompactMap<Upstream: Publisher, Output>: PublisherOperator {}
  public struct Filter<Upstream: Publisher>: PublisherOperator {}
  public struct Drop<Upstream: Publisher>: PublisherOperator {}
  public struct First<Upstream: Publisher>: PublisherOperator {}
  public struct HandleEvents<Upstream: Publisher>: PublisherOperator {}
  public struct RemoveDuplicates<Upstream: Publisher>: PublisherOperator {}
  public struct Scan<Upstream: Publisher, Output>: PublisherOperator {}
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: PublisherOperator {}
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: PublisherOperator {}

  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }

  public struct ReplaceError<Upstream: Publisher>: PublisherOperator {
    public typealias Failure = Never
  }

  public final class Share<Upstream: Publisher>: PublisherOperator, Equatable {
    public static func == (lhs: Share, rhs: Share) -> Bool { fatalError() }
  }

  public struct SetFailureType<Upstream: Publisher, Failure: Error>: PublisherOperator
  where Upstream.Failure == Never {}

  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: PublisherOperator
  where Upstream.Output == NewPublisher.Output {
    public typealias Failure = NewPublisher.Failure
  }

  public struct FlatMap<Child: Publisher, Upstream: Publisher>: PublisherOperator
  where Child.Failure == Upstream.Failure {
    public typealias Output = Child.Output
  }

  public struct SwitchToLatest<NestedPublisher: Publisher, Upstream: Publisher>: PublisherOperator
  where Upstream.Output == NestedPublisher, Upstream.Failure == NestedPublisher.Failure {
    public typealias Output = NestedPublisher.Output
  }

  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
  }

  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
  }

  public struct Zip<UpstreamA: Publisher, UpstreamB: Publisher>: Publisher
  where UpstreamA.Failure == UpstreamB.Failure {
    public typealias Output = (UpstreamA.Output, UpstreamB.Output)
    public typealias Failure = UpstreamA.Failure
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

// MARK: Scheduling

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

public struct ImmediateScheduler: Scheduler {
  public struct SchedulerTimeType: Strideable {
    public func distance(to other: SchedulerTimeType) -> Stride { fatalError() }
    public func advanced(by _: Stride) -> SchedulerTimeType { fatalError() }

    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int
      public var magnitude: Int
      public init(_ value: Int) { fatalError() }
      public init(integerLiteral value: Int) { fatalError() }
      public init(floatLiteral value: Double) { fatalError() }
      public init?<BinaryIntegerType: BinaryInteger>(exactly source: BinaryIntegerType) { fatalError() }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { fatalError() }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func -= (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func *= (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func += (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func seconds(_: Int) -> Stride { fatalError() }
      public static func seconds(_: Double) -> Stride { fatalError() }
      public static func milliseconds(_: Int) -> Stride { fatalError() }
      public static func microseconds(_: Int) -> Stride { fatalError() }
      public static func nanoseconds(_: Int) -> Stride { fatalError() }
    }
  }

  public typealias SchedulerOptions = Never
  public static let shared: ImmediateScheduler = { fatalError() }()
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { fatalError() }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { fatalError() }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}

extension Publisher {
  public func receive<Context: Scheduler>(on scheduler: Context, options: Context.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, Context>
  {
    fatalError()
  }

  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Context> { fatalError() }
}

// MARK: What SwiftUI observes

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() { fatalError() }
  public func send() { fatalError() }
}

@propertyWrapper public struct Published<Value> {
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public init(initialValue: Value) { fatalError() }
  public init(wrappedValue: Value) { fatalError() }

  public var projectedValue: Publisher {
    mutating get { fatalError() }
    set { fatalError() }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}
