import App
import Testing

@MainActor
struct EveryFeatureHeaderViewModelTests {
  private let test: EveryFeatureHeaderViewModelTestCase

  init() throws {
    self.test = try EveryFeatureHeaderViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws -> EveryFeatureHeaderViewModel {
    throw EveryFeatureHeaderViewModelTestCase.NoViewModel()
  }

  @Test(.disabled("title has no test yet.")) func title() {}
}
