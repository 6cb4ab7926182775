import RxCocoa
import RxSwift

extension ProfileViewModel.OutputStreams {
  init(inputs: ProfileViewModel.InputStreams, disposeBag: DisposeBag, service: any ProfileService) {
    #warning("didSave is not written yet")
    self.didSave = .empty()
    #warning("isSaveButtonEnabled is not written yet")
    self.isSaveButtonEnabled = .just(false)
    #warning("saveFailure is not written yet")
    self.saveFailure = .empty()
    #warning("nameShouldEndEditingReply is not written yet")
    self.nameShouldEndEditingReply = {
      fatalError("ProfileViewModel.nameShouldEndEditingReply is not written yet.")
    }
  }
}
