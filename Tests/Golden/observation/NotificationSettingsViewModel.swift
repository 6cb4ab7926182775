extension NotificationSettingsViewModel: NotificationSettingsViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  var isAnyEnabled: Bool {
    #warning("isAnyEnabled is not written yet")
    return false
  }

  func toggled(mail isOn: Bool) {
    #warning("mailToggled is not written yet")
  }

  func toggled(push isOn: Bool) {
    #warning("pushToggled is not written yet")
  }
}
