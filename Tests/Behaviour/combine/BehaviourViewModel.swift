import Combine

extension BehaviourViewModel.OutputStreams {
  init(
    inputs: BehaviourViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    makeNumber: @escaping () -> Int
  ) {
    let latest = CurrentValueSubject<Int?, Never>(nil)
    inputs.isLatest.sink { latest.send($0) }.store(in: &cancellables)
    let total = CurrentValueSubject<Int, Never>(0)
    inputs.add.sink { total.send(total.value + $0) }.store(in: &cancellables)

    self.added = inputs.add
    self.additions = inputs.add.setFailureType(to: (any Error).self).eraseToAnyPublisher()
    self.choices = inputs.choose.setFailureType(to: (any Error).self).eraseToAnyPublisher()
    self.configurations = inputs.configure.setFailureType(to: (any Error).self).eraseToAnyPublisher()
    self.doubled = { $0 * 2 }
    self.latest = { latest.value }
    self.sum = inputs.add.scan(0) { $0 + $1 }.eraseToAnyPublisher()
    self.title = inputs.rename
    self.total = total.eraseToAnyPublisher()
    self.work = Deferred { Just(makeNumber()).setFailureType(to: (any Error).self) }.eraseToAnyPublisher()
    self.isLatestReply = { number in number == latest.value }
  }
}
