import Models
import ReactiveSwift

import struct Models.Filter

@MainActor
extension EveryFeatureHeaderViewModel.OutputStreams {
  init(inputs: EveryFeatureHeaderViewModel.InputStreams) {
    #warning("title is not written yet")
    self.title = .empty
  }
}
