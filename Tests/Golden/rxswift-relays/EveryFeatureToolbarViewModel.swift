import Models
import RxCocoa
import RxSwift

import struct Models.Filter

@available(*, deprecated)
extension EveryFeatureToolbarViewModel.OutputStreams {
  init(
    inputs: EveryFeatureToolbarViewModel.InputStreams,
    disposeBag: DisposeBag,
    first: FirstDependencyWithALongName,
    second: SecondDependencyWithALongName
  ) {
    // Subscribe to the inputs here.
    #warning("shouldTapReply is not written yet")
    self.shouldTapReply = { _, _, _, _ in
      fatalError("EveryFeatureToolbarViewModel.shouldTapReply is not written yet.")
    }
  }
}
