import RxRelay
import RxSwift

extension BehaviourViewModel.OutputStreams {
  init(inputs: BehaviourViewModel.InputStreams, disposeBag: DisposeBag, makeNumber: @escaping () -> Int) {
    let latest = BehaviorRelay<Int?>(value: nil)
    inputs.isLatest.bind(to: latest).disposed(by: disposeBag)

    self.added = inputs.add
    self.additions = inputs.add
    self.choices = inputs.choose
    self.configurations = inputs.configure
    self.doubled = { $0 * 2 }
    self.latest = { latest.value }
    self.sum = inputs.add.scan(0) { $0 + $1 }
    self.title = inputs.rename
    self.total = inputs.add.scan(0) { $0 + $1 }.startWith(0)
    self.work = .deferred { .just(makeNumber()) }
    self.isLatestReply = { number in number == latest.value }
  }
}
