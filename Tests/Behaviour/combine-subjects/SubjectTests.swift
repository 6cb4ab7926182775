import Combine

@testable import Behaviour

// Tests call inputs as in the other styles.

extension PassthroughSubject {
  func callAsFunction(_ value: Output) { self.send(value) }
}

extension CurrentValueSubject {
  func callAsFunction(_ value: Output) { self.send(value) }
}
