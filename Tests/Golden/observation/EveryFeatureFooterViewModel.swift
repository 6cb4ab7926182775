import Models

import struct Models.Filter

extension EveryFeatureFooterViewModel: EveryFeatureFooterViewModelLogic {
  /// What the logic keeps, and nobody is shown.
  struct State {}

  func tapped() {
    #warning("tapped is not written yet")
  }
}
