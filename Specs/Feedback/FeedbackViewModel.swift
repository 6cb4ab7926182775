import RxCocoa
import RxSwift

extension FeedbackViewModel.OutputStreams {
  init(inputs: FeedbackViewModel.InputStreams, disposeBag: DisposeBag, service: any FeedbackService) {
    let feedback = Observable.combineLatest(inputs.message, inputs.stars)
    let submitted = inputs.submitTapped
      .withLatestFrom(feedback)
      .flatMapLatest { message, stars in service.send(message, stars: stars).materialize() }
      .share()

    self.didSubmit =
      submitted
      .compactMap { $0.element }
      .asSignal(onErrorSignalWith: .empty())
    self.isSubmitButtonEnabled =
      feedback
      .map { message, _ in !message.isEmpty }
      .startWith(false)
      .distinctUntilChanged()
      .asDriver(onErrorDriveWith: .empty())
    self.submitFailure =
      submitted
      .compactMap { $0.error as? FeedbackError }
      .map { $0.message }
      .asSignal(onErrorSignalWith: .empty())
  }
}
