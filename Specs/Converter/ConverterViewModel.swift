import RxSwift

extension ConverterViewModel.OutputStreams {
  init(inputs: ConverterViewModel.InputStreams, disposeBag: DisposeBag, service: any RateService) {
    let rate = inputs.currency
      .flatMapLatest { currency in service.rate(of: currency).materialize() }
      .share()

    self.result =
      Observable.combineLatest(inputs.amount, rate.compactMap { $0.element })
      .map { amount, rate in Int(amount).map { "\($0 * rate)" } ?? "" }
      .startWith("")
      .distinctUntilChanged()
    self.unknownCurrency =
      rate
      .compactMap { $0.error as? RateError }
      .map { $0.currency }
  }
}
