import ReactiveSwift

extension BehaviourViewModel.OutputStreams {
  init(inputs: BehaviourViewModel.InputStreams, makeNumber: @escaping () -> Int) {
    let latest = Property<Int?>(initial: nil, then: inputs.isLatest.map { $0 })
    let sum = inputs.add.scan(0) { $0 + $1 }
    let total = MutableProperty(0)
    total <~ sum
    inputs.lifetime.observeEnded { _ = total }

    self.added = inputs.add
    self.additions = SignalProducer(inputs.add)
    self.choices = inputs.choose
    self.configurations = inputs.configure
    self.doubled = { $0 * 2 }
    self.latest = { latest.value }
    self.sum = sum
    self.title = inputs.rename
    self.total = Property(total)
    self.work = SignalProducer(makeNumber)
    self.isLatestReply = { number in number == latest.value }
  }
}
