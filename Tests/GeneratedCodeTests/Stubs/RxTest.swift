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
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) { fatalError() }
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

extension Recorded {
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    fatalError()
  }
}

extension Recorded: Equatable where Value: Equatable {
  public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool { fatalError() }
}

extension Event: Equatable where Element: Equatable {
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool { fatalError() }
}
