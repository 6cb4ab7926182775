extension ___FILEBASENAME___: ___FILEBASENAME___Logic {
  /// The logic's own state.
  struct Kept {}

  func submitTapped() {
    #warning("submitTapped() is not written yet")
  }

  func viewAppeared() {
    #warning("viewAppeared() is not written yet")
  }
}
