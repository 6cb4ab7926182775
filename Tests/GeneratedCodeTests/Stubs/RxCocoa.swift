// The part of RxCocoa 6 that view models, their logic and their tests use. Compiled, never run.

@_exported import RxRelay
import RxSwift

// MARK: SharedSequence

public protocol SharingStrategyProtocol {
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { fatalError() }

  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { fatalError() }

  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> { fatalError() }

  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { fatalError() }

  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }

  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { fatalError() }
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy { fatalError() }

  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> { fatalError() }

  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) -> some Equatable
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K,
    comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType, ObservableConvertibleType
{
  init() { fatalError() }
  public func asObservable() -> Observable<Element> { fatalError() }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequence {
  public static func empty() -> SharedSequence<SharingStrategy, Element> { fatalError() }
  public static func never() -> SharedSequence<SharingStrategy, Element> { fatalError() }
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> { fatalError() }
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy { fatalError() }

  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  { fatalError() }
}

extension SharedSequenceConvertibleType where Element == Any {
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  { fatalError() }

  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1,
    _ source2: O2
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy { fatalError() }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> { fatalError() }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

// MARK: Driver

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

public struct DriverSharingStrategy: SharingStrategyProtocol {
  init() { fatalError() }
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { fatalError() }

  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element { fatalError() }

  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? { fatalError() }

  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable { fatalError() }
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable { fatalError() }
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result { fatalError() }

  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable { fatalError() }

  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { fatalError() }

  public func drive() -> any Disposable { fatalError() }
}

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { fatalError() }
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> { fatalError() }

  public func asDriver(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> { fatalError() }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { fatalError() }
}

extension InfallibleType {
  public func asDriver() -> Driver<Element> { fatalError() }
}

// MARK: Signal

public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

public struct SignalSharingStrategy: SharingStrategyProtocol {
  init() { fatalError() }
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { fatalError() }

  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element { fatalError() }

  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? { fatalError() }

  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable { fatalError() }
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable { fatalError() }
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable { fatalError() }
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable { fatalError() }

  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable { fatalError() }

  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { fatalError() }

  public func emit() -> any Disposable { fatalError() }
}

extension ObservableConvertibleType {
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> { fatalError() }
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { fatalError() }

  public func asSignal(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> { fatalError() }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { fatalError() }
}

// MARK: Binding

extension ObservableType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element { fatalError() }

  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? { fatalError() }

  public func bind<Result>(to binder: (Self) -> Result) -> Result { fatalError() }

  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable { fatalError() }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { fatalError() }
}
