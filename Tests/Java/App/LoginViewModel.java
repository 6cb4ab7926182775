package com.example.app;

import androidx.annotation.NonNull;
import io.reactivex.Observable;
import io.reactivex.subjects.BehaviorSubject;
import io.reactivex.subjects.PublishSubject;
import java.net.URI;

/** Signs a person in with an email address and a password. */
public interface LoginViewModel {
  interface Inputs {
    /** Call when the text of the email field changes. */
    void emailChanged(String email);

    /** Call when the text of the password field changes. */
    void passwordChanged(String password);

    /** Call when the submit button is tapped. */
    void submitTapped();

    /** Call when return is pressed; the reply says whether the field gives up the focus. */
    boolean textFieldShouldReturn(LoginField field);
  }

  interface Outputs {
    /** Emits the field that takes the focus. */
    Observable<LoginField> focusedField();

    /** Emits whether a request is under way. */
    Observable<Boolean> isLoading();

    /** Emits when signing in succeeds, with the page to show. */
    Observable<URI> loginSuccess();

    /** Emits whether the submit button is enabled. */
    Observable<Boolean> submitButtonIsEnabled();
  }

  interface Errors {
    /** Emits the message to show when signing in fails. */
    Observable<String> loginFailure();
  }

  final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs, Errors {
    public ViewModel(final @NonNull Environment environment, final @NonNull LoginService service) {
      super(environment);

      final Observable<String> pages = Observable.combineLatest(
          this.emailChanged, this.submitTapped, (email, unit) -> service.login(email));

      this.focusedField = this.textFieldShouldReturn
          .filter(field -> field == LoginField.EMAIL)
          .map(field -> LoginField.PASSWORD);
      this.isLoading = latest(this.submitTapped.map(unit -> true), false);
      this.loginSuccess = pages.filter(page -> !page.isEmpty()).map(URI::create);
      this.submitButtonIsEnabled = Observable.combineLatest(
          this.emailChanged,
          this.passwordChanged,
          (email, password) -> !email.isEmpty() && !password.isEmpty());
      this.loginFailure = pages.filter(String::isEmpty).map(page -> "wrong password");
    }

    private static <T> @NonNull Observable<T> latest(final @NonNull Observable<T> values, final @NonNull T start) {
      final BehaviorSubject<T> latest = BehaviorSubject.createDefault(start);
      values.subscribe(latest);
      return latest;
    }

    @Override public boolean textFieldShouldReturn(final @NonNull LoginField field) {
      this.textFieldShouldReturn.onNext(field);
      return field == LoginField.PASSWORD;
    }

    // mvvmgen: your code ends here. Everything below, and everything above the class, is generated.
    private final BehaviorSubject<String> emailChanged = BehaviorSubject.createDefault("");
    private final BehaviorSubject<String> passwordChanged = BehaviorSubject.createDefault("");
    private final PublishSubject<Unit> submitTapped = PublishSubject.create();
    private final PublishSubject<LoginField> textFieldShouldReturn = PublishSubject.create();

    private final Observable<LoginField> focusedField;
    private final Observable<Boolean> isLoading;
    private final Observable<URI> loginSuccess;
    private final Observable<Boolean> submitButtonIsEnabled;
    private final Observable<String> loginFailure;

    public final Inputs inputs = this;
    public final Outputs outputs = this;
    public final Errors errors = this;

    @Override public void emailChanged(final @NonNull String email) {
      this.emailChanged.onNext(email);
    }
    @Override public void passwordChanged(final @NonNull String password) {
      this.passwordChanged.onNext(password);
    }
    @Override public void submitTapped() {
      this.submitTapped.onNext(Unit.UNIT);
    }

    @Override public @NonNull Observable<LoginField> focusedField() {
      return this.focusedField;
    }
    @Override public @NonNull Observable<Boolean> isLoading() {
      return this.isLoading;
    }
    @Override public @NonNull Observable<URI> loginSuccess() {
      return this.loginSuccess;
    }
    @Override public @NonNull Observable<Boolean> submitButtonIsEnabled() {
      return this.submitButtonIsEnabled;
    }
    @Override public @NonNull Observable<String> loginFailure() {
      return this.loginFailure;
    }
  }
}
