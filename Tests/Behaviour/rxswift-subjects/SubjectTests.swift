import RxSwift

@testable import Behaviour

// Tests call inputs as in the other styles.

extension PublishSubject {
  func callAsFunction(_ value: Element) { self.onNext(value) }
}

extension BehaviorSubject {
  func callAsFunction(_ value: Element) { self.onNext(value) }
}

extension ReplaySubject {
  func callAsFunction(_ value: Element) { self.onNext(value) }
}
