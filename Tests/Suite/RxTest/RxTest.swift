import RxSwift

/// A clock that counts seconds and only moves when a test advances it.
public final class TestScheduler: SchedulerType {
  private var waiting: [(time: Int, action: () -> Void)] = []
  public private(set) var clock: Int
  public init(initialClock: Int) { self.clock = initialClock }

  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
    return TestableObserver(self)
  }

  /// A time in the past is postponed to the next tick, as in the library.
  public func scheduleAt(_ time: Int, action: @escaping () -> Void) {
    self.waiting.append((time > self.clock ? time : self.clock + 1, action))
  }

  public func schedule(after time: RxTimeInterval, _ action: @escaping () -> Void) {
    switch time {
    case .seconds(let seconds): self.scheduleAt(self.clock + seconds, action: action)
    case .milliseconds(let milliseconds):
      self.scheduleAt(self.clock + (milliseconds + 500) / 1_000, action: action)
    default: fatalError("The clock does not know this unit.")
    }
  }

  public func advanceTo(_ time: Int) {
    while let next = self.waiting.enumerated().min(by: { $0.element.time < $1.element.time }),
      next.element.time <= time
    {
      self.clock = self.waiting.remove(at: next.offset).time
      next.element.action()
    }
    self.clock = time
  }
}

public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  public private(set) var events: [Recorded<Event<Element>>] = []
  fileprivate init(_ scheduler: TestScheduler) { self.scheduler = scheduler }
  public func on(_ event: Event<Element>) {
    self.events.append(Recorded(time: self.scheduler.clock, value: event))
  }
}

public struct Recorded<Value> {
  public let time: Int
  public let value: Value

  public static func next<T>(_ time: Int, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    return Recorded(time: time, value: .next(element))
  }
}

extension Event: Equatable where Element: Equatable {
  public static func == (one: Event<Element>, other: Event<Element>) -> Bool {
    return one.element == other.element
  }
}

extension Recorded: Equatable where Value: Equatable {}
