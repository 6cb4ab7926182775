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
    throw EveryFeatureSheetViewModelTestCase.NoViewModel()
  }

  @Test(.disabled("refresh has no test yet.")) func refresh() {}

  @Test(.disabled("save has no test yet.")) func save() {}

  @Test(.disabled("title has no test yet.")) func title() {}

  @Test(.disabled("willHide has no test yet.")) func willHide() {}
}
