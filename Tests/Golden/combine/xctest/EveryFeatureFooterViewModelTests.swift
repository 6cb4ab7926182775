import XCTest

@testable import App

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

final class EveryFeatureFooterViewModelTests: EveryFeatureFooterViewModelTestCase {
  override func makeViewModel() throws -> EveryFeatureFooterViewModel {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }

  func testTapped() throws {
    throw XCTSkip("tapped has no test yet.")
  }
}
