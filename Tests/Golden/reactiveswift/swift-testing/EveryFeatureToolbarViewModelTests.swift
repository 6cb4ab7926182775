import Testing

@testable import App

@MainActor
struct EveryFeatureToolbarViewModelTests {
  private let test: EveryFeatureToolbarViewModelTestCase

  init() {
    self.test = EveryFeatureToolbarViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() -> EveryFeatureToolbarViewModel {
    fatalError("Make the view model here.")
  }

  /// Uncomment a line to write its test. Delete this test once none is left.
  @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

  // @Test func shouldTap() {}
}
