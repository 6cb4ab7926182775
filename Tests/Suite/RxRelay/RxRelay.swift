import RxSwift

public final class PublishRelay<Element> {
  private var observers: [(Element) -> Void] = []
  public init() {}
  public func accept(_ element: Element) { for hear in self.observers { hear(element) } }
  public func asObservable() -> Observable<Element> {
    return Observable { [weak self] hear in self?.observers.append(hear) }
  }
}
