import ReactiveSwift

extension CommentsViewModel.OutputStreams {
  init(inputs: CommentsViewModel.InputStreams, service: any CommentsService) {
    #warning("characterLimit is not written yet")
    self.characterLimit = { fatalError("CommentsViewModel.characterLimit is not written yet.") }
    #warning("clearComposer is not written yet")
    self.clearComposer = .empty
    #warning("comments is not written yet")
    self.comments = Property(value: [])
    #warning("postButtonIsEnabled is not written yet")
    self.postButtonIsEnabled = Property(value: false)
    #warning("postFailure is not written yet")
    self.postFailure = .empty
    #warning("textShouldChangeReply is not written yet")
    self.textShouldChangeReply = { _, _ in
      fatalError("CommentsViewModel.textShouldChangeReply is not written yet.")
    }
  }
}
