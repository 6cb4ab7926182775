import SwiftUI

@MainActor
struct EveryFeatureSheetView: View {
  /// The first that it is given is kept for as long as the view is there.
  @State private var viewModel: any EveryFeatureSheetViewModelType

  init(viewModel: any EveryFeatureSheetViewModelType) {
    self._viewModel = State(initialValue: viewModel)
  }

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
