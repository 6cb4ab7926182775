import Models

import struct Models.Filter

@MainActor
extension EveryFeatureSheetViewModel: EveryFeatureSheetViewModelLogic {
  /// The logic's own state.
  struct Kept {}

  package var title: String {
    #warning("title is not written yet")
    return ""
  }

  package func refresh() async {
    #warning("refresh() is not written yet")
  }

  package func save(_ title: String, for tab: Tab?) async -> Bool {
    #warning("save(_:for:) is not written yet")
    return false
  }

  package func willHide(for tab: Tab) async {
    #warning("willHide(for:) is not written yet")
  }
}
