import App
import XCTest

final class EveryFeatureViewModelTests: EveryFeatureViewModelTestCase {
  override func makeViewModel() throws -> EveryFeatureViewModel {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }

  func testCurrentTab() throws {
    throw XCTSkip("currentTab has no test yet.")
  }

  func testDefault() throws {
    throw XCTSkip("default has no test yet.")
  }

  func testDidAsk() throws {
    throw XCTSkip("didAsk has no test yet.")
  }

  func testDidReset() throws {
    throw XCTSkip("didReset has no test yet.")
  }

  func testEmailFieldTextDidChange() throws {
    throw XCTSkip("emailFieldTextDidChange has no test yet.")
  }

  func testGoToPage() throws {
    throw XCTSkip("goToPage has no test yet.")
  }

  func testHeaderViewModel() throws {
    throw XCTSkip("headerViewModel has no test yet.")
  }

  func testIsBacked() throws {
    throw XCTSkip("isBacked has no test yet.")
  }

  func testLedHere() throws {
    throw XCTSkip("ledHere has no test yet.")
  }

  func testLedTo() throws {
    throw XCTSkip("ledTo has no test yet.")
  }

  func testMoved() throws {
    throw XCTSkip("moved has no test yet.")
  }

  func testOldRows() throws {
    throw XCTSkip("oldRows has no test yet.")
  }

  func testProgress() throws {
    throw XCTSkip("progress has no test yet.")
  }

  func testRepeat() throws {
    throw XCTSkip("repeat has no test yet.")
  }

  func testResetFilters() throws {
    throw XCTSkip("resetFilters has no test yet.")
  }

  func testRetryFailed() throws {
    throw XCTSkip("retryFailed has no test yet.")
  }

  func testRetryTapped() throws {
    throw XCTSkip("retryTapped has no test yet.")
  }

  func testRowHeights() throws {
    throw XCTSkip("rowHeights has no test yet.")
  }

  func testRowMoved() throws {
    throw XCTSkip("rowMoved has no test yet.")
  }

  func testRows() throws {
    throw XCTSkip("rows has no test yet.")
  }

  func testRowTapped() throws {
    throw XCTSkip("rowTapped has no test yet.")
  }

  func testScrolled() throws {
    throw XCTSkip("scrolled has no test yet.")
  }

  func testSelected() throws {
    throw XCTSkip("selected has no test yet.")
  }

  func testSelection() throws {
    throw XCTSkip("selection has no test yet.")
  }

  func testShouldReturn() throws {
    throw XCTSkip("shouldReturn has no test yet.")
  }

  func testShowAlert() throws {
    throw XCTSkip("showAlert has no test yet.")
  }

  func testShowed() throws {
    throw XCTSkip("showed has no test yet.")
  }

  func testSized() throws {
    throw XCTSkip("sized has no test yet.")
  }

  func testTappedExpandableRow() throws {
    throw XCTSkip("tappedExpandableRow has no test yet.")
  }

  func testTappedSelectableRow() throws {
    throw XCTSkip("tappedSelectableRow has no test yet.")
  }

  func testTitle() throws {
    throw XCTSkip("title has no test yet.")
  }

  func testTracked() throws {
    throw XCTSkip("tracked has no test yet.")
  }

  func testWhenDone() throws {
    throw XCTSkip("whenDone has no test yet.")
  }

  func testWillShow() throws {
    throw XCTSkip("willShow has no test yet.")
  }
}
