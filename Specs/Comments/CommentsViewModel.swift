import ReactiveSwift

extension CommentsViewModel.OutputStreams {
  init(inputs: CommentsViewModel.InputStreams, service: any CommentsService) {
    let text = Property(initial: "", then: inputs.composerTextDidChange.map { $0 ?? "" })
    let limit = 500

    let posted = Signal.merge(inputs.postButtonTapped, inputs.retryTapped.map { _ in })
      .map { text.value }
      .withLatest(from: inputs.configure)
      .flatMap(.concat) { text, update in service.post(text, on: update).materialize() }

    inputs.retryTapped
      .flatMap(.latest) { completion in posted.compactMap { $0.value }.take(first: 1).map { _ in completion } }
      .observeValues { completion in completion() }

    let read = inputs.configure
      .flatMap(.latest) { update in service.comments(on: update).flatMapError { _ in .empty } }

    self.characterLimit = { limit }
    self.clearComposer = posted.compactMap { $0.value }.map { _ in }
    self.comments = Property(
      initial: [],
      then: SignalProducer.merge(
        read,
        posted.compactMap { $0.value }.producer.map { [$0] }
      )
      .scan([]) { comments, added in added + comments }
    )
    self.postButtonIsEnabled = text.map { !$0.isEmpty }
    self.postFailure = posted.compactMap { $0.error?.message }
    self.textShouldChangeReply = { range, replacement in
      text.value.count - range.count + replacement.count <= limit
    }
  }
}
