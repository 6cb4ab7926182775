extension SettingsViewModel: SettingsViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  var appearanceViewModel: any AppearanceSettingsViewModelType {
    #warning("appearanceViewModel is not written yet")
    fatalError("SettingsViewModel.appearanceViewModel is not written yet.")
  }

  var notificationsViewModel: any NotificationSettingsViewModelType {
    #warning("notificationsViewModel is not written yet")
    fatalError("SettingsViewModel.notificationsViewModel is not written yet.")
  }

  var summary: String {
    #warning("summary is not written yet")
    fatalError("SettingsViewModel.summary is not written yet.")
  }

  func logoutConfirmed(_ isConfirmed: Bool) {
    #warning("logoutConfirmed is not written yet")
  }

  func logoutTapped() {
    #warning("logoutTapped is not written yet")
  }
}
