// The part of RxCocoa 6 that view models, their logic and their tests use. Compiled, never run.

@_exported import RxRelay
import RxSwift

// MARK: SharedSequence

public protocol SharingStrategyProtocol {}

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { fatalError() }

  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { fatalError() }

  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> { fatalError() }

  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> { fatalError() }
}

public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  init() { fatalError() }
}

extension SharedSequence {
  public static func empty() -> SharedSequence<SharingStrategy, Element> { fatalError() }
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequenceConvertibleType where Element == Any {
  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1,
    _ source2: O2
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy { fatalError() }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

// MARK: Driver

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

public struct DriverSharingStrategy: SharingStrategyProtocol {
  init() { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element { fatalError() }

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
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { fatalError() }
}

// MARK: Signal

public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

public struct SignalSharingStrategy: SharingStrategyProtocol {
  init() { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element { fatalError() }

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
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { fatalError() }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { fatalError() }
}

// MARK: Binding

extension ObservableType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element { fatalError() }
}
