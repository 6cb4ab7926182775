package com.example.app;

import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tests of the login screen. Each prints a line if it passes. */
public final class LoginTests {
  private final LoginViewModel.ViewModel viewModel;

  private LoginTests(String page) {
    this.viewModel = new LoginViewModel.ViewModel(new Environment(), email -> page);
  }

  public static void main(String[] arguments) {
    new LoginTests("").state();
    new LoginTests("").lateSubscriber();
    new LoginTests("").reply();
    new LoginTests("https://example.com/home").success();
    new LoginTests("").failure();
  }

  private void state() {
    List<Boolean> enabled = new ArrayList<>();
    this.viewModel.outputs.submitButtonIsEnabled().subscribe(enabled::add);
    this.viewModel.inputs.emailChanged("a@example.com");
    this.viewModel.inputs.passwordChanged("secret");
    expect("a state begins with its value and follows the inputs", Arrays.asList(false, false, true), enabled);
  }

  private void lateSubscriber() {
    this.viewModel.inputs.submitTapped();
    List<Boolean> loading = new ArrayList<>();
    this.viewModel.outputs.isLoading().subscribe(loading::add);
    expect("a late subscriber gets the state", Arrays.asList(true), loading);
  }

  private void reply() {
    List<LoginField> focused = new ArrayList<>();
    this.viewModel.outputs.focusedField().subscribe(focused::add);
    expect("an input replies", false, this.viewModel.inputs.textFieldShouldReturn(LoginField.EMAIL));
    expect("an input that replies emits its value", Arrays.asList(LoginField.PASSWORD), focused);
  }

  private void success() {
    List<URI> pages = new ArrayList<>();
    this.viewModel.outputs.loginSuccess().subscribe(pages::add);
    this.viewModel.inputs.submitTapped();
    expect("an event is sent once", Arrays.asList(URI.create("https://example.com/home")), pages);
  }

  private void failure() {
    List<String> messages = new ArrayList<>();
    this.viewModel.errors.loginFailure().subscribe(messages::add);
    this.viewModel.inputs.submitTapped();
    expect("an error has its message", Arrays.asList("wrong password"), messages);
  }

  private static void expect(String sentence, Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw new AssertionError(sentence + ": " + actual + ", expected " + expected);
    }
    System.out.println("passed: " + sentence);
  }
}
