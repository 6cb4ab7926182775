import SwiftUI

@available(*, deprecated)
struct EveryFeatureToolbarView: View {
  /// The first that it is given is kept for as long as the view is there.
  @State private var viewModel: any EveryFeatureToolbarViewModelType

  init(viewModel: any EveryFeatureToolbarViewModelType) {
    self._viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    #warning("EveryFeatureToolbarView is not written yet")
    // shouldTap(_:at:with:of:)
    List {
      Text("EveryFeatureToolbarView")
    }
  }
}
