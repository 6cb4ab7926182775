import RxCocoa
import RxRelay
import RxSwift

extension ProfileViewModel.OutputStreams {
  init(inputs: ProfileViewModel.InputStreams, disposeBag: DisposeBag, service: any ProfileService) {
    let name = BehaviorRelay<String>(value: "")
    inputs.name.bind(to: name).disposed(by: disposeBag)

    let profile = Observable.combineLatest(inputs.profile, inputs.name, inputs.isSubscribed)
      .map { id, name, isSubscribed in ProfileData(id: id, name: name, isSubscribed: isSubscribed) }
    let saved = inputs.saveTapped
      .withLatestFrom(profile)
      .flatMapLatest { profile in service.save(profile).materialize() }
      .share()

    self.isSaveButtonEnabled =
      profile
      .map { !$0.name.isEmpty }
      .startWith(false)
      .distinctUntilChanged()
      .asDriver(onErrorDriveWith: .empty())
    self.didSave =
      saved
      .compactMap { $0.element }
      .asSignal(onErrorSignalWith: .empty())
    self.saveFailure =
      saved
      .compactMap { $0.error as? ProfileError }
      .map { $0.message }
      .asSignal(onErrorSignalWith: .empty())
    self.nameShouldEndEditingReply = { !name.value.isEmpty }
  }
}
