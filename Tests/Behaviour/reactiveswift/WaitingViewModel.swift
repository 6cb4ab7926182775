import ReactiveSwift

@MainActor
extension WaitingViewModel.OutputStreams {
  init(inputs: WaitingViewModel.InputStreams, work: @escaping () async -> Int) {
    let log = Log()
    inputs.refresh.observeValues { log.lines.append("refresh") }
    inputs.save.observeValues { log.lines.append("save \($0)") }
    self.log = { log.lines }
    self.refreshReply = { [log] in log.lines.append("worked \(await work())") }
    self.saveReply = { [log] name in
      log.lines.append("asked for \(name)")
      return await work() > 0
    }
  }
}
