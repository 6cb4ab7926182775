import Models

import struct Models.Filter

extension EveryFeatureFooterViewModel: EveryFeatureFooterViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  func tapped() {
    #warning("tapped is not written yet")
  }
}
