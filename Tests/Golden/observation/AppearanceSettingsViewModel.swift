extension AppearanceSettingsViewModel: AppearanceSettingsViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  var selectedAppearance: Appearance {
    #warning("selectedAppearance is not written yet")
    return .system
  }
}
