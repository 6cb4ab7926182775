#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  struct ForecastView: View {
    @State private var viewModel: any ForecastViewModelType

    init(viewModel: any ForecastViewModelType) {
      self._viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      List {
        Text(self.viewModel.outputs.title)
        if self.viewModel.outputs.isLoading { ProgressView() }
        if let message = self.viewModel.outputs.message { Text(message) }
        ForEach(self.viewModel.outputs.days) { Text("\($0.name): \($0.temperature) °C") }
      }
      .task { await self.viewModel.inputs.refresh() }
      .refreshable { await self.viewModel.inputs.refresh() }
    }
  }
#endif
