import RxSwift

public final class PublishRelay<Element> {
  private var observers: [(Element) -> Void] = []
  public init() {}
  public func accept(_ element: Element) { for hear in self.observers { hear(element) } }
  public func asObservable() -> Observable<Element> {
    return Observable { [weak self] hear in self?.observers.append(hear) }
  }
}

public final class BehaviorRelay<Element> {
  private let relay = PublishRelay<Element>()
  public private(set) var value: Element
  public init(value: Element) { self.value = value }
  public func accept(_ element: Element) {
    self.value = element
    self.relay.accept(element)
  }
  public func asObservable() -> Observable<Element> {
    return Observable { [weak self] hear in
      guard let self else { return }
      hear(self.value)
      _ = self.relay.asObservable().subscribe(onNext: hear)
    }
  }
}

extension Observable {
  public func bind(to relay: PublishRelay<Element>) -> any Disposable {
    return self.subscribe(onNext: relay.accept)
  }
  public func bind(to relay: BehaviorRelay<Element>) -> any Disposable {
    return self.subscribe(onNext: relay.accept)
  }
}
