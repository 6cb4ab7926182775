import Testing

@testable import App

@MainActor
struct EveryFeatureToolbarViewModelTests {
  private let test: EveryFeatureToolbarViewModelTestCase

  init() throws {
    self.test = try EveryFeatureToolbarViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with its dependencies.
  private static func makeViewModel() throws -> EveryFeatureToolbarViewModel {
    #warning("makeViewModel is not written yet")
    throw CancellationError()
  }

  /// Uncomment a line to write its test. Delete this test once all are written.
  @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

  // @Test func shouldTap() {}
}
