import ReactiveSwift

extension NotificationSettingsViewModel.OutputStreams {
  init(inputs: NotificationSettingsViewModel.InputStreams) {
    #warning("isAnyEnabled is not written yet")
    self.isAnyEnabled = Property(value: false)
  }
}
