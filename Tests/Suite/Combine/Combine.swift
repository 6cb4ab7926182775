// The part of Combine that the style for ObservableObject uses, for systems without Combine. Subscribers get
// all elements, whatever their demand.

// MARK: Subscribers

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { self.end = cancel }
  deinit { self.end?() }
  public func cancel() {
    self.end?()
    self.end = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { return lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public enum Subscribers {
  public struct Demand: Sendable { public static let unlimited = Demand() }
  public enum Completion<Failure: Error>: Sendable {
    case finished
    case failure(Failure)
  }
}

// MARK: Publishers

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let upstream: any Publisher<Output, Failure>
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.upstream = publisher
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.upstream.receive(subscriber: subscriber)
  }
}

public protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var order: [ObjectIdentifier] = []
  private var completion: Subscribers.Completion<Failure>?

  public init() {}

  public func send(_ input: Output) { for reader in self.all { reader.input(input) } }

  public func send(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    for reader in self.all { reader.completion(completion) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let reader = Reader(subscriber)
    reader.subject = self
    self.readers[ObjectIdentifier(reader)] = reader
    self.order.append(ObjectIdentifier(reader))
    subscriber.receive(subscription: reader)
    if let completion = self.completion { subscriber.receive(completion: completion) }
  }

  private var all: [Reader] { self.order.compactMap { self.readers[$0] } }

  private final class Reader: Subscription {
    weak var subject: PassthroughSubject?
    let input: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
      self.input = { _ = subscriber.receive($0) }
      self.completion = { subscriber.receive(completion: $0) }
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {
      self.subject?.readers[ObjectIdentifier(self)] = nil
      self.subject?.order.removeAll { $0 == ObjectIdentifier(self) }
    }
  }
}

extension PassthroughSubject where Output == Void { public func send() { self.send(()) } }

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subject = PassthroughSubject<Output, Failure>()
  public var value: Output { didSet { self.subject.send(self.value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ input: Output) { self.value = input }
  public func send(completion: Subscribers.Completion<Failure>) { self.subject.send(completion: completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    _ = subscriber.receive(self.value)
    self.subject.receive(subscriber: subscriber)
  }
}

/// The elements of another publisher, transformed by a closure.
public struct Map<Upstream: Publisher, Output>: Publisher {
  public typealias Failure = Upstream.Failure
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let transform = self.transform
    self.upstream.receive(
      subscriber: Sink(
        value: { _ = subscriber.receive(transform($0)) },
        completion: { subscriber.receive(completion: $0) }
      )
    )
  }
}

extension Publisher {
  public func map<New>(_ transform: @escaping (Output) -> New) -> Map<Self, New> {
    return Map(upstream: self, transform: transform)
  }
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    return self.sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { return AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Sink(value: receiveValue, completion: receiveCompletion)
    self.receive(subscriber: sink)
    return AnyCancellable(sink.cancel)
  }

  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> { return Publishers.Buffer(upstream: self) }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    return Publishers.HandleEvents(upstream: self, begin: receiveSubscription, end: receiveCancel)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    return self.sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

private final class Sink<Input, Failure: Error>: Subscriber {
  private var value: (Input) -> Void
  private var completion: (Subscribers.Completion<Failure>) -> Void
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if !self.isCancelled { self.value(input) }
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    let end = self.completion
    self.releaseClosures()
    end(completion)
  }
  func cancel() {
    self.isCancelled = true
    self.releaseClosures()
    self.subscription?.cancel()
    // It holds this one.
    self.subscription = nil
  }
  private func releaseClosures() {
    self.value = { _ in }
    self.completion = { _ in }
  }
}

public enum Publishers {
  public enum PrefetchStrategy { case keepFull, byRequest }
  public enum BufferingStrategy<Failure: Error> { case dropNewest, dropOldest }

  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      self.upstream.receive(subscriber: subscriber)
    }
  }

  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let begin: ((any Subscription) -> Void)?
    let end: (() -> Void)?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      self.upstream.receive(subscriber: Handler(subscriber: subscriber, begin: self.begin, end: self.end))
    }
  }
}

private struct Handler<Inner: Subscriber>: Subscriber {
  let subscriber: Inner
  let begin: ((any Subscription) -> Void)?
  let end: (() -> Void)?

  func receive(subscription: any Subscription) {
    self.begin?(subscription)
    self.subscriber.receive(subscription: Handled(subscription: subscription, end: self.end))
  }
  func receive(_ input: Inner.Input) -> Subscribers.Demand { return self.subscriber.receive(input) }
  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    self.subscriber.receive(completion: completion)
  }
}

private struct Handled: Subscription {
  let subscription: any Subscription
  let end: (() -> Void)?

  func request(_ demand: Subscribers.Demand) { self.subscription.request(demand) }
  func cancel() {
    self.end?()
    self.subscription.cancel()
  }
}

// MARK: Observation by SwiftUI

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}
  public func send() { self.subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    self.subject.receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { return willChange(of: self) }
}

/// Combine stores the publisher in the object, which only its runtime can do. View models are all on the main
/// actor.
private func willChange(of object: AnyObject) -> ObservableObjectPublisher {
  let key = ObjectIdentifier(object)
  if let entry = publishers[key], entry.object === object { return entry.publisher }
  publishers = publishers.filter { $0.value.object != nil }
  let entry = Entry(object: object)
  publishers[key] = entry
  return entry.publisher
}

private struct Entry {
  weak var object: AnyObject?
  let publisher = ObservableObjectPublisher()
}

nonisolated(unsafe) private var publishers: [ObjectIdentifier: Entry] = [:]

@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let box: Box
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let start = self.box.value
      _ = subscriber.receive(start)
      self.box.changes.receive(subscriber: subscriber)
    }
  }

  fileprivate final class Box {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    /// The subscriptions that assign its values, which end with it.
    var assignments: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }
    func send(_ value: Value) {
      self.changes.send(value)
      self.value = value
    }
  }

  private var box: Box

  public init(wrappedValue: Value) { self.box = Box(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public var projectedValue: Publisher {
    get { return Publisher(box: self.box) }
    set { self.box = newValue.box }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { return object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      ((object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher)?.send()
      box.send(newValue)
    }
  }
}

extension Publisher where Failure == Never {
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.assignments.append(self.sink { [weak box] in box?.send($0) })
  }
}
