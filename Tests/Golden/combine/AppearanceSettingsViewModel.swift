#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension AppearanceSettingsViewModel.OutputStreams {
  init(inputs: AppearanceSettingsViewModel.InputStreams, cancellables: inout Set<AnyCancellable>) {
    #warning("selectedAppearance is not written yet")
    self.selectedAppearance = Just(.system).eraseToAnyPublisher()
  }
}
