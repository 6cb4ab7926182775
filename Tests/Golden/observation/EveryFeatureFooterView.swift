import SwiftUI

struct EveryFeatureFooterView: View {
  let viewModel: any EveryFeatureFooterViewModelType

  var body: some View {
    #warning("EveryFeatureFooterView is not written yet")
    // tapped()
    Text("EveryFeatureFooterView")
  }
}
