import ReactiveSwift
import XCTest

@testable import Comments

final class CommentsViewModelTests: CommentsViewModelTestCase {
  private let service = CommentsServiceStub()

  override func makeViewModel() throws -> CommentsViewModel {
    return CommentsViewModel(service: self.service)
  }

  func testCharacterLimit() {
    XCTAssertEqual(self.vm.outputs.characterLimit, 500)
  }

  func testClearComposer() {
    self.post("Well done")
    XCTAssertEqual(self.clearComposer.values.count, 1)
  }

  func testComments() {
    self.post("First")
    self.post("Second")
    XCTAssertEqual(self.comments.values.map { $0.map { $0.text } }, [[], ["First"], ["Second", "First"]])
  }

  /// A state is a property, so it can be read at any time.
  func testPostButtonIsEnabled() {
    XCTAssertFalse(self.vm.outputs.postButtonIsEnabled.value)
    self.vm.inputs.composerTextDidChange("Well done")
    XCTAssertTrue(self.vm.outputs.postButtonIsEnabled.value)
    self.vm.inputs.composerTextDidChange(nil)
    XCTAssertEqual(self.postButtonIsEnabled.values, [false, true, false])
  }

  func testPostFailure() {
    self.service.failure = CommentsError(message: "Not connected.")
    self.post("Well done")
    XCTAssertEqual(self.postFailure.values, ["Not connected."])
    XCTAssertEqual(self.clearComposer.values.count, 0)
  }

  func testRetryTapped() {
    self.service.failure = CommentsError(message: "Not connected.")
    self.post("Well done")
    self.service.failure = nil
    var completions = 0
    self.vm.inputs.retryTapped(completion: { completions += 1 })
    XCTAssertEqual(self.vm.outputs.comments.value.map { $0.text }, ["Well done"])
    self.post("And more")
    XCTAssertEqual(completions, 1, "A completion belongs to its own try.")
  }

  func testTextShouldChange() {
    self.vm.inputs.composerTextDidChange(String(repeating: "a", count: 500))
    XCTAssertFalse(self.vm.inputs.textShouldChange(in: 500..<500, to: "b"))
    XCTAssertTrue(self.vm.inputs.textShouldChange(in: 499..<500, to: "b"))
  }

  private func post(_ text: String) {
    self.vm.inputs.configure(with: Update(id: 1))
    self.vm.inputs.composerTextDidChange(text)
    self.vm.inputs.postButtonTapped()
  }
}

/// Posts each comment in Ada's name, unless set to fail.
private final class CommentsServiceStub: CommentsService {
  var failure: CommentsError?

  func post(_ text: String, on update: Update) -> SignalProducer<CommentData, CommentsError> {
    if let failure { return SignalProducer(error: failure) }
    return SignalProducer(value: CommentData(author: "Ada", text: text))
  }
}
