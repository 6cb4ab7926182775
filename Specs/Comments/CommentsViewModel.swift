import ReactiveSwift

extension CommentsViewModel.OutputStreams {
  init(inputs: CommentsViewModel.InputStreams, service: any CommentsService) {
    let text = Property(initial: "", then: inputs.composerTextDidChange.map { $0 ?? "" })
    let limit = 500

    let posted = Signal.merge(inputs.postButtonTapped, inputs.retryTapped.map { _ in })
      .map { text.value }
      .withLatest(from: inputs.configure)
      .flatMap(.concat) { text, update in service.post(text, on: update).materialize() }
    let accepted = posted.compactMap { $0.value }

    accepted
      .withLatest(from: inputs.retryTapped)
      .observeValues { _, completion in completion() }

    self.characterLimit = { limit }
    self.clearComposer = accepted.map { _ in }
    self.comments = Property(
      initial: [],
      then: accepted.scan([]) { comments, added in [added] + comments }
    )
    self.postButtonIsEnabled = text.map { !$0.isEmpty }
    self.postFailure = posted.compactMap { $0.error?.message }
    self.textShouldChangeReply = { range, replacement in
      text.value.count - range.count + replacement.count <= limit
    }
  }
}
