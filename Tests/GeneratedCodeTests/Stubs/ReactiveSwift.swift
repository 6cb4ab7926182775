// The part of ReactiveSwift 7 that view models, their logic and their tests use. Compiled, never run.

import enum Dispatch.DispatchTimeInterval
import struct Foundation.Date
import typealias Foundation.TimeInterval

// MARK: Disposing

public protocol Disposable: AnyObject {
  var isDisposed: Bool { get }
  func dispose()
}

public final class CompositeDisposable: Disposable {
  public var isDisposed: Bool { fatalError() }
  public convenience init() { fatalError() }
  public init<S: Sequence>(_ disposables: S) where S.Iterator.Element == any Disposable { fatalError() }
  public func dispose() { fatalError() }

  @discardableResult
  public static func += (lhs: CompositeDisposable, rhs: (any Disposable)?) -> (any Disposable)? {
    fatalError()
  }

  @discardableResult
  public static func += (lhs: CompositeDisposable, rhs: @escaping () -> Void) -> (any Disposable)? {
    fatalError()
  }
}

public final class ScopedDisposable<Inner: Disposable>: Disposable {
  public let inner: Inner
  public var isDisposed: Bool { fatalError() }
  public init(_ disposable: Inner) { fatalError() }
  public func dispose() { fatalError() }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  @discardableResult
  public static func += (lhs: ScopedDisposable<CompositeDisposable>, rhs: (any Disposable)?) -> (
    any Disposable
  )? {
    fatalError()
  }
}

// MARK: Scheduling

public protocol Scheduler: AnyObject {
  @discardableResult
  func schedule(_ action: @escaping () -> Void) -> (any Disposable)?
}

public final class UIScheduler: Scheduler {
  public init() { fatalError() }

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? { fatalError() }
}

public protocol DateScheduler: Scheduler {
  var currentDate: Date { get }

  @discardableResult
  func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)?

  @discardableResult
  func schedule(
    after date: Date,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval,
    action: @escaping () -> Void
  ) -> (any Disposable)?
}

public final class TestScheduler: DateScheduler {
  public var currentDate: Date { fatalError() }
  public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) { fatalError() }
  public func advance(by interval: DispatchTimeInterval) { fatalError() }

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? { fatalError() }

  @discardableResult
  public func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)? { fatalError() }

  public func schedule(
    after date: Date,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .seconds(0),
    action: @escaping () -> Void
  ) -> (any Disposable)? { fatalError() }
}

// MARK: Lifetime

public final class Lifetime {
  public final class Token {
    public init() { fatalError() }
  }

  public convenience init(_ token: Token) { fatalError() }
  private init() {}

  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? { fatalError() }

  @discardableResult
  public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
    fatalError()
  }
}

// MARK: Optional values

public protocol OptionalProtocol: ExpressibleByNilLiteral {
  associatedtype Wrapped
  init(reconstructing value: Wrapped?)
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  public var optional: Wrapped? { fatalError() }
  public init(reconstructing value: Wrapped?) { fatalError() }
}

// MARK: Signal

public final class Signal<Value, Error: Swift.Error> {
  public convenience init(_ generator: (Observer, Lifetime) -> Void) { fatalError() }
  init() {}

  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? { fatalError() }
}

extension Signal {
  @frozen public enum Event {
    case value(Value)
    case failed(Error)
    case completed
    case interrupted

    public var isCompleted: Bool { fatalError() }
    public var isTerminating: Bool { fatalError() }
    public var value: Value? { fatalError() }
    public var error: Error? { fatalError() }
  }

  public final class Observer {
    public typealias Action = (Event) -> Void
    public init(_ action: @escaping Action) { fatalError() }

    public convenience init(
      value: ((Value) -> Void)? = nil,
      failed: ((Error) -> Void)? = nil,
      completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) { fatalError() }

    public func send(_ event: Event) { fatalError() }
    public func send(value: Value) { fatalError() }
    public func send(error: Error) { fatalError() }
    public func sendCompleted() { fatalError() }
    public func sendInterrupted() { fatalError() }
  }

  public static var never: Signal<Value, Error> { fatalError() }
  public static var empty: Signal<Value, Error> { fatalError() }

  public static func pipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal<Value, Error>, input: Observer) { fatalError() }

  @discardableResult
  public func observe(_ action: @escaping Observer.Action) -> (any Disposable)? { fatalError() }

  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? { fatalError() }

  @discardableResult
  public func observeFailed(_ action: @escaping (Error) -> Void) -> (any Disposable)? { fatalError() }

  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> Signal<U, Error> { fatalError() }
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Error> { fatalError() }
  public func map<U>(_ transform: @escaping (Value) -> U) -> Signal<U, Error> { fatalError() }
  public func map<U>(value: U) -> Signal<U, Error> { fatalError() }
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> Signal<U, Error> { fatalError() }
  public func materialize() -> Signal<Event, Never> { fatalError() }

  public func on(
    event: ((Event) -> Void)? = nil,
    failed: ((Error) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal<Value, Error> { fatalError() }

  public func scan<U>(
    _ initialResult: U,
    _ nextPartialResult: @escaping (U, Value) -> U
  ) -> Signal<U, Error> { fatalError() }

  public func skip(first count: Int) -> Signal<Value, Error> { fatalError() }
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Signal<Value, Error> {
    fatalError()
  }
  public func take(first count: Int) -> Signal<Value, Error> { fatalError() }

  public func withLatest<U>(from samplee: Signal<U, Never>) -> Signal<(Value, U), Error> { fatalError() }
  public func withLatest<U>(from samplee: SignalProducer<U, Never>) -> Signal<(Value, U), Error> {
    fatalError()
  }

  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> Signal<(Value, Samplee.Value), Error> where Samplee.Error == Never { fatalError() }

  public static func combineLatest<B>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>
  ) -> Signal<(Value, B), Error> { fatalError() }

  public static func combineLatest<B, C>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>
  ) -> Signal<(Value, B, C), Error> { fatalError() }

  public static func merge<Seq: Sequence>(_ signals: Seq) -> Signal<Value, Error>
  where Seq.Element == Signal<Value, Error> { fatalError() }

  public static func merge(_ signals: Signal<Value, Error>...) -> Signal<Value, Error> { fatalError() }

  public func combineLatest<U>(with other: Signal<U, Error>) -> Signal<(Value, U), Error> { fatalError() }
  public func merge(with other: Signal<Value, Error>) -> Signal<Value, Error> { fatalError() }

  public func scan<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> Signal<U, Error> { fatalError() }

  public func skip(until trigger: Signal<(), Never>) -> Signal<Value, Error> { fatalError() }
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> { fatalError() }
  public func take(until trigger: Signal<(), Never>) -> Signal<Value, Error> { fatalError() }
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> { fatalError() }
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> { fatalError() }

  public static func combineLatest<B, C, D>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>,
    _ c: Signal<C, Error>,
    _ d: Signal<D, Error>
  ) -> Signal<(Value, B, C, D), Error> { fatalError() }
}

extension Signal where Error == Never {
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? { fatalError() }
}

extension Signal: SignalProducerConvertible {
  public var producer: SignalProducer<Value, Error> { fatalError() }
}

extension Signal: BindingSource where Error == Never {}

extension Signal where Value: OptionalProtocol {
  public func skipNil() -> Signal<Value.Wrapped, Error> { fatalError() }
}

extension Signal where Value: Equatable {
  public func skipRepeats() -> Signal<Value, Error> { fatalError() }
}

// MARK: Flattening

public struct FlattenStrategy {
  public static let merge = FlattenStrategy()
  public static let concat = FlattenStrategy()
  public static let latest = FlattenStrategy()
  public static let race = FlattenStrategy()
}

extension Signal {
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> Signal<U, Error> { fatalError() }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Error { fatalError() }

  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Error> { fatalError() }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Never { fatalError() }
}

extension Signal where Error == Never {
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> Signal<U, F> { fatalError() }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> { fatalError() }

  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Never> { fatalError() }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Never> where Inner.Error == Never { fatalError() }
}

// MARK: SignalProducer

public protocol SignalProducerConvertible<Value, Error> {
  associatedtype Value
  associatedtype Error: Swift.Error
  var producer: SignalProducer<Value, Error> { get }
}

public struct SignalProducer<Value, Error: Swift.Error> {
  public typealias ProducedSignal = Signal<Value, Error>

  public init<T: SignalProducerConvertible>(_ base: T) where T.Value == Value, T.Error == Error {
    fatalError()
  }
  public init(_ signal: Signal<Value, Error>) { fatalError() }
  public init(_ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void) { fatalError() }
  public init(value: Value) { fatalError() }
  public init(_ action: @escaping () -> Value) { fatalError() }
  public init(_ action: @escaping () -> Result<Value, Error>) { fatalError() }
  public init(error: Error) { fatalError() }
  public init(result: Result<Value, Error>) { fatalError() }
  public init<S: Sequence>(_ values: S) where S.Element == Value { fatalError() }
  public init(values first: Value, _ second: Value, _ tail: Value...) { fatalError() }
  public static var empty: SignalProducer<Value, Error> { fatalError() }
  public static var never: SignalProducer<Value, Error> { fatalError() }
}

extension SignalProducer where Error == Never {
  public init(value: Value) { fatalError() }
  public init<S: Sequence>(_ values: S) where S.Element == Value { fatalError() }
  public init(values first: Value, _ second: Value, _ tail: Value...) { fatalError() }

  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable { fatalError() }
}

extension SignalProducer: SignalProducerConvertible {
  public var producer: SignalProducer<Value, Error> { fatalError() }
}

extension SignalProducer: BindingSource where Error == Never {}

extension SignalProducer {
  @discardableResult
  public func start(_ action: @escaping Signal<Value, Error>.Observer.Action) -> any Disposable {
    fatalError()
  }

  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> SignalProducer<U, Error> { fatalError() }
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> { fatalError() }
  public func map<U>(_ transform: @escaping (Value) -> U) -> SignalProducer<U, Error> { fatalError() }
  public func map<U>(value: U) -> SignalProducer<U, Error> { fatalError() }
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> SignalProducer<U, Error> { fatalError() }
  public func materialize() -> SignalProducer<ProducedSignal.Event, Never> { fatalError() }
  public func skip(first count: Int) -> SignalProducer<Value, Error> { fatalError() }
  public func take(first count: Int) -> SignalProducer<Value, Error> { fatalError() }

  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    fatalError()
  }
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> SignalProducer<Value, Error> {
    fatalError()
  }
}

extension SignalProducer where Error == any Swift.Error {
  public init(_ action: @escaping () throws -> Value) { fatalError() }
}

extension SignalProducer where Value: OptionalProtocol {
  public func skipNil() -> SignalProducer<Value.Wrapped, Error> { fatalError() }
}

extension SignalProducer where Value: Equatable {
  public func skipRepeats() -> SignalProducer<Value, Error> { fatalError() }
}

// MARK: Property

public protocol BindingSource<Value>: SignalProducerConvertible where Error == Never {}

public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
  var value: Value { get }
  var producer: SignalProducer<Value, Never> { get }
  var signal: Signal<Value, Never> { get }
}

@propertyWrapper
public final class Property<Value>: PropertyProtocol {
  public var value: Value { fatalError() }
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: Property<Value> { fatalError() }
  public let producer: SignalProducer<Value, Never>
  public let signal: Signal<Value, Never>

  public init(value: Value) { fatalError() }
  public init<P: PropertyProtocol>(capturing property: P) where P.Value == Value { fatalError() }
  public convenience init<P: PropertyProtocol>(_ property: P) where P.Value == Value { fatalError() }
  public convenience init(initial: Value, then values: SignalProducer<Value, Never>) { fatalError() }

  public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
  where Values.Value == Value, Values.Error == Never { fatalError() }
}

extension Property where Value: OptionalProtocol {
  public convenience init(initial: Value, then values: SignalProducer<Value.Wrapped, Never>) { fatalError() }

  public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
  where Values.Value == Value.Wrapped, Values.Error == Never { fatalError() }
}

@propertyWrapper
public final class MutableProperty<Value>: PropertyProtocol {
  public var value: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var projectedValue: MutableProperty<Value> { fatalError() }
  public let lifetime: Lifetime
  public let signal: Signal<Value, Never>
  public var producer: SignalProducer<Value, Never> { fatalError() }

  public init(_ initialValue: Value) { fatalError() }
  public convenience init(wrappedValue: Value) { fatalError() }
}

extension PropertyProtocol {
  public func map<U>(_ transform: @escaping (Value) -> U) -> Property<U> { fatalError() }
  public func map<U>(value: U) -> Property<U> { fatalError() }
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> Property<U> { fatalError() }
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Property<Value> {
    fatalError()
  }

  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A,
    _ b: B
  ) -> Property<(A.Value, B.Value)> where Value == A.Value { fatalError() }

  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> Property<(Value, B.Value, C.Value)> where A.Value == Value { fatalError() }

  public func combineLatest<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> { fatalError() }

  public static func combineLatest<
    A: PropertyProtocol,
    B: PropertyProtocol,
    C: PropertyProtocol,
    D: PropertyProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Property<(Value, B.Value, C.Value, D.Value)> where A.Value == Value { fatalError() }
}

extension PropertyProtocol where Value: Equatable {
  public func skipRepeats() -> Property<Value> { fatalError() }
}

// MARK: On a scheduler

extension Signal {
  public func observe(on scheduler: any Scheduler) -> Signal<Value, Error> { fatalError() }

  public func debounce(
    _ interval: TimeInterval,
    on scheduler: any DateScheduler,
    discardWhenCompleted: Bool = true
  ) -> Signal<Value, Error> { fatalError() }
}

extension SignalProducer {
  public func observe(on scheduler: any Scheduler) -> SignalProducer<Value, Error> { fatalError() }
}

// MARK: Binding

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

public struct BindingTarget<Value> {
  init() {}
}

public protocol BindingTargetProvider<Value> {
  associatedtype Value
  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTarget: BindingTargetProvider {
  public var bindingTarget: BindingTarget<Value> { fatalError() }
}

extension MutableProperty: BindingTargetProvider {
  public var bindingTarget: BindingTarget<Value> { fatalError() }
}

extension BindingTargetProvider {
  @discardableResult
  public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
  where Source.Value == Value { fatalError() }

  @discardableResult
  public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
  where Value == Source.Value? { fatalError() }
}
