import RxCocoa
import RxRelay
import RxSwift

@MainActor
extension WaitingViewModel.OutputStreams {
  init(inputs: WaitingViewModel.InputStreams, disposeBag: DisposeBag, work: @escaping () async -> Int) {
    let log = Log()
    inputs.refresh.subscribe(onNext: { log.lines.append("refresh") }).disposed(by: disposeBag)
    inputs.save.subscribe(onNext: { log.lines.append("save \($0)") }).disposed(by: disposeBag)
    self.log = { log.lines }
    self.refreshReply = { [log] in log.lines.append("worked \(await work())") }
    self.saveReply = { [log] name in
      log.lines.append("asked for \(name)")
      return await work() > 0
    }
  }
}
