import App
import Testing

@MainActor
struct EveryFeatureViewModelTests {
  private let test: EveryFeatureViewModelTestCase

  init() throws {
    self.test = try EveryFeatureViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws -> EveryFeatureViewModel {
    throw EveryFeatureViewModelTestCase.NoViewModel()
  }

  @Test(.disabled("currentTab has no test yet.")) func currentTab() {}

  @Test(.disabled("default has no test yet.")) func `default`() {}

  @Test(.disabled("didAsk has no test yet.")) func didAsk() {}

  @Test(.disabled("didReset has no test yet.")) func didReset() {}

  @Test(.disabled("emailFieldTextDidChange has no test yet.")) func emailFieldTextDidChange() {}

  @Test(.disabled("goToPage has no test yet.")) func goToPage() {}

  @Test(.disabled("headerViewModel has no test yet.")) func headerViewModel() {}

  @Test(.disabled("isBacked has no test yet.")) func isBacked() {}

  @Test(.disabled("ledHere has no test yet.")) func ledHere() {}

  @Test(.disabled("ledTo has no test yet.")) func ledTo() {}

  @Test(.disabled("moved has no test yet.")) func moved() {}

  @Test(.disabled("oldRows has no test yet.")) func oldRows() {}

  @Test(.disabled("progress has no test yet.")) func progress() {}

  @Test(.disabled("repeat has no test yet.")) func `repeat`() {}

  @Test(.disabled("resetFilters has no test yet.")) func resetFilters() {}

  @Test(.disabled("retryFailed has no test yet.")) func retryFailed() {}

  @Test(.disabled("retryTapped has no test yet.")) func retryTapped() {}

  @Test(.disabled("rowHeights has no test yet.")) func rowHeights() {}

  @Test(.disabled("rowMoved has no test yet.")) func rowMoved() {}

  @Test(.disabled("rows has no test yet.")) func rows() {}

  @Test(.disabled("rowTapped has no test yet.")) func rowTapped() {}

  @Test(.disabled("scrolled has no test yet.")) func scrolled() {}

  @Test(.disabled("selected has no test yet.")) func selected() {}

  @Test(.disabled("selection has no test yet.")) func selection() {}

  @Test(.disabled("shouldReturn has no test yet.")) func shouldReturn() {}

  @Test(.disabled("showAlert has no test yet.")) func showAlert() {}

  @Test(.disabled("showed has no test yet.")) func showed() {}

  @Test(.disabled("sized has no test yet.")) func sized() {}

  @Test(.disabled("tappedExpandableRow has no test yet.")) func tappedExpandableRow() {}

  @Test(.disabled("tappedSelectableRow has no test yet.")) func tappedSelectableRow() {}

  @Test(.disabled("title has no test yet.")) func title() {}

  @Test(.disabled("tracked has no test yet.")) func tracked() {}

  @Test(.disabled("whenDone has no test yet.")) func whenDone() {}

  @Test(.disabled("willShow has no test yet.")) func willShow() {}
}
