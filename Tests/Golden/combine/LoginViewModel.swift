import Foundation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension LoginViewModel.OutputStreams {
  init(
    inputs: LoginViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any LoginService
  ) {
    #warning("focusedField is not written yet")
    self.focusedField = Empty().eraseToAnyPublisher()
    #warning("isLoading is not written yet")
    self.isLoading = Just(false).eraseToAnyPublisher()
    #warning("loginSuccess is not written yet")
    self.loginSuccess = Empty().eraseToAnyPublisher()
    #warning("submitButtonIsEnabled is not written yet")
    self.submitButtonIsEnabled = Just(false).eraseToAnyPublisher()
    #warning("loginFailure is not written yet")
    self.loginFailure = Empty().eraseToAnyPublisher()
    #warning("textFieldShouldReturnReply is not written yet")
    self.textFieldShouldReturnReply = { _ in
      fatalError("LoginViewModel.textFieldShouldReturnReply is not written yet.")
    }
  }
}
