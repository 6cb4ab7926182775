import Models
import ReactiveSwift

import struct Models.Filter

extension EveryFeatureViewModel.OutputStreams {
  init(
    inputs: EveryFeatureViewModel.InputStreams,
    header: any EveryFeatureHeaderViewModelType,
    tracker: (any Tracker)?,
    pageSize: Int,
    delegate: Tab!,
    makeRow: @escaping @Sendable (Int) -> Row
  ) {
    #warning("currentTab is not written yet")
    self.currentTab = { fatalError("EveryFeatureViewModel.currentTab is not written yet.") }
    #warning("default is not written yet")
    self.default = .empty
    #warning("didAsk is not written yet")
    self.didAsk = .empty
    #warning("didReset is not written yet")
    self.didReset = .empty
    #warning("goToPage is not written yet")
    self.goToPage = .empty
    #warning("headerViewModel is not written yet")
    self.headerViewModel = { fatalError("EveryFeatureViewModel.headerViewModel is not written yet.") }
    #warning("isBacked is not written yet")
    self.isBacked = { _ in fatalError("EveryFeatureViewModel.isBacked is not written yet.") }
    #warning("oldRows is not written yet")
    self.oldRows = .empty
    #warning("progress is not written yet")
    self.progress = .empty
    #warning("rowHeights is not written yet")
    self.rowHeights = { _, _, _ in fatalError("EveryFeatureViewModel.rowHeights is not written yet.") }
    #warning("rows is not written yet")
    self.rows = .empty
    #warning("selection is not written yet")
    self.selection = Property(value: nil)
    #warning("title is not written yet")
    self.title = Property(
      value: { () -> String? in fatalError("EveryFeatureViewModel.title is not written yet.") }()
    )
    #warning("whenDone is not written yet")
    self.whenDone = .empty
    #warning("showAlert is not written yet")
    self.showAlert = .empty
    #warning("shouldReturnReply is not written yet")
    self.shouldReturnReply = { _ in
      fatalError("EveryFeatureViewModel.shouldReturnReply is not written yet.")
    }
  }
}
