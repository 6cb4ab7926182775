import RxSwift

public struct Signal<Element> {
  fileprivate let source: Observable<Element>
  public static func empty() -> Signal<Element> { return Signal(source: Observable { _ in }) }
  public func emit() -> any Disposable { return self.source.subscribe { _ in } }
  public func emit<Observer: ObserverType<Element>>(to observer: Observer) -> any Disposable {
    return self.source.subscribe { observer.on(.next($0)) }
  }
}

extension Observable {
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { return Signal(source: self) }
}
