// The part of RxTest 6 that generated test cases and their tests use. Compiled, never run.

import RxSwift

public typealias TestTime = Int

public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  public typealias VirtualTimeUnit = Int
  init() { fatalError() }
}

public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    fatalError()
  }

  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> { fatalError() }
}

public final class TestableObserver<Element>: ObserverType {
  init() {}
  public private(set) var events = [Recorded<Event<Element>>]()
  public func on(_ event: Event<Element>) { fatalError() }
}

public struct Recorded<Value> {
  public let time: TestTime
  public let value: Value
  public init(time: TestTime, value: Value) { fatalError() }
}
