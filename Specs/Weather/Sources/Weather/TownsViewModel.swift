extension TownsViewModel: TownsViewModelLogic {
  struct Kept {
    var all: [Town] = []
  }

  var towns: [Town] {
    guard !self.query.isEmpty else { return self.kept.all }
    return self.kept.all.filter { $0.name.lowercased().contains(self.query.lowercased()) }
  }

  func appeared() async {
    self.kept.all = await self.service.towns()
  }

  func townTapped(_ town: Town) {
    self.showForecastEvents.send(town)
  }
}
