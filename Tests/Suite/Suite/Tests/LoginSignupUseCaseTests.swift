import ReactiveSwift
import TestKit
import XCTest

@testable import Suite

final class LoginSignupUseCaseTests: LoginSignupUseCaseTestCase {
  private let (initialData, initialDataObserver) = Signal<Void, Never>.pipe()

  override func makeViewModel() throws -> LoginSignupUseCase {
    XCTAssertTrue(self.isThrowingSetUpDone)
    return LoginSignupUseCase(withLoginIntent: .backProject, initialData: self.initialData)
  }

  func testTheEnvironmentIsThereWhenTheViewModelIsMade() {
    self.initialDataObserver.send(value: ())
    self.firstUser.assertValues(["amy"])
  }

  func testGoToLoginSignup() {
    self.vm.uiInputs.goToLoginSignupTapped()
    self.goToLoginSignup.assertValues([.backProject])
  }

  func testAHistory() {
    self.initialDataObserver.send(value: ())
    AppEnvironment.push(AppEnvironment(currentUser: nil))
    self.vm.uiInputs.userSessionDidChange()
    AppEnvironment.pop()
    XCTAssertEqual(self.isLoggedIn.values, [true, false])
    self.isLoggedIn.assertValues([true, false])
  }
}
