import RxCocoa
import RxSwift

extension NotificationSettingsViewModel.OutputStreams {
  init(inputs: NotificationSettingsViewModel.InputStreams, disposeBag: DisposeBag) {
    #warning("isAnyEnabled is not written yet")
    self.isAnyEnabled = .just(false)
  }
}
