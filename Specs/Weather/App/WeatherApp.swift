#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @main
  struct WeatherApp: App {
    private let service = SampleWeather()

    var body: some Scene {
      WindowGroup {
        TownsView(viewModel: TownsViewModel(service: self.service)) { town in
          ForecastView(viewModel: ForecastViewModel(service: self.service, town: town))
        }
      }
    }
  }
#endif
