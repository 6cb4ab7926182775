import RxSwift

public struct Signal<Element>: ObservableConvertibleType {
  fileprivate let source: Observable<Element>
  public static func empty() -> Signal<Element> { return Signal(source: Observable { _ in }) }
  public func asObservable() -> Observable<Element> { return self.source }
  public func emit<Observer: ObserverType<Element>>(to observer: Observer) -> any Disposable {
    return self.source.subscribe(observer)
  }
}

extension Observable {
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { return Signal(source: self) }
}
