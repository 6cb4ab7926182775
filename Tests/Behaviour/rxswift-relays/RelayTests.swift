import RxRelay

@testable import Behaviour

// Tests call inputs as in the other styles.

extension PublishRelay {
  func callAsFunction(_ value: Element) { self.accept(value) }
}

extension BehaviorRelay {
  func callAsFunction(_ value: Element) { self.accept(value) }
}

extension ReplayRelay {
  func callAsFunction(_ value: Element) { self.accept(value) }
}
