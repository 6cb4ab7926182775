import ReactiveSwift

extension DonationViewModel.OutputStreams {
  init(inputs: DonationViewModel.InputStreams, session: any Session) {
    let signIn = SignInUseCase(session: session)
    // These closures retain the use case for as long as the inputs live.
    inputs.sessionDidChange.observeValues { signIn.dataInputs.sessionDidChange() }
    inputs.signInButtonTapped.observeValues { signIn.uiInputs.signInButtonTapped() }
    inputs.viewDidLoad.observeValues { signIn.dataInputs.screenDidLoad() }

    self.donateButtonIsHidden = signIn.dataOutputs.isSignedIn.map { !$0 }
    self.goToSignIn = signIn.uiOutputs.goToSignIn
    self.signInButtonIsHidden = signIn.dataOutputs.isSignedIn
  }
}
