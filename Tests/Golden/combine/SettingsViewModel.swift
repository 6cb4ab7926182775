#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension SettingsViewModel.OutputStreams {
  init(
    inputs: SettingsViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    notifications: any NotificationSettingsViewModelType,
    appearance: any AppearanceSettingsViewModelType
  ) {
    #warning("appearanceViewModel is not written yet")
    self.appearanceViewModel = { fatalError("SettingsViewModel.appearanceViewModel is not written yet.") }
    #warning("didLogOut is not written yet")
    self.didLogOut = Empty().eraseToAnyPublisher()
    #warning("notificationsViewModel is not written yet")
    self.notificationsViewModel = {
      fatalError("SettingsViewModel.notificationsViewModel is not written yet.")
    }
    #warning("showLogoutAlert is not written yet")
    self.showLogoutAlert = Empty().eraseToAnyPublisher()
    #warning("summary is not written yet")
    self.summary = Empty().eraseToAnyPublisher()
  }
}
