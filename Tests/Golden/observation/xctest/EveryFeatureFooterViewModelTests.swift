import XCTest

@testable import App

@MainActor
final class EveryFeatureFooterViewModelTests: EveryFeatureFooterViewModelTestCase {
  override func makeViewModel() throws -> EveryFeatureFooterViewModel {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }

  func testTapped() async throws {
    throw XCTSkip("tapped has no test yet.")
  }
}
