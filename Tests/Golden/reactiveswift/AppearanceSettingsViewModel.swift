import ReactiveSwift

extension AppearanceSettingsViewModel.OutputStreams {
  init(inputs: AppearanceSettingsViewModel.InputStreams) {
    #warning("selectedAppearance is not written yet")
    self.selectedAppearance = Property(value: .system)
  }
}
