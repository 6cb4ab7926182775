import SwiftUI

@available(*, deprecated)
struct EveryFeatureToolbarView: View {
  let viewModel: any EveryFeatureToolbarViewModelType

  var body: some View {
    #warning("EveryFeatureToolbarView is not written yet")
    // shouldTap(_:at:with:of:)
    List {
      Text("EveryFeatureToolbarView")
    }
  }
}
