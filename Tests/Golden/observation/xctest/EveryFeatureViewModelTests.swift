import App
import XCTest

@MainActor
final class EveryFeatureViewModelTests: EveryFeatureViewModelTestCase {
  override func makeViewModel() throws -> EveryFeatureViewModel {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }

  func testCurrentTab() async throws {
    throw XCTSkip("currentTab has no test yet.")
  }

  func testDefault() async throws {
    throw XCTSkip("default has no test yet.")
  }

  func testDidReset() async throws {
    throw XCTSkip("didReset has no test yet.")
  }

  func testEmailFieldTextDidChange() async throws {
    throw XCTSkip("emailFieldTextDidChange has no test yet.")
  }

  func testGoToPage() async throws {
    throw XCTSkip("goToPage has no test yet.")
  }

  func testHeaderViewModel() async throws {
    throw XCTSkip("headerViewModel has no test yet.")
  }

  func testIsBacked() async throws {
    throw XCTSkip("isBacked has no test yet.")
  }

  func testLedHere() async throws {
    throw XCTSkip("ledHere has no test yet.")
  }

  func testLedTo() async throws {
    throw XCTSkip("ledTo has no test yet.")
  }

  func testMoved() async throws {
    throw XCTSkip("moved has no test yet.")
  }

  func testOldRows() async throws {
    throw XCTSkip("oldRows has no test yet.")
  }

  func testProgress() async throws {
    throw XCTSkip("progress has no test yet.")
  }

  func testRepeat() async throws {
    throw XCTSkip("repeat has no test yet.")
  }

  func testResetFilters() async throws {
    throw XCTSkip("resetFilters has no test yet.")
  }

  func testRetryFailed() async throws {
    throw XCTSkip("retryFailed has no test yet.")
  }

  func testRetryTapped() async throws {
    throw XCTSkip("retryTapped has no test yet.")
  }

  func testRowHeights() async throws {
    throw XCTSkip("rowHeights has no test yet.")
  }

  func testRowMoved() async throws {
    throw XCTSkip("rowMoved has no test yet.")
  }

  func testRows() async throws {
    throw XCTSkip("rows has no test yet.")
  }

  func testRowTapped() async throws {
    throw XCTSkip("rowTapped has no test yet.")
  }

  func testScrolled() async throws {
    throw XCTSkip("scrolled has no test yet.")
  }

  func testSelected() async throws {
    throw XCTSkip("selected has no test yet.")
  }

  func testSelection() async throws {
    throw XCTSkip("selection has no test yet.")
  }

  func testShouldReturn() async throws {
    throw XCTSkip("shouldReturn has no test yet.")
  }

  func testShowAlert() async throws {
    throw XCTSkip("showAlert has no test yet.")
  }

  func testShowed() async throws {
    throw XCTSkip("showed has no test yet.")
  }

  func testSized() async throws {
    throw XCTSkip("sized has no test yet.")
  }

  func testTappedExpandableRow() async throws {
    throw XCTSkip("tappedExpandableRow has no test yet.")
  }

  func testTappedSelectableRow() async throws {
    throw XCTSkip("tappedSelectableRow has no test yet.")
  }

  func testTitle() async throws {
    throw XCTSkip("title has no test yet.")
  }

  func testTracked() async throws {
    throw XCTSkip("tracked has no test yet.")
  }

  func testWhenDone() async throws {
    throw XCTSkip("whenDone has no test yet.")
  }

  func testWillShow() async throws {
    throw XCTSkip("willShow has no test yet.")
  }
}
