import Models

import struct Models.Filter

extension EveryFeatureFooterViewModel: EveryFeatureFooterViewModelLogic {
  func tapped() {
    #warning("tapped is not written yet")
  }
}
