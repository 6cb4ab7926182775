import XCTest

@testable import App

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(*, deprecated)
final class EveryFeatureToolbarViewModelTests: EveryFeatureToolbarViewModelTestCase {
  override func makeViewModel() throws -> EveryFeatureToolbarViewModel {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }

  func testShouldTap() throws {
    throw XCTSkip("shouldTap has no test yet.")
  }
}
