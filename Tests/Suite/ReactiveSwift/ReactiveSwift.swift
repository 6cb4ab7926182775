// The part of ReactiveSwift that the generated code and the tests of this folder use, as small as possible.
// It runs, but without support for threads.

public final class Signal<Value, Error: Swift.Error> {
  public enum Event {
    case value(Value)
    case completed

    public var value: Value? {
      if case .value(let value) = self { return value }
      return nil
    }
  }

  public final class Observer {
    private let action: (Event) -> Void
    public init(_ action: @escaping (Event) -> Void) { self.action = action }
    public func send(_ event: Event) { self.action(event) }
    public func send(value: Value) { self.action(.value(value)) }
    public func sendCompleted() { self.action(.completed) }
  }

  private var observers: [(key: Int, observer: Observer)] = []
  private var count = 0

  public static func pipe() -> (output: Signal, input: Observer) {
    let signal = Signal()
    return (signal, Observer { [weak signal] event in signal?.observers.forEach { $0.observer.send(event) } })
  }

  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? {
    let key = self.count
    self.count += 1
    self.observers.append((key, observer))
    return ActionDisposable { [weak self] in self?.observers.removeAll { $0.key == key } }
  }

  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    return self.observe(Observer { event in event.value.map(action) })
  }

  public func observe(on scheduler: UIScheduler) -> Signal { return self }

  public func take(during lifetime: Lifetime) -> Signal { return self.filter { _ in !lifetime.hasEnded } }

  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal {
    return self.passed { event, input in if event.value.map(isIncluded) ?? true { input.send(event) } }
  }

  public func map<New>(_ transform: @escaping (Value) -> New) -> Signal<New, Error> {
    return self.passed { event, input in input.send(event.mapped(transform)) }
  }

  public func skipNil<Wrapped>() -> Signal<Wrapped, Error> where Value == Wrapped? {
    return self.filter { $0 != nil }.map { $0! }
  }

  /// A derived signal retains this one, and its observers.
  private func passed<New>(_ pass: @escaping (Event, Signal<New, Error>.Observer) -> Void)
    -> Signal<New, Error>
  {
    let (output, input) = Signal<New, Error>.pipe()
    self.observe(Observer { [output] event in withExtendedLifetime(output) { pass(event, input) } })
    return output
  }

  public var producer: SignalProducer<Value, Error> { return SignalProducer { self.observe($0) } }

  public static func merge(_ signals: Signal...) -> Signal {
    let (output, input) = self.pipe()
    for signal in signals {
      signal.observe(Observer { [output] event in withExtendedLifetime(output) { input.send(event) } })
    }
    return output
  }
}

extension Signal.Event {
  fileprivate func mapped<New>(_ transform: (Value) -> New) -> Signal<New, Error>.Event {
    switch self {
    case .value(let value): return .value(transform(value))
    case .completed: return .completed
    }
  }
}

/// A lifetime that ends with its token.
public final class Lifetime {
  public final class Token {
    fileprivate var endings: [() -> Void] = []
    public init() {}
    deinit { for end in self.endings { end() } }
  }

  private weak var token: Token?
  public init(_ token: Token) { self.token = token }
  public var hasEnded: Bool { return self.token == nil }
  public func observeEnded(_ action: @escaping () -> Void) { self.token?.endings.append(action) }
}

public struct SignalProducer<Value, Error: Swift.Error> {
  private let begin: (Signal<Value, Error>.Observer) -> (any Disposable)?
  init(_ begin: @escaping (Signal<Value, Error>.Observer) -> (any Disposable)?) { self.begin = begin }

  @discardableResult
  public func start(_ observer: Signal<Value, Error>.Observer) -> (any Disposable)? {
    return self.begin(observer)
  }

  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    return self.start(Signal.Observer { event in event.value.map(action) })
  }

  public func observe(on scheduler: UIScheduler) -> SignalProducer { return self }
}

/// A source that a view can bind to an input.
public protocol BindingSource<Value> {
  associatedtype Value
  var producer: SignalProducer<Value, Never> { get }
}

extension Signal: BindingSource where Error == Never {}
