import Models

import struct Models.Filter

@MainActor
extension EveryFeatureHeaderViewModel: EveryFeatureHeaderViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  package var title: String {
    #warning("title is not written yet")
    fatalError("EveryFeatureHeaderViewModel.title is not written yet.")
  }
}
