import RxSwift
import XCTest

@testable import Feedback

/// The inputs are observers, so a test sends values to them as a bound view would.
final class FeedbackViewModelTests: FeedbackViewModelTestCase {
  private let service = FeedbackServiceStub()

  override func makeViewModel() throws -> FeedbackViewModel {
    return FeedbackViewModel(service: self.service)
  }

  func testDidSubmit() {
    self.vm.inputs.message.onNext("Quick!")
    self.vm.inputs.stars.onNext(5)
    self.vm.inputs.submitTapped.onNext(())
    XCTAssertEqual(self.didSubmit.values.count, 1)
    XCTAssertEqual(self.service.sent, ["Quick! 5"])
  }

  func testIsSubmitButtonEnabled() {
    self.vm.inputs.message.onNext("Quick!")
    XCTAssertEqual(self.isSubmitButtonEnabled.values, [false], "Nobody has rated yet.")
    self.vm.inputs.stars.onNext(5)
    self.vm.inputs.message.onNext("")
    XCTAssertEqual(self.isSubmitButtonEnabled.values, [false, true, false])
  }

  /// An input keeps working after a source bound to it completes.
  func testMessageGoesOn() {
    self.vm.inputs.stars.onNext(5)
    self.vm.inputs.message.onNext("Quick!")
    self.vm.inputs.message.onCompleted()
    self.vm.inputs.message.onNext("")
    XCTAssertEqual(self.isSubmitButtonEnabled.values, [false, true, false])
  }

  func testSubmitFailure() {
    self.service.failure = FeedbackError(message: "No network.")
    self.vm.inputs.stars.onNext(1)
    self.vm.inputs.submitTapped.onNext(())
    XCTAssertEqual(self.submitFailure.values, ["No network."])
    XCTAssertEqual(self.didSubmit.values.count, 0)
  }
}

/// Records the message, unless set to fail.
private final class FeedbackServiceStub: FeedbackService {
  var failure: FeedbackError?
  private(set) var sent: [String] = []

  func send(_ message: String, stars: Int) -> Observable<Void> {
    if let failure { return .error(failure) }
    self.sent.append("\(message) \(stars)")
    return .just(())
  }
}
