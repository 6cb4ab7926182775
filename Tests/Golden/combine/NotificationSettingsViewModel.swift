#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension NotificationSettingsViewModel.OutputStreams {
  init(inputs: NotificationSettingsViewModel.InputStreams, cancellables: inout Set<AnyCancellable>) {
    #warning("isAnyEnabled is not written yet")
    self.isAnyEnabled = Just(false).eraseToAnyPublisher()
  }
}
