import SwiftUI

@MainActor
struct EveryFeatureHeaderView: View {
  let viewModel: any EveryFeatureHeaderViewModelType

  var body: some View {
    #warning("EveryFeatureHeaderView is not written yet")
    // title
    Text("EveryFeatureHeaderView")
  }
}
