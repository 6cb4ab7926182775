// Properties and disposables.

public final class MutableProperty<Value> {
  public var value: Value { didSet { self.input.send(value: self.value) } }
  public let signal: Signal<Value, Never>
  private let input: Signal<Value, Never>.Observer

  public init(_ value: Value) {
    self.value = value
    (self.signal, self.input) = Signal.pipe()
  }
}

public final class Property<Value> {
  private let read: () -> Value
  public let signal: Signal<Value, Never>
  public var value: Value { return self.read() }

  private init(_ signal: Signal<Value, Never>, _ read: @escaping () -> Value) {
    (self.signal, self.read) = (signal, read)
  }

  public convenience init(value: Value) { self.init(Signal.pipe().output) { value } }
  public convenience init(_ property: MutableProperty<Value>) {
    self.init(property.signal) { property.value }
  }
  public convenience init(capturing property: MutableProperty<Value>) { self.init(property) }

  public func map<New>(_ transform: @escaping (Value) -> New) -> Property<New> {
    return Property<New>(self.signal.map(transform)) { transform(self.value) }
  }

  public var producer: SignalProducer<Value, Never> {
    return SignalProducer { observer in
      observer.send(value: self.value)
      return self.signal.observe(observer)
    }
  }
}

public protocol Disposable: AnyObject {
  func dispose()
}

final class ActionDisposable: Disposable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { self.action() }
}

public final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable] = []
  public init() {}

  public func dispose() {
    for disposable in self.disposables { disposable.dispose() }
    self.disposables = []
  }

  @discardableResult
  public static func += (composite: CompositeDisposable, disposable: (any Disposable)?) -> (any Disposable)? {
    if let disposable { composite.disposables.append(disposable) }
    return nil
  }
}

public final class ScopedDisposable<Inner: Disposable>: Disposable {
  public let inner: Inner
  public init(_ inner: Inner) { self.inner = inner }
  public func dispose() { self.inner.dispose() }
  deinit { self.inner.dispose() }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  @discardableResult
  public static func += (scoped: ScopedDisposable, disposable: (any Disposable)?) -> (any Disposable)? {
    return scoped.inner += disposable
  }
}

public final class UIScheduler {
  public init() {}
}
