// The part of RxSwift that the test of a clock uses, as small as possible. It runs, but without support for
// threads, errors and completion.

import enum Dispatch.DispatchTimeInterval

public typealias RxTimeInterval = DispatchTimeInterval

public enum Event<Element> {
  case next(Element)

  public var element: Element? {
    switch self {
    case .next(let element): return element
    }
  }
}

public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

public struct AnyObserver<Element>: ObserverType {
  private let hear: (Event<Element>) -> Void
  public init(eventHandler: @escaping (Event<Element>) -> Void) { self.hear = eventHandler }
  public func on(_ event: Event<Element>) { self.hear(event) }
}

public protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public final class Observable<Element>: ObservableConvertibleType {
  private let begin: (@escaping (Element) -> Void) -> Void
  public init(_ begin: @escaping (@escaping (Element) -> Void) -> Void) { self.begin = begin }

  public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    var hear: ((Element) -> Void)? = onNext
    self.begin { hear?($0) }
    return AnyDisposable { hear = nil }
  }

  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    return self.subscribe(onNext: { observer.on(.next($0)) })
  }

  public func asObservable() -> Observable<Element> { return self }

  public func map<New>(_ transform: @escaping (Element) -> New) -> Observable<New> {
    return Observable<New> { hear in self.begin { hear(transform($0)) } }
  }

  /// Only the last of several elements within the time is passed on.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    return Observable { hear in
      var count = 0
      self.begin { element in
        count += 1
        let mine = count
        scheduler.schedule(after: dueTime) { if mine == count { hear(element) } }
      }
    }
  }
}

public protocol SchedulerType: AnyObject {
  func schedule(after time: RxTimeInterval, _ action: @escaping () -> Void)
}

public protocol Disposable {
  func dispose()
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.disposables.append(self) }
}

public enum Disposables {
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    return AnyDisposable(action: dispose)
  }
}

private struct AnyDisposable: Disposable {
  let action: () -> Void
  func dispose() { self.action() }
}

public final class DisposeBag {
  fileprivate var disposables: [any Disposable] = []
  public init() {}
  deinit { for disposable in self.disposables { disposable.dispose() } }
}
