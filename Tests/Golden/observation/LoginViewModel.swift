import Foundation

extension LoginViewModel: LoginViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  var isLoading: Bool {
    #warning("isLoading is not written yet")
    return false
  }

  var submitButtonIsEnabled: Bool {
    #warning("submitButtonIsEnabled is not written yet")
    return false
  }

  func submitTapped() {
    #warning("submitTapped is not written yet")
  }

  func textFieldShouldReturn(_ field: LoginField) -> Bool {
    #warning("textFieldShouldReturn is not written yet")
    fatalError("LoginViewModel.textFieldShouldReturn is not written yet.")
  }
}
