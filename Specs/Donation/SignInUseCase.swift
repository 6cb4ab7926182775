import ReactiveSwift

extension SignInUseCase.OutputStreams {
  init(inputs: SignInUseCase.InputStreams, session: any Session) {
    self.isSignedIn = Signal.merge(inputs.screenDidLoad, inputs.sessionDidChange).map { session.isSignedIn }
    self.goToSignIn = inputs.signInButtonTapped
  }
}
