import Foundation
import MVVMConfiguration

/// The owner of the clock that all observers of a test case share.
enum ConsumerClock: String, CaseIterable, Sendable {
  case testCase = "ClockOfTestCase"
  case baseClass = "ClockOfBaseClass"
}

extension ConsumerClock {
  /// Writes a module, with its tests, of what the page about tests shows of time in RxSwift.
  func add(to folder: URL) throws {
    let module = folder.appendingPathComponent(self.rawValue)
    let tests = module.appendingPathComponent("Tests")
    let files = try TimePage.rxSwift.modules(of: self.rawValue) {
      $0.baseClass = self == .baseClass ? "ClockCase" : nil
    }
    try write(files.sources, into: module)
    try write(files.tests + (self == .baseClass ? [clockCase] : []), into: tests)
  }
}

/// It makes its clock late, but before the observers are made.
private let clockCase = SwiftFile(
  name: "ClockCase.swift",
  text: """
    import RxTest
    import XCTest

    class ClockCase: XCTestCase {
      private(set) var scheduler: TestScheduler!

      override func setUp() {
        super.setUp()
        self.scheduler = TestScheduler(initialClock: 0)
      }
    }

    """
)
