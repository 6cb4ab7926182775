// The part of RxSwift 6 that view models, their logic and their tests use. Compiled, never run.

import enum Dispatch.DispatchTimeInterval

// MARK: Observing

public protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

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

  public func asObservable() -> Observable<Element> { fatalError() }
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

public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void
  public init(eventHandler: @escaping EventHandler) { fatalError() }
  public func on(_ event: Event<Element>) { fatalError() }
}

// MARK: Subjects

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

public protocol SubjectType: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}

public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  public typealias SubjectObserverType = PublishSubject<Element>
  public var hasObservers: Bool { fatalError() }
  public var isDisposed: Bool { fatalError() }
  override public init() {}
  public func on(_ event: Event<Element>) { fatalError() }

  override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { fatalError() }

  public func asObserver() -> PublishSubject<Element> { fatalError() }
  public func dispose() { fatalError() }
}

public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  public typealias SubjectObserverType = BehaviorSubject<Element>
  public var hasObservers: Bool { fatalError() }
  public var isDisposed: Bool { fatalError() }
  public init(value: Element) {}
  public func value() throws -> Element { fatalError() }
  public func on(_ event: Event<Element>) { fatalError() }

  override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { fatalError() }

  public func asObserver() -> BehaviorSubject<Element> { fatalError() }
  public func dispose() { fatalError() }
}

public class ReplaySubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  public typealias SubjectObserverType = ReplaySubject<Element>
  public var hasObservers: Bool { fatalError() }
  public var isDisposed: Bool { fatalError() }
  public func on(_ event: Event<Element>) { fatalError() }
  public func asObserver() -> ReplaySubject<Element> { fatalError() }
  public func dispose() { fatalError() }
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { fatalError() }
}

// MARK: Disposing

public protocol Disposable {
  func dispose()
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { fatalError() }
}

public class DisposeBase {
  init() {}
}

public struct Disposables {
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { fatalError() }
}

public final class DisposeBag: DisposeBase {
  override public init() {}
  public func insert(_ disposable: any Disposable) { fatalError() }
}

extension DisposeBag {
  public func insert(_ disposables: any Disposable...) { fatalError() }
  public func insert(_ disposables: [any Disposable]) { fatalError() }
}

public final class CompositeDisposable: DisposeBase, Cancelable {
  public struct DisposeKey {}

  public var isDisposed: Bool { fatalError() }
  override public init() {}
  public func insert(_ disposable: any Disposable) -> DisposeKey? { fatalError() }
  public func dispose() { fatalError() }
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
  public static let instance: MainScheduler = { fatalError() }()
}

public class CurrentThreadScheduler: ImmediateSchedulerType {
  public static let instance: CurrentThreadScheduler = { fatalError() }()
  init() {}
}

public protocol VirtualTimeConverterType {
  associatedtype VirtualTimeUnit
}

open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  public typealias VirtualTime = Converter.VirtualTimeUnit
  public init(initialClock: VirtualTime, converter: Converter) { fatalError() }
  public func start() { fatalError() }
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
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<
    Element
  > {
    fatalError()
  }

  public static func empty() -> Observable<Element> { fatalError() }
  public static func error(_ error: any Swift.Error) -> Observable<Element> { fatalError() }
  public static func just(_ element: Element) -> Observable<Element> { fatalError() }
  public static func never() -> Observable<Element> { fatalError() }

  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { fatalError() }

  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { fatalError() }

  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element { fatalError() }

  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<
    Element
  > {
    fatalError()
  }
}

// MARK: Transforming

extension ObservableType {
  public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<
    Element
  > {
    fatalError()
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> { fatalError() }

  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    fatalError()
  }

  public func distinctUntilChanged(_ keySelector: @escaping (Element) throws -> some Equatable) -> Observable<
    Element
  > {
    fatalError()
  }

  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<
    Element
  > {
    fatalError()
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> { fatalError() }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { fatalError() }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { fatalError() }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { fatalError() }

  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> { fatalError() }

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
  public func take(_ count: Int) -> Observable<Element> { fatalError() }

  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> { fatalError() }

  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<
    Source.Element
  > {
    fatalError()
  }

  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K,
    comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> { fatalError() }

  public func scan<A>(
    into seed: A,
    accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> { fatalError() }

  public func skip(until other: some ObservableType) -> Observable<Element> { fatalError() }
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    fatalError()
  }
  public func take(until other: some ObservableType) -> Observable<Element> { fatalError() }
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

  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> { fatalError() }

  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> { fatalError() }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { fatalError() }
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { fatalError() }

  public static func combineLatest<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { fatalError() }
}

extension ObservableType where Element == Any {
  public static func combineLatest<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> { fatalError() }

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

// MARK: Single, Maybe, Completable and Infallible

public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

public struct PrimitiveSequence<Trait, Element> {
  init() { fatalError() }
}

public protocol PrimitiveSequenceType {
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { fatalError() }
}

extension PrimitiveSequence: ObservableConvertibleType {
  public func asObservable() -> Observable<Element> { fatalError() }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  public static func error(_ error: any Swift.Error) -> Single<Element> { fatalError() }
  public static func just(_ element: Element) -> Single<Element> { fatalError() }
  public static func never() -> Single<Element> { fatalError() }
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    fatalError()
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  public static func empty() -> Maybe<Element> { fatalError() }
  public static func error(_ error: any Swift.Error) -> Maybe<Element> { fatalError() }
  public static func just(_ element: Element) -> Maybe<Element> { fatalError() }
  public static func never() -> Maybe<Element> { fatalError() }
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> { fatalError() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  public static func empty() -> Completable { fatalError() }
  public static func error(_ error: any Swift.Error) -> Completable { fatalError() }
  public static func never() -> Completable { fatalError() }
}

public protocol InfallibleType: ObservableConvertibleType {}

public struct Infallible<Element>: InfallibleType {
  init() { fatalError() }
  public func asObservable() -> Observable<Element> { fatalError() }
}
