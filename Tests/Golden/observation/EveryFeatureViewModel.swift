import Models

import struct Models.Filter

extension EveryFeatureViewModel: EveryFeatureViewModelLogic {
  /// The logic's own state.
  struct Kept {}

  package var currentTab: Tab {
    #warning("currentTab is not written yet")
    fatalError("EveryFeatureViewModel.currentTab is not written yet.")
  }

  package var `default`: Bool {
    #warning("default is not written yet")
    return false
  }

  package var headerViewModel: any EveryFeatureHeaderViewModelType {
    #warning("headerViewModel is not written yet")
    fatalError("EveryFeatureViewModel.headerViewModel is not written yet.")
  }

  package func isBacked(_ row: Row) -> Bool {
    #warning("isBacked is not written yet")
    return false
  }

  package var oldRows: [Row] {
    #warning("oldRows is not written yet")
    return []
  }

  package var progress: AsyncStream<Double> {
    #warning("progress is not written yet")
    return AsyncStream { $0.finish() }
  }

  package func rowHeights(from first: Int, to last: Int, using measure: (Row) -> Double) -> [Double] {
    #warning("rowHeights is not written yet")
    return []
  }

  package var rows: [Row] {
    #warning("rows is not written yet")
    return []
  }

  package var title: String? {
    #warning("title is not written yet")
    // Without a value in the spec, this is computed. With `= nil` there, the class stores it.
    return nil
  }

  package var whenDone: () -> Void {
    #warning("whenDone is not written yet")
    fatalError("EveryFeatureViewModel.whenDone is not written yet.")
  }

  package func moved(in: Int, `let` place: Int, for default: Int) {
    #warning("moved(in:let:for:) is not written yet")
  }

  package func `repeat`() {
    #warning("repeat() is not written yet")
  }

  package func resetFilters(for: Filter) {
    #warning("resetFilters(for:) is not written yet")
  }

  package func retryFailed(completion: (() -> Void)?, code: Int) {
    #warning("retryFailed(completion:code:) is not written yet")
  }

  package func retryTapped(completion: @escaping (Bool) -> Void) {
    #warning("retryTapped(completion:) is not written yet")
  }

  package func rowMoved(_ from: Int, _ to: Int) {
    #warning("rowMoved(_:_:) is not written yet")
  }

  package func rowTapped() {
    #warning("rowTapped() is not written yet")
  }

  package func selected(row: Row?) {
    #warning("selected(row:) is not written yet")
  }

  package func shouldReturn(with returnKey: ReturnKey) -> Bool {
    #warning("shouldReturn(with:) is not written yet")
    return false
  }

  package func showed(case: Int, class: Int, func: Int, import: Int, typealias: Int, where: Int) {
    #warning("showed(case:class:func:import:typealias:where:) is not written yet")
  }

  package func sized(_ size: (width: Double, height: Double)) {
    #warning("sized(_:) is not written yet")
  }

  package func tapped(expandableRow: Int) {
    #warning("tapped(expandableRow:) is not written yet")
  }

  package func tapped(selectableRow: Int) {
    #warning("tapped(selectableRow:) is not written yet")
  }

  package func tracked(by tracker: any Tracker) {
    #warning("tracked(by:) is not written yet")
  }

  package func willShow(
    _ animation: @escaping @MainActor @Sendable () async throws -> Void,
    rows: [[Row: [Filter]?]],
    tabs: (Tab, Tab)?
  ) {
    #warning("willShow(_:rows:tabs:) is not written yet")
  }
}
