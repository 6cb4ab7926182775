// The part of RxSwift 6 that view models, their logic and their tests use. Compiled, never run.

import enum Dispatch.DispatchTimeInterval

// MARK: Observing

public protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {}

extension ObservableType {
  public func asObservable() -> Observable<Element> { fatalError() }

  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { fatalError() }

  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable { fatalError() }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { fatalError() }

  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { fatalError() }
}

public class Observable<Element>: ObservableType {
  init() {}

  public func subscribe<Observer: ObserverType>(_: Observer) -> any Disposable
  where Observer.Element == Element { fatalError() }
}

public protocol ObserverType {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { fatalError() }
  public func onCompleted() { fatalError() }
  public func onError(_ error: any Swift.Error) { fatalError() }
}

public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void
  public init(eventHandler: @escaping EventHandler) {}
  public func on(_ event: Event<Element>) { fatalError() }
}

@frozen public enum Event<Element> {
  case next(Element)
  case error(any Swift.Error)
  case completed
}

extension Event {
  public var isStopEvent: Bool { fatalError() }
  public var element: Element? { fatalError() }
  public var error: (any Swift.Error)? { fatalError() }
  public var isCompleted: Bool { fatalError() }
}

// MARK: Subjects

public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  override public init() {}
  public func on(_ event: Event<Element>) { fatalError() }
}

public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  public init(value: Element) {}
  public func on(_ event: Event<Element>) { fatalError() }
}

public class ReplaySubject<Element>: Observable<Element>, ObserverType {
  public func on(_ event: Event<Element>) { fatalError() }
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { fatalError() }
}

// MARK: Disposing

public protocol Disposable {}

public protocol Cancelable: Disposable {}

extension Disposable {
  public func disposed(by bag: DisposeBag) { fatalError() }
}

public struct Disposables {
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { fatalError() }
}

public final class DisposeBag {
  public init() {}
}

public final class CompositeDisposable: Cancelable {
  public struct DisposeKey {}

  public init() {}
  public func insert(_ disposable: any Disposable) -> DisposeKey? { fatalError() }
}

// MARK: Scheduling

public typealias RxTimeInterval = DispatchTimeInterval

public protocol ImmediateSchedulerType {}

public protocol SchedulerType: ImmediateSchedulerType {}

public class SerialDispatchQueueScheduler: SchedulerType {
  init() {}
}

public final class MainScheduler: SerialDispatchQueueScheduler {
  override public init() {}
}

public protocol VirtualTimeConverterType {
  associatedtype VirtualTimeUnit
}

open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  public typealias VirtualTime = Converter.VirtualTimeUnit
  public init(initialClock: VirtualTime, converter: Converter) { fatalError() }
  public func advanceTo(_ virtualTime: VirtualTime) { fatalError() }
}

extension ObservableType {
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    fatalError()
  }
}

public enum SubjectLifetimeScope {
  case whileConnected
  case forever
}

// MARK: Making observables

extension ObservableType {
  public static func empty() -> Observable<Element> { fatalError() }
  public static func error(_ error: any Swift.Error) -> Observable<Element> { fatalError() }
  public static func just(_ element: Element) -> Observable<Element> { fatalError() }

  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> { fatalError() }
}

// MARK: Transforming

extension ObservableType {
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    fatalError()
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { fatalError() }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { fatalError() }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    fatalError()
  }
  public func materialize() -> Observable<Event<Element>> { fatalError() }

  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    fatalError()
  }

  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    fatalError()
  }

  public func skip(_ count: Int) -> Observable<Element> { fatalError() }
  public func startWith(_ elements: Element...) -> Observable<Element> { fatalError() }

  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> { fatalError() }

  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> { fatalError() }

  public func scan<A>(
    into seed: A,
    accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> { fatalError() }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { fatalError() }
}

// MARK: Combining

extension ObservableType {
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> { fatalError() }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> { fatalError() }

  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> { fatalError() }
}
