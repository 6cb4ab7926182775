import Foundation
import RxCocoa
import RxSwift

extension LoginViewModel.OutputStreams {
  init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag, service: any LoginService) {
    #warning("focusedField is not written yet")
    self.focusedField = .empty()
    #warning("isLoading is not written yet")
    self.isLoading = .just(false)
    #warning("loginSuccess is not written yet")
    self.loginSuccess = .empty()
    #warning("submitButtonIsEnabled is not written yet")
    self.submitButtonIsEnabled = .just(false)
    #warning("loginFailure is not written yet")
    self.loginFailure = .empty()
    #warning("textFieldShouldReturnReply is not written yet")
    self.textFieldShouldReturnReply = { _ in
      fatalError("LoginViewModel.textFieldShouldReturnReply is not written yet.")
    }
  }
}
