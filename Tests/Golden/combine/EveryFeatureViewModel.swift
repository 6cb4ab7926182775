import Models

import struct Models.Filter

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension EveryFeatureViewModel.OutputStreams {
  init(
    inputs: EveryFeatureViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    header: any EveryFeatureHeaderViewModelType,
    tracker: (any Tracker)?,
    pageSize: Int,
    delegate: Tab!,
    makeRow: @escaping @Sendable (Int) -> Row
  ) {
    #warning("currentTab is not written yet")
    self.currentTab = { fatalError("EveryFeatureViewModel.currentTab is not written yet.") }
    #warning("default is not written yet")
    self.default = Empty().eraseToAnyPublisher()
    #warning("didReset is not written yet")
    self.didReset = Empty().eraseToAnyPublisher()
    #warning("goToPage is not written yet")
    self.goToPage = Empty().eraseToAnyPublisher()
    #warning("headerViewModel is not written yet")
    self.headerViewModel = { fatalError("EveryFeatureViewModel.headerViewModel is not written yet.") }
    #warning("isBacked is not written yet")
    self.isBacked = { _ in fatalError("EveryFeatureViewModel.isBacked is not written yet.") }
    #warning("oldRows is not written yet")
    self.oldRows = Empty().eraseToAnyPublisher()
    #warning("progress is not written yet")
    self.progress = Empty().eraseToAnyPublisher()
    #warning("rowHeights is not written yet")
    self.rowHeights = { _, _, _ in fatalError("EveryFeatureViewModel.rowHeights is not written yet.") }
    #warning("rows is not written yet")
    self.rows = Empty().eraseToAnyPublisher()
    #warning("selection is not written yet")
    self.selection = Just(nil).eraseToAnyPublisher()
    #warning("title is not written yet")
    self.title = Empty().eraseToAnyPublisher()
    #warning("whenDone is not written yet")
    self.whenDone = Empty().eraseToAnyPublisher()
    #warning("showAlert is not written yet")
    self.showAlert = Empty().eraseToAnyPublisher()
    #warning("shouldReturnReply is not written yet")
    self.shouldReturnReply = { _ in
      fatalError("EveryFeatureViewModel.shouldReturnReply is not written yet.")
    }
  }
}
