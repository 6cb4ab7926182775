import ReactiveSwift

extension SignUpViewModel.OutputStreams {
  init(inputs: SignUpViewModel.InputStreams) {
    let email = inputs.email.map { $0.lowercased() }
    let submitted = inputs.submitTapped.map { _ in (email: email.value, code: inputs.code.value) }
    self.email = email
    self.isSubmitButtonEnabled = email.map { $0.contains("@") }
    self.didSignUp = submitted.filter { $0.code == "1234" }.map { $0.email }
    self.wrongCode = submitted.filter { $0.code != "1234" }.map { "'\($0.code)' is not the code." }
  }
}
