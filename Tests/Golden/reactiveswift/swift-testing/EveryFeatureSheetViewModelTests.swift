import App
import Testing

@MainActor
struct EveryFeatureSheetViewModelTests {
  private let test: EveryFeatureSheetViewModelTestCase

  init() throws {
    self.test = try EveryFeatureSheetViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with its dependencies.
  private static func makeViewModel() throws -> EveryFeatureSheetViewModel {
    return EveryFeatureSheetViewModel()
  }

  /// Uncomment a line to write its test. Delete this test once all are written.
  @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

  // @Test func refresh() {}
  // @Test func save() {}
  // @Test func title() {}
  // @Test func willHide() {}
}
