// The part of ReactiveSwift 7 that view models, their logic and their tests use. Compiled, never run.

import enum Dispatch.DispatchTimeInterval
import struct Foundation.Date
import typealias Foundation.TimeInterval

// MARK: Disposing

public protocol Disposable: AnyObject {}

public final class CompositeDisposable: Disposable {
  public init() { fatalError() }

  @discardableResult
  public static func += (lhs: CompositeDisposable, rhs: (any Disposable)?) -> (any Disposable)? {
    fatalError()
  }
}

public final class ScopedDisposable<Inner: Disposable>: Disposable {
  public init(_ disposable: Inner) { fatalError() }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  @discardableResult
  public static func += (
    lhs: ScopedDisposable<CompositeDisposable>,
    rhs: (any Disposable)?
  ) -> (any Disposable)? { fatalError() }
}

// MARK: Scheduling

public protocol Scheduler: AnyObject {}

public final class UIScheduler: Scheduler {
  public init() { fatalError() }
}

public protocol DateScheduler: Scheduler {}

public final class TestScheduler: DateScheduler {
  public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) { fatalError() }
  public func advance(by interval: DispatchTimeInterval) { fatalError() }
}

// MARK: Lifetime

public final class Lifetime {
  public final class Token {
    public init() { fatalError() }
  }

  public convenience init(_ token: Token) { fatalError() }
  private init() {}
  public var hasEnded: Bool { fatalError() }

  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? { fatalError() }
}

// MARK: Optional values

public protocol OptionalProtocol: ExpressibleByNilLiteral {
  associatedtype Wrapped
}

extension Optional: OptionalProtocol {}

// MARK: Signal

public final class Signal<Value, Error: Swift.Error> {
  init() {}
}

extension Signal {
  @frozen public enum Event {
    case value(Value)
    case failed(Error)
    case completed
    case interrupted

    public var value: Value? { fatalError() }
    public var error: Error? { fatalError() }
  }

  public final class Observer {
    public func send(value: Value) { fatalError() }
    public func sendCompleted() { fatalError() }
  }

  public static var empty: Signal<Value, Error> { fatalError() }

  public static func pipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal<Value, Error>, input: Observer) { fatalError() }

  public static func reentrantUnserializedPipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal<Value, Error>, input: Observer) { fatalError() }

  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? { fatalError() }

  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> Signal<U, Error> { fatalError() }
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Error> { fatalError() }
  public func map<U>(_ transform: @escaping (Value) -> U) -> Signal<U, Error> { fatalError() }
  public func map<U>(value: U) -> Signal<U, Error> { fatalError() }

  public func scan<U>(
    _ initialResult: U,
    _ nextPartialResult: @escaping (U, Value) -> U
  ) -> Signal<U, Error> { fatalError() }

  public func take(first count: Int) -> Signal<Value, Error> { fatalError() }

  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> Signal<(Value, Samplee.Value), Error> where Samplee.Error == Never { fatalError() }

  public static func combineLatest<B>(
    _ a: Signal<Value, Error>,
    _ b: Signal<B, Error>
  ) -> Signal<(Value, B), Error> { fatalError() }

  public static func merge<Seq: Sequence>(_ signals: Seq) -> Signal<Value, Error>
  where Seq.Element == Signal<Value, Error> { fatalError() }

  public static func merge(_ signals: Signal<Value, Error>...) -> Signal<Value, Error> { fatalError() }

  public func combineLatest<U>(with other: Signal<U, Error>) -> Signal<(Value, U), Error> { fatalError() }

  public func take(until trigger: Signal<(), Never>) -> Signal<Value, Error> { fatalError() }
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
  public static let concat = FlattenStrategy()
  public static let latest = FlattenStrategy()
}

extension Signal where Error == Never {
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> Signal<U, F> { fatalError() }
}

// MARK: SignalProducer

public protocol SignalProducerConvertible<Value, Error> {
  associatedtype Value
  associatedtype Error: Swift.Error
  var producer: SignalProducer<Value, Error> { get }
}

public struct SignalProducer<Value, Error: Swift.Error> {
  public init(_ signal: Signal<Value, Error>) { fatalError() }
  public init(value: Value) { fatalError() }
  public init(_ action: @escaping () -> Value) { fatalError() }
  public init(error: Error) { fatalError() }
  public static var empty: SignalProducer<Value, Error> { fatalError() }
}

extension SignalProducer where Error == Never {
  public init(value: Value) { fatalError() }

  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable { fatalError() }
}

extension SignalProducer: SignalProducerConvertible {
  public var producer: SignalProducer<Value, Error> { fatalError() }
}

extension SignalProducer: BindingSource where Error == Never {}

extension SignalProducer {
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> { fatalError() }
  public func map<U>(_ transform: @escaping (Value) -> U) -> SignalProducer<U, Error> { fatalError() }
  public func materialize() -> SignalProducer<Signal<Value, Error>.Event, Never> { fatalError() }
  public func take(first count: Int) -> SignalProducer<Value, Error> { fatalError() }
}

extension SignalProducer where Value: OptionalProtocol {
  public func skipNil() -> SignalProducer<Value.Wrapped, Error> { fatalError() }
}

// MARK: Property

public protocol BindingSource<Value>: SignalProducerConvertible where Error == Never {}

public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
  var value: Value { get }
  var producer: SignalProducer<Value, Never> { get }
  var signal: Signal<Value, Never> { get }
}

public final class Property<Value>: PropertyProtocol {
  public var value: Value { fatalError() }
  public let producer: SignalProducer<Value, Never>
  public let signal: Signal<Value, Never>

  public init(value: Value) { fatalError() }
  public init<P: PropertyProtocol>(capturing property: P) where P.Value == Value { fatalError() }
  public convenience init<P: PropertyProtocol>(_ property: P) where P.Value == Value { fatalError() }

  public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
  where Values.Value == Value, Values.Error == Never { fatalError() }
}

extension Property where Value: OptionalProtocol {
  public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
  where Values.Value == Value.Wrapped, Values.Error == Never { fatalError() }
}

public final class MutableProperty<Value>: PropertyProtocol {
  public var value: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public let lifetime: Lifetime
  public let signal: Signal<Value, Never>
  public var producer: SignalProducer<Value, Never> { fatalError() }

  public init(_ initialValue: Value) { fatalError() }
}

extension PropertyProtocol {
  public func map<U>(_ transform: @escaping (Value) -> U) -> Property<U> { fatalError() }
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

public protocol BindingTargetProvider<Value> {
  associatedtype Value
}

extension MutableProperty: BindingTargetProvider {}

extension BindingTargetProvider {
  @discardableResult
  public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
  where Source.Value == Value { fatalError() }

  @discardableResult
  public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
  where Value == Source.Value? { fatalError() }
}
