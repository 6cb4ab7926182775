import Foundation
import RxCocoa
import RxSwift

extension LoginViewModel.OutputStreams {
  init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag, service: any LoginService) {
    let form = Observable.combineLatest(inputs.emailChanged, inputs.passwordChanged)
    let submitted = Observable.merge(
      inputs.submitTapped,
      inputs.textFieldShouldReturn.filter { $0 == .password }.map { _ in }
    )
    let login =
      submitted
      .withLatestFrom(form)
      .filter(isComplete)
      .flatMapLatest { email, password in
        service.login(email: email, password: password).materialize()
      }
      .share()

    self.focusedField = inputs.textFieldShouldReturn
      .filter { $0 == .email }
      .map { _ in .password }
      .asSignal(onErrorSignalWith: .empty())

    self.isLoading = Observable.merge(
      submitted.withLatestFrom(form).filter(isComplete).map { _ in true },
      login.filter { $0.isStopEvent }.map { _ in false }
    )
    .startWith(false)
    .asDriver(onErrorDriveWith: .empty())

    self.loginSuccess =
      login
      .compactMap { $0.element }
      .asSignal(onErrorSignalWith: .empty())

    self.submitButtonIsEnabled =
      form
      .map(isComplete)
      .distinctUntilChanged()
      .asDriver(onErrorDriveWith: .empty())

    self.loginFailure =
      login
      .compactMap { $0.error as? LoginError }
      .map { $0.message }
      .asSignal(onErrorSignalWith: .empty())

    self.textFieldShouldReturnReply = { field in field == .password }
  }
}

private func isComplete(email: String, password: String) -> Bool {
  return email.contains("@") && !password.isEmpty
}
