extension ForecastViewModel: ForecastViewModelLogic {
  var title: String { return "Weather in \(self.town.name)" }

  func refresh() async {
    guard !self.isLoading else { return }
    self.isLoading = true
    do throws(WeatherError) {
      self.days = try await self.service.forecast(for: self.town)
      self.message = nil
    } catch {
      self.message = error.message
    }
    self.isLoading = false
  }
}
