package com.example.app;

import io.reactivex.Observable;
import io.reactivex.subjects.PublishSubject;
import java.net.URI;

/** The logic of the login screen, as a person writes it. */
final class LoginLogic extends LoginViewModel.Logic {
  private final PublishSubject<String> failures = PublishSubject.create();

  LoginLogic(LoginService service) {
    super(service);
  }

  @Override
  protected boolean textFieldShouldReturnReply(LoginField field) {
    return field == LoginField.PASSWORD;
  }

  @Override
  protected Observable<LoginField> focusedField() {
    return this.sent.textFieldShouldReturn()
        .filter(field -> field == LoginField.EMAIL)
        .map(field -> LoginField.PASSWORD);
  }

  @Override
  protected Observable<Boolean> isLoading() {
    return this.sent.submitTapped().map(unit -> true);
  }

  @Override
  protected Observable<URI> loginSuccess() {
    Observable<String> results = Observable.combineLatest(
        this.sent.emailChanged(), this.sent.submitTapped(), (email, unit) -> this.service.login(email));
    results.filter(String::isEmpty).subscribe(result -> this.failures.onNext("wrong password"));
    return results.filter(result -> !result.isEmpty()).map(URI::create);
  }

  @Override
  protected Observable<Boolean> submitButtonIsEnabled() {
    return Observable.combineLatest(
        this.sent.emailChanged(),
        this.sent.passwordChanged(),
        (email, password) -> !email.isEmpty() && !password.isEmpty());
  }

  @Override
  protected Observable<String> loginFailure() {
    return this.failures;
  }
}
