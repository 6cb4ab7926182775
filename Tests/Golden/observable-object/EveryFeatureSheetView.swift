import SwiftUI

@MainActor
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct EveryFeatureSheetView<ViewModel: EveryFeatureSheetViewModelType>: View {
  /// The first view model is kept for as long as the view exists.
  @StateObject private var viewModel: ViewModel

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    #warning("EveryFeatureSheetView is not written yet")
    // Task { await save(_:for:) }
    // Task { await willHide(for:) }
    // title
    List {
      Text("EveryFeatureSheetView")
    }
    .refreshable { await self.viewModel.refresh() }
  }
}
