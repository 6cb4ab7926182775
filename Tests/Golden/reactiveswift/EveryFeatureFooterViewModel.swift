import Models
import ReactiveSwift

import struct Models.Filter

extension EveryFeatureFooterViewModel.OutputStreams {
  init(inputs: EveryFeatureFooterViewModel.InputStreams) {
    // Subscribe to the inputs here.
  }
}
