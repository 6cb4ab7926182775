import RxCocoa
import RxSwift

extension ___FILEBASENAME___.OutputStreams {
  init(inputs: ___FILEBASENAME___.InputStreams, disposeBag: DisposeBag, now: @escaping () -> Double) {
    #warning("dismiss is not written yet")
    self.dismiss = .empty()
    #warning("submitButtonIsEnabled is not written yet")
    self.submitButtonIsEnabled = .just(false)
    #warning("showAlert is not written yet")
    self.showAlert = .empty()
  }
}
