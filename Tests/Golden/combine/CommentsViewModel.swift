#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension CommentsViewModel.OutputStreams {
  init(
    inputs: CommentsViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any CommentsService
  ) {
    #warning("characterLimit is not written yet")
    self.characterLimit = { fatalError("CommentsViewModel.characterLimit is not written yet.") }
    #warning("clearComposer is not written yet")
    self.clearComposer = Empty().eraseToAnyPublisher()
    #warning("comments is not written yet")
    self.comments = Just([]).eraseToAnyPublisher()
    #warning("postButtonIsEnabled is not written yet")
    self.postButtonIsEnabled = Just(false).eraseToAnyPublisher()
    #warning("postFailure is not written yet")
    self.postFailure = Empty().eraseToAnyPublisher()
    #warning("textShouldChangeReply is not written yet")
    self.textShouldChangeReply = { _, _ in
      fatalError("CommentsViewModel.textShouldChangeReply is not written yet.")
    }
  }
}
