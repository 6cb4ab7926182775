import App
import XCTest

@MainActor
final class EveryFeatureHeaderViewModelTests: EveryFeatureHeaderViewModelTestCase {
  override func makeViewModel() throws -> EveryFeatureHeaderViewModel {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }

  func testTitle() async throws {
    throw XCTSkip("title has no test yet.")
  }
}
