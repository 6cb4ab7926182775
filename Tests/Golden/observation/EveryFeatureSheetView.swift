import SwiftUI

@MainActor
struct EveryFeatureSheetView: View {
  let viewModel: any EveryFeatureSheetViewModelType

  var body: some View {
    #warning("EveryFeatureSheetView is not written yet")
    // Task { await save(_:for:) }
    // Task { await willHide(for:) }
    // title
    List {
      Text("EveryFeatureSheetView")
    }
    .refreshable { await self.viewModel.inputs.refresh() }
  }
}
