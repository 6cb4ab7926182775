import ReactiveSwift
import TestKit

/// The team's observer for outputs in generated test cases.
typealias OutputObserver<Value> = TestObserver<Value, Never>

extension TestObserver where Error == Never {
  func observe(_ signal: Signal<Value, Never>) { signal.observe(self.observer) }
  func observe(_ producer: SignalProducer<Value, Never>) { producer.start(self.observer) }
  func observe(_ property: Property<Value>) { property.producer.start(self.observer) }
}
