import ReactiveSwift
import XCTest

/// A team's observer: it has two type arguments, and assertions of its own.
public final class TestObserver<Value, Error: Swift.Error> {
  public private(set) var events: [Signal<Value, Error>.Event] = []
  public private(set) var observer: Signal<Value, Error>.Observer!

  public init() {
    self.observer = Signal<Value, Error>.Observer { [weak self] in self?.events.append($0) }
  }

  public var values: [Value] { return self.events.compactMap { $0.value } }
}

extension TestObserver where Value: Equatable {
  public func assertValues(_ values: [Value], file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(values, self.values, file: file, line: line)
  }
}
