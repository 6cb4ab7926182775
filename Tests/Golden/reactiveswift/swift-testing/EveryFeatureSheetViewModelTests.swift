import App
import Testing

@MainActor
struct EveryFeatureSheetViewModelTests {
  private let test: EveryFeatureSheetViewModelTestCase

  init() {
    self.test = EveryFeatureSheetViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() -> EveryFeatureSheetViewModel {
    fatalError("Make the view model here.")
  }

  /// Uncomment a line to write its test. Delete this test once none is left.
  @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

  // @Test func refresh() {}
  // @Test func save() {}
  // @Test func title() {}
  // @Test func willHide() {}
}
