import ReactiveSwift

extension CommentsViewModel.OutputStreams {
  init(inputs: CommentsViewModel.InputStreams, service: any CommentsService) {
    let text = Property(initial: "", then: inputs.composerTextDidChange.map { $0 ?? "" })
    let limit = 500

    let posted = Signal.merge(inputs.postButtonTapped.map(value: {}), inputs.retryTapped)
      .withLatest(from: inputs.configure)
      .flatMap(.concat) { completion, update in
        service.post(text.value, on: update).materialize().map { (event: $0, completion: completion) }
      }
    let accepted = posted.compactMap { $0.event.value }

    self.characterLimit = { limit }
    self.clearComposer = accepted.map { _ in }
    self.comments = Property(
      initial: [],
      then: accepted.scan([]) { comments, added in [added] + comments }
    )
    self.postButtonIsEnabled = text.map { !$0.isEmpty }
    self.postFailure = posted.compactMap { $0.event.error?.message }
    self.textShouldChangeReply = { range, replacement in
      text.value.count - range.count + replacement.count <= limit
    }

    posted
      .filter { $0.event.value != nil }
      .observeValues { $0.completion() }
  }
}
