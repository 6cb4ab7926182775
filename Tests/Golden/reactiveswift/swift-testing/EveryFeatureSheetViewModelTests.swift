import App
import Testing

@MainActor
struct EveryFeatureSheetViewModelTests {
  private let test: EveryFeatureSheetViewModelTestCase

  init() throws {
    self.test = try EveryFeatureSheetViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws -> EveryFeatureSheetViewModel {
    return EveryFeatureSheetViewModel()
  }

  /// Uncomment a line to write its test. Delete this test once none is left.
  @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

  // @Test func refresh() {}
  // @Test func save() {}
  // @Test func title() {}
  // @Test func willHide() {}
}
