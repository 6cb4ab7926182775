import RxCocoa
import RxSwift

extension AppearanceSettingsViewModel.OutputStreams {
  init(inputs: AppearanceSettingsViewModel.InputStreams, disposeBag: DisposeBag) {
    #warning("selectedAppearance is not written yet")
    self.selectedAppearance = .just(.system)
  }
}
