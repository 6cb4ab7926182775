import Models

import struct Models.Filter

@MainActor
extension EveryFeatureHeaderViewModel: EveryFeatureHeaderViewModelLogic {
  /// What the logic keeps, and nobody is shown.
  struct State {}

  package var title: String {
    #warning("title is not written yet")
    return ""
  }
}
