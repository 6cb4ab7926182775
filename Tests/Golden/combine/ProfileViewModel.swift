#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension ProfileViewModel.OutputStreams {
  init(
    inputs: ProfileViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any ProfileService
  ) {
    #warning("didSave is not written yet")
    self.didSave = Empty().eraseToAnyPublisher()
    #warning("isSaveButtonEnabled is not written yet")
    self.isSaveButtonEnabled = Just(false).eraseToAnyPublisher()
    #warning("saveFailure is not written yet")
    self.saveFailure = Empty().eraseToAnyPublisher()
    #warning("nameShouldEndEditingReply is not written yet")
    self.nameShouldEndEditingReply = {
      fatalError("ProfileViewModel.nameShouldEndEditingReply is not written yet.")
    }
  }
}
