import Testing

@testable import App

@MainActor
struct EveryFeatureFooterViewModelTests {
  private let test: EveryFeatureFooterViewModelTestCase

  init() throws {
    self.test = try EveryFeatureFooterViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws -> EveryFeatureFooterViewModel {
    throw EveryFeatureFooterViewModelTestCase.NoViewModel()
  }

  @Test(.disabled("tapped has no test yet.")) func tapped() {}
}
