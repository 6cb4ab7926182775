extension WaitingViewModel: WaitingViewModelLogic {
  struct State {
    var log: [String] = []
  }

  var log: [String] { return self.state.log }

  func refresh() async {
    self.state.log.append("refresh")
    self.state.log.append("worked \(await self.work())")
  }

  func save(_ name: String) async -> Bool {
    self.state.log += ["save \(name)", "asked for \(name)"]
    return await self.work() > 0
  }
}
