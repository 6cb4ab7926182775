import Models

import struct Models.Filter

@MainActor
extension EveryFeatureHeaderViewModel: EveryFeatureHeaderViewModelLogic {
  package var title: String {
    #warning("title is not written yet")
    return ""
  }
}
