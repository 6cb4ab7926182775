import XCTest

@testable import Suite

/// A team's base class: it pushes an environment for each test.
class TestCase: XCTestCase {
  private(set) var isThrowingSetUpDone = false

  override func setUpWithError() throws {
    try super.setUpWithError()
    self.isThrowingSetUpDone = true
  }

  override func setUp() {
    super.setUp()
    XCTAssertEqual(AppEnvironment.count, 1, "It is set up once, and torn down.")
    AppEnvironment.push(AppEnvironment(currentUser: "amy"))
  }

  override func tearDown() {
    super.tearDown()
    AppEnvironment.pop()
  }
}
