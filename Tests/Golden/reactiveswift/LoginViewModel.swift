import Foundation
import ReactiveSwift

extension LoginViewModel.OutputStreams {
  init(inputs: LoginViewModel.InputStreams, service: any LoginService) {
    #warning("focusedField is not written yet")
    self.focusedField = .empty
    #warning("isLoading is not written yet")
    self.isLoading = Property(value: false)
    #warning("loginSuccess is not written yet")
    self.loginSuccess = .empty
    #warning("submitButtonIsEnabled is not written yet")
    self.submitButtonIsEnabled = Property(value: false)
    #warning("loginFailure is not written yet")
    self.loginFailure = .empty
    #warning("textFieldShouldReturnReply is not written yet")
    self.textFieldShouldReturnReply = { _ in
      fatalError("LoginViewModel.textFieldShouldReturnReply is not written yet.")
    }
  }
}
