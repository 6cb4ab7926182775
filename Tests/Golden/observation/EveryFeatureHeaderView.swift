import SwiftUI

@MainActor
struct EveryFeatureHeaderView: View {
  /// The first that it is given is kept for as long as the view is there.
  @State private var viewModel: any EveryFeatureHeaderViewModelType

  init(viewModel: any EveryFeatureHeaderViewModelType) {
    self._viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    #warning("EveryFeatureHeaderView is not written yet")
    // title
    Form {
      Text("EveryFeatureHeaderView")
    }
  }
}
