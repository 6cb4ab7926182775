import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import Login

final class LoginViewModelTests: LoginViewModelTestCase {
  private let service = LoginServiceStub()

  override func makeViewModel() throws -> LoginViewModel {
    return LoginViewModel(service: self.service)
  }

  func testFocusedField() {
    XCTAssertFalse(self.vm.inputs.textFieldShouldReturn(.email))
    XCTAssertEqual(self.focusedField.values, [.password])
  }

  func testIsLoading() {
    self.fillIn()
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.isLoading.values, [false, true, false])
  }

  func testLoginFailure() {
    self.service.failure = LoginError(message: "Wrong password.")
    self.fillIn()
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.loginFailure.values, ["Wrong password."])
    XCTAssertEqual(self.loginSuccess.values, [])

    self.service.failure = nil
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.loginSuccess.values.count, 1, "One failure does not end the logic.")
  }

  func testLoginSuccess() {
    self.fillIn()
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.loginSuccess.values.map { $0.lastPathComponent }, ["a@b.c"])
    XCTAssertEqual(self.loginFailure.values, [])
  }

  func testSubmitButtonIsEnabled() {
    self.vm.inputs.emailChanged("a@b.c")
    self.vm.inputs.passwordChanged("secret")
    self.vm.inputs.passwordChanged("")
    XCTAssertEqual(self.submitButtonIsEnabled.values, [false, true, false])
  }

  func testSubmitTappedTooEarly() {
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.isLoading.values, [false])
  }

  func testTextFieldShouldReturn() {
    self.fillIn()
    XCTAssertTrue(self.vm.inputs.textFieldShouldReturn(.password))
    XCTAssertEqual(self.loginSuccess.values.count, 1)
  }

  private func fillIn() {
    self.vm.inputs.emailChanged("a@b.c")
    self.vm.inputs.passwordChanged("secret")
  }
}

/// Tests a view with a mock of its view model, which records the view's calls and sets the values that it
/// shows.
final class LoginViewModelMockTests: XCTestCase {
  func testCalls() {
    let mock = LoginViewModelMock(textFieldShouldReturnReply: { $0 == .email })
    let viewModel: any LoginViewModelType = mock
    viewModel.inputs.emailChanged("a@b.c")
    XCTAssertTrue(viewModel.inputs.textFieldShouldReturn(.email))
    viewModel.inputs.submitTapped()
    XCTAssertEqual(mock.calls, [.emailChanged("a@b.c"), .textFieldShouldReturn(.email), .submitTapped])
  }

  func testOutputs() {
    let mock = LoginViewModelMock(textFieldShouldReturnReply: { _ in true })
    let viewModel: any LoginViewModelType = mock
    let isLoading = TestScheduler(initialClock: 0).createObserver(Bool.self)
    let disposeBag = DisposeBag()
    viewModel.outputs.isLoading.drive(isLoading).disposed(by: disposeBag)
    mock.isLoadingRelay.accept(true)
    XCTAssertEqual(isLoading.values, [false, true])
  }
}

/// Signs everybody in, with a page of their own, unless set to fail.
private final class LoginServiceStub: LoginService {
  var failure: LoginError?

  func login(email: String, password: String) -> Observable<URL> {
    if let failure { return .error(failure) }
    return .just(URL(fileURLWithPath: "/people/\(email)"))
  }
}
