extension WaitingViewModel: WaitingViewModelLogic {
  struct Kept {
    var log: [String] = []
  }

  var log: [String] { return self.kept.log }

  func refresh() async {
    self.kept.log.append("refresh")
    self.kept.log.append("worked \(await self.work())")
  }

  func save(_ name: String) async -> Bool {
    self.kept.log += ["save \(name)", "asked for \(name)"]
    return await self.work() > 0
  }
}
