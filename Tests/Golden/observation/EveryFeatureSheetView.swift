import SwiftUI

@MainActor
struct EveryFeatureSheetView: View {
  let viewModel: any EveryFeatureSheetViewModelType

  var body: some View {
    #warning("EveryFeatureSheetView is not written yet")
    // refresh()
    // save(_:for:)
    // willHide(for:)
    // title
    Text("EveryFeatureSheetView")
      .refreshable { await self.viewModel.inputs.refresh() }
  }
}
