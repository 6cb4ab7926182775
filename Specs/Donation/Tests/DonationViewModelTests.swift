import XCTest

@testable import Donation

/// Tests the use case through the view model that it is a part of.
final class DonationViewModelTests: DonationViewModelTestCase {
  private let session = SessionStub()

  override func makeViewModel() throws -> DonationViewModel {
    return DonationViewModel(session: self.session)
  }

  func testButtons() {
    self.vm.inputs.viewDidLoad()
    self.session.isSignedIn = true
    self.vm.inputs.sessionDidChange()
    XCTAssertEqual(self.donateButtonIsHidden.values, [true, false])
    XCTAssertEqual(self.signInButtonIsHidden.values, [false, true])
  }

  func testGoToSignIn() {
    self.vm.inputs.viewDidLoad()
    self.vm.inputs.signInButtonTapped()
    XCTAssertEqual(self.goToSignIn.values.count, 1)
  }
}
