import RxCocoa
import RxSwift

extension CommentsViewModel.OutputStreams {
  init(inputs: CommentsViewModel.InputStreams, disposeBag: DisposeBag, service: any CommentsService) {
    #warning("characterLimit is not written yet")
    self.characterLimit = { fatalError("CommentsViewModel.characterLimit is not written yet.") }
    #warning("clearComposer is not written yet")
    self.clearComposer = .empty()
    #warning("comments is not written yet")
    self.comments = .just([])
    #warning("postButtonIsEnabled is not written yet")
    self.postButtonIsEnabled = .just(false)
    #warning("postFailure is not written yet")
    self.postFailure = .empty()
    #warning("textShouldChangeReply is not written yet")
    self.textShouldChangeReply = { _, _ in
      fatalError("CommentsViewModel.textShouldChangeReply is not written yet.")
    }
  }
}
