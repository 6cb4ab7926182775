/// A town with a forecast.
struct Town: Equatable, Hashable, Identifiable, Sendable {
  let name: String

  var id: String { return self.name }
}

/// The weather of one day.
struct Day: Equatable, Identifiable, Sendable {
  let name: String
  /// In degrees Celsius.
  let temperature: Int

  var id: String { return self.name }
}

/// The reason why there is no forecast, for people to read.
struct WeatherError: Error, Equatable {
  let message: String
}

protocol WeatherService: Sendable {
  func forecast(for town: Town) async throws(WeatherError) -> [Day]
  func towns() async -> [Town]
}

/// Made-up weather, which takes a moment to arrive, as from a network.
struct SampleWeather: WeatherService {
  func forecast(for town: Town) async throws(WeatherError) -> [Day] {
    try? await Task.sleep(for: .milliseconds(200))
    if town.name == "Atlantis" { throw WeatherError(message: "Nobody measures the weather in Atlantis.") }
    let base = town.name.utf8.reduce(0) { $0 + Int($1) } % 20
    return ["Today", "Tomorrow"].enumerated().map { Day(name: $1, temperature: base + $0) }
  }

  func towns() async -> [Town] {
    try? await Task.sleep(for: .milliseconds(200))
    return ["Atlantis", "Lima", "Nairobi", "Oslo"].map { Town(name: $0) }
  }
}
