import ReactiveSwift

extension LoginSignupUseCase.OutputStreams {
  init(
    inputs: LoginSignupUseCase.InputStreams,
    loginIntent: LoginIntent,
    initialData: Signal<Void, Never>
  ) {
    // Read once, when the view model is created.
    let user = AppEnvironment.current.currentUser
    self.goToLoginSignup = inputs.goToLoginSignupTapped.map { loginIntent }
    self.isLoggedIn = Signal.merge(initialData, inputs.userSessionDidChange)
      .map { AppEnvironment.current.currentUser != nil }
    self.userSessionChanged = inputs.userSessionDidChange
    self.firstUser = initialData.map { user ?? "" }
  }
}
