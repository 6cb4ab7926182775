// The part of RxRelay 6 that view models, their logic and their tests use. Compiled, never run.

import RxSwift

public final class BehaviorRelay<Element>: ObservableType {
  public init(value: Element) { fatalError() }
  public func accept(_ event: Element) { fatalError() }
  public var value: Element { fatalError() }
}

public final class PublishRelay<Element>: ObservableType {
  public init() { fatalError() }
  public func accept(_ event: Element) { fatalError() }
}

public final class ReplayRelay<Element>: ObservableType {
  private init() {}
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { fatalError() }
  public func accept(_ event: Element) { fatalError() }
}

extension ObservableType {
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable { fatalError() }
}
