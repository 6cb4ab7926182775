import XCTest

@testable import Donation

final class SignInUseCaseTests: SignInUseCaseTestCase {
  private let session = SessionStub()

  override func makeViewModel() throws -> SignInUseCase {
    return SignInUseCase(session: self.session)
  }

  func testGoToSignIn() {
    self.vm.uiInputs.signInButtonTapped()
    XCTAssertEqual(self.goToSignIn.values.count, 1)
  }

  func testIsSignedIn() {
    self.vm.dataInputs.screenDidLoad()
    self.session.isSignedIn = true
    self.vm.dataInputs.sessionDidChange()
    XCTAssertEqual(self.isSignedIn.values, [false, true])
  }
}

final class SessionStub: Session {
  var isSignedIn = false
}
