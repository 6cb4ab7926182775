import Combine

@MainActor
extension WaitingViewModel.OutputStreams {
  init(
    inputs: WaitingViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    work: @escaping () async -> Int
  ) {
    let log = Log()
    inputs.refresh.sink { log.lines.append("refresh") }.store(in: &cancellables)
    inputs.save.sink { log.lines.append("save \($0)") }.store(in: &cancellables)
    self.log = { log.lines }
    self.refreshReply = { [log] in log.lines.append("worked \(await work())") }
    self.saveReply = { [log] name in
      log.lines.append("asked for \(name)")
      return await work() > 0
    }
  }
}
