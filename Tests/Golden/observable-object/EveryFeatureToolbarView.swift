import SwiftUI

@available(*, deprecated)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct EveryFeatureToolbarView<ViewModel: EveryFeatureToolbarViewModelType>: View {
  /// The first that it is given is kept for as long as the view is there.
  @StateObject private var viewModel: ViewModel

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    #warning("EveryFeatureToolbarView is not written yet")
    // shouldTap(_:at:with:of:)
    List {
      Text("EveryFeatureToolbarView")
    }
  }
}
