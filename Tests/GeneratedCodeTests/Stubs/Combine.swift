// The part of Combine, as OpenCombine declares it, that view models, their logic and their tests use. Compiled, never run.

// MARK: Cancelling

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { fatalError() }
  public func cancel() { fatalError() }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension AnyCancellable {
  public func store(in set: inout Set<AnyCancellable>) { fatalError() }
}

// MARK: Publishers, subjects, subscribers

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { fatalError() }
}

public protocol Subscription: Cancellable {}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
}

public enum Subscribers {}

extension Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand {}
}

extension Subscribers.Completion: Sendable {}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() { fatalError() }
  public func send(_ input: Output) { fatalError() }
  public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output {
    get { fatalError() }
    set { fatalError() }
  }

  public init(_ value: Output) { fatalError() }
  public func send(_ input: Output) { fatalError() }
  public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<PublisherType: Publisher>(_ publisher: PublisherType)
  where Output == PublisherType.Output, Failure == PublisherType.Failure { fatalError() }
}

// MARK: Publishers of their own

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) { fatalError() }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) { fatalError() }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) { fatalError() }
}

// MARK: Operators

extension Publisher {
  public func subscribe<Subscriber: Combine.Subscriber>(_ subscriber: Subscriber)
  where Failure == Subscriber.Failure, Output == Subscriber.Input { fatalError() }

  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> { fatalError() }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable { fatalError() }

  public func `catch`<NewPublisher: Publisher>(
    _ handler: @escaping (Failure) -> NewPublisher
  ) -> Publishers.Catch<Self, NewPublisher> where NewPublisher.Output == Output { fatalError() }

  public func compactMap<ElementOfResult>(
    _ transform: @escaping (Output) -> ElementOfResult?
  ) -> Publishers.CompactMap<Self, ElementOfResult> { fatalError() }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { fatalError() }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { fatalError() }

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

  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Publishers.MapError<Self, NewFailure> { fatalError() }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { fatalError() }

  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> { fatalError() }

  public func share() -> Publishers.Share<Self> { fatalError() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }

  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> Publishers.SetFailureType<Self, NewFailure> { fatalError() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { fatalError() }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { fatalError() }
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
  public enum PrefetchStrategy { case keepFull, byRequest }
  public enum BufferingStrategy<Failure: Error> { case dropNewest, dropOldest }
  public struct Buffer<Upstream: Publisher>: PublisherOperator {}
  public struct Map<Upstream: Publisher, Output>: PublisherOperator {}
  public struct MapError<Upstream: Publisher, Failure: Error>: PublisherOperator {}
  public struct CompactMap<Upstream: Publisher, Output>: PublisherOperator {}
  public struct Drop<Upstream: Publisher>: PublisherOperator {}
  public struct Filter<Upstream: Publisher>: PublisherOperator {}
  public struct HandleEvents<Upstream: Publisher>: PublisherOperator {}
  public struct RemoveDuplicates<Upstream: Publisher>: PublisherOperator {}
  public struct Scan<Upstream: Publisher, Output>: PublisherOperator {}
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: PublisherOperator {}
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: PublisherOperator {}

  public final class Share<Upstream: Publisher>: PublisherOperator {}

  public struct SetFailureType<Upstream: Publisher, Failure: Error>: PublisherOperator
  where Upstream.Failure == Never {}

  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: PublisherOperator
  where Upstream.Output == NewPublisher.Output {
    public typealias Failure = NewPublisher.Failure
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
}

// MARK: Scheduling

public protocol SchedulerTimeIntervalConvertible {
  static func milliseconds(_ ms: Int) -> Self
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

    public struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
      public var magnitude: Int
      public init(integerLiteral value: Int) { fatalError() }
      public init?<BinaryIntegerType: BinaryInteger>(exactly source: BinaryIntegerType) { fatalError() }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { fatalError() }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func *= (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func milliseconds(_: Int) -> Stride { fatalError() }
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
  public func send() { fatalError() }
}

@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public init(wrappedValue: Value) { fatalError() }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public var projectedValue: Publisher {
    mutating get { fatalError() }
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
