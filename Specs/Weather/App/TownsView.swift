#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  struct TownsView: View {
    @State var viewModel: any TownsViewModelType
    let forecast: (Town) -> ForecastView
    @State private var town: Town?

    init(viewModel: any TownsViewModelType, forecast: @escaping (Town) -> ForecastView) {
      self._viewModel = State(initialValue: viewModel)
      self.forecast = forecast
    }

    var body: some View {
      List {
        TextField("Search", text: self.viewModel.bindings.query)
        ForEach(self.viewModel.outputs.towns) { town in
          Button(town.name) { self.viewModel.inputs.townTapped(town) }
        }
      }
      .sheet(item: self.$town) { self.forecast($0) }
      .task { await self.viewModel.inputs.appeared() }
      .task {
        for await town in self.viewModel.outputs.showForecast { self.town = town }
      }
    }
  }
#endif
