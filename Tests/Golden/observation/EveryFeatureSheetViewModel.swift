import Models

import struct Models.Filter

@MainActor
extension EveryFeatureSheetViewModel: EveryFeatureSheetViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  package var title: String {
    #warning("title is not written yet")
    fatalError("EveryFeatureSheetViewModel.title is not written yet.")
  }

  package func refresh() async {
    #warning("refresh is not written yet")
  }

  package func save(_ title: String, for tab: Tab?) async -> Bool {
    #warning("save is not written yet")
    fatalError("EveryFeatureSheetViewModel.save is not written yet.")
  }

  package func willHide(for tab: Tab) async {
    #warning("willHide is not written yet")
  }
}
