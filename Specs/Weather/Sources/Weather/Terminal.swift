/// The screens as text. An app would have views in place of this file; the view models stay the same.
@main
struct Terminal {
  private let service = SampleWeather()

  static func main() async {
    await Terminal().showTowns()
  }

  /// Asks for lines until the input ends: a number opens a town, other text searches.
  @MainActor private func showTowns() async {
    let towns: any TownsViewModelType = TownsViewModel(service: self.service)
    await towns.inputs.appeared()
    var events = towns.outputs.showForecast.makeAsyncIterator()
    while true {
      let shown = towns.outputs.towns
      for (number, town) in shown.enumerated() { print("\(number + 1) \(town.name)") }
      print("Number, text to search for, or q: ", terminator: "")
      guard let line = await self.line(), line != "q" else { return }
      guard let number = Int(line), shown.indices.contains(number - 1) else {
        towns.outputs.query = line
        continue
      }
      towns.inputs.townTapped(shown[number - 1])
      if let town = await events.next() { await self.showForecast(of: town) }
    }
  }

  @MainActor private func showForecast(of town: Town) async {
    let forecast: any ForecastViewModelType = ForecastViewModel(service: self.service, town: town)
    await forecast.inputs.refresh()
    print(forecast.outputs.title)
    for day in forecast.outputs.days { print("\(day.name): \(day.temperature) °C") }
    if let message = forecast.outputs.message { print(message) }
  }

  /// Waits for a line without keeping the main actor.
  private func line() async -> String? {
    await Task.detached { readLine() }.value
  }
}
