import Testing

@testable import Weather

@MainActor
@Suite struct TownsViewModelTests {
  private let test = TownsViewModelTestCase(TownsViewModel(service: ServiceStub()))

  @Test func appearedLoadsTheTowns() async {
    await self.test.vm.inputs.appeared()
    #expect(self.test.towns.values == [[], [Town(name: "Lima"), Town(name: "Oslo")]])
  }

  @Test func aQueryFindsTownsInAnyCase() async {
    await self.test.vm.inputs.appeared()
    self.test.vm.outputs.query = "os"
    #expect(self.test.vm.outputs.towns == [Town(name: "Oslo")])
  }

  @Test func aTappedTownShowsItsForecast() async {
    self.test.vm.inputs.townTapped(Town(name: "Lima"))
    #expect(await self.test.showForecast.next() == Town(name: "Lima"))
  }
}

private struct ServiceStub: WeatherService {
  func forecast(for town: Town) async throws(WeatherError) -> [Day] { return [] }

  func towns() async -> [Town] { return [Town(name: "Lima"), Town(name: "Oslo")] }
}
