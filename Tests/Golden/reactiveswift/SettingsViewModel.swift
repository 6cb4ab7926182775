import ReactiveSwift

extension SettingsViewModel.OutputStreams {
  init(
    inputs: SettingsViewModel.InputStreams,
    notifications: any NotificationSettingsViewModelType,
    appearance: any AppearanceSettingsViewModelType
  ) {
    #warning("appearanceViewModel is not written yet")
    self.appearanceViewModel = { fatalError("SettingsViewModel.appearanceViewModel is not written yet.") }
    #warning("didLogOut is not written yet")
    self.didLogOut = .empty
    #warning("notificationsViewModel is not written yet")
    self.notificationsViewModel = {
      fatalError("SettingsViewModel.notificationsViewModel is not written yet.")
    }
    #warning("showLogoutAlert is not written yet")
    self.showLogoutAlert = .empty
    #warning("summary is not written yet")
    self.summary = Property(
      value: { () -> String in fatalError("SettingsViewModel.summary is not written yet.") }()
    )
  }
}
