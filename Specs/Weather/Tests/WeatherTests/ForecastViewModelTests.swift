import Testing

@testable import Weather

@MainActor
@Suite struct ForecastViewModelTests {
  @Test func refreshLoadsTheDays() async {
    let test = self.test(of: "Oslo")
    await test.vm.inputs.refresh()
    #expect(test.days.values == [[], [Day(name: "Today", temperature: 4)]])
    #expect(test.isLoading.values == [false, true, false])
  }

  @Test func aFailureIsShown() async {
    let test = self.test(of: "Atlantis")
    await test.vm.inputs.refresh()
    #expect(test.message.values == [nil, "There is no Atlantis."])
    #expect(test.vm.outputs.days.isEmpty)
  }

  @Test func theTitleNamesTheTown() {
    #expect(self.test(of: "Oslo").vm.outputs.title == "Weather in Oslo")
  }

  private func test(of town: String) -> ForecastViewModelTestCase {
    ForecastViewModelTestCase(ForecastViewModel(service: ServiceStub(), town: Town(name: town)))
  }
}

private struct ServiceStub: WeatherService {
  func forecast(for town: Town) async throws(WeatherError) -> [Day] {
    if town.name == "Atlantis" { throw WeatherError(message: "There is no Atlantis.") }
    return [Day(name: "Today", temperature: 4)]
  }

  func towns() async -> [Town] { return [] }
}
