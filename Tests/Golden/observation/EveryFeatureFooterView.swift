import SwiftUI

struct EveryFeatureFooterView: View {
  /// The first that it is given is kept for as long as the view is there.
  @State private var viewModel: any EveryFeatureFooterViewModelType

  init(viewModel: any EveryFeatureFooterViewModelType) {
    self._viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    #warning("EveryFeatureFooterView is not written yet")
    // tapped()
    Form {
      Text("EveryFeatureFooterView")
    }
  }
}
