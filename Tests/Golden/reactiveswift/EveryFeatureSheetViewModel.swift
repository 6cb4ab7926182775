import Models
import ReactiveSwift

import struct Models.Filter

@MainActor
extension EveryFeatureSheetViewModel.OutputStreams {
  init(inputs: EveryFeatureSheetViewModel.InputStreams) {
    #warning("title is not written yet")
    self.title = .empty
    #warning("refreshReply is not written yet")
    self.refreshReply = {}
    #warning("saveReply is not written yet")
    self.saveReply = { _, _ in fatalError("EveryFeatureSheetViewModel.saveReply is not written yet.") }
    #warning("willHideReply is not written yet")
    self.willHideReply = { _ in }
  }
}
