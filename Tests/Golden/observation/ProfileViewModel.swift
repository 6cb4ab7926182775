extension ProfileViewModel: ProfileViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  public var isSaveButtonEnabled: Bool {
    #warning("isSaveButtonEnabled is not written yet")
    return false
  }

  public func nameShouldEndEditing() -> Bool {
    #warning("nameShouldEndEditing is not written yet")
    fatalError("ProfileViewModel.nameShouldEndEditing is not written yet.")
  }

  public func saveTapped() {
    #warning("saveTapped is not written yet")
  }
}
