import Models
import RxCocoa
import RxSwift

import struct Models.Filter

extension EveryFeatureFooterViewModel.OutputStreams {
  init(inputs: EveryFeatureFooterViewModel.InputStreams, disposeBag: DisposeBag) {
    // Subscribe to the inputs here.
  }
}
