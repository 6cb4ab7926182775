import Models
import RxCocoa
import RxSwift

import struct Models.Filter

@MainActor
extension EveryFeatureHeaderViewModel.OutputStreams {
  init(inputs: EveryFeatureHeaderViewModel.InputStreams, disposeBag: DisposeBag) {
    #warning("title is not written yet")
    self.title = .empty()
  }
}
