import TestSupport
import Testing

@Suite("View models of Combine") struct CombineTests {
  @Test(
    "They move over as those of other libraries do",
    arguments: examples(
      """
      === Outputs are of their kinds, and need not be erased once more
      outputs: var more: ① { get }
      members: let more: ①
      self.more = made() → has: ②
      | AnyPublisher<String, Never> | event more: String
      | AnyPublisher<String, Error> | stream more: String
      | AnyPublisher<String, any Error> | stream more: String
      | AnyPublisher<String, Failed> | value more: AnyPublisher<String, Failed>
      | any Publisher<String, Never> | value more: any Publisher<String, Never>
      === A subject that the code sends to stays one, and subscribes to its input
      self.tapSubject.sink { [weak self] in self?.setSubject.send(0) }.store(in: &self.cancellables)
      → let setSubject = CurrentValueSubject<Int, Never>(3)
      → inputs.set.subscribe(setSubject).store(in: &cancellables)
      → …
      → inputs.tap.sink { setSubject.send(0) }.store(in: &cancellables)
      === A subscription that the set keeps ends with it
      members: private var count = 0
      members: private func show(_ n: Int) { print(n) }
      self.setSubject.sink { [weak self] in ① }②
      → inputs.set.sink { ③ }.store(in: &cancellables)
      | guard let self else { return }; self.count += $0 | .store(in: &cancellables) | count += $0
      | self?.show($0) | .store(in: &self.cancellables) | show($0)
      === Nothing else shows when it is gone
      members: private var count = 0
      ① → ②
      | clock { [weak self] in guard let self else { return }; self.count += 1 } | error: take 'weak self' away first
      | self.tapSubject.sink { self.setSubject.sink { print($0) }.store(in: &self.cancellables) } | error: store what
      === A published property is none of a local
      members: @Published private var name = ""
      → error: make 'name' a CurrentValueSubject first: a local of the initializer has no '$name'
      === What fails is bound to no input
      members: private let failing = PassthroughSubject<Int, Error>()
      inputs: func fail(_ n: Int)
      members: func fail(_ n: Int) { self.failing.send(n) }
      print(self.failing)
      → let failing = PassthroughSubject<Int, Error>()
      → …
      → inputs.fail
      →   .sink { n in failing.send(n) }
      →   .store(in: &cancellables)
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: combineFile) }
}

private func combineFile(_ part: Parts) -> String {
  """
  import Combine
  protocol XInputs { func tap(); func set(_ n: Int); \(part("inputs")) }
  protocol XOutputs { var taps: AnyPublisher<Void, Never> { get }; \(part("outputs")) }
  final class X: XInputs, XOutputs {
    let taps: AnyPublisher<Void, Never>
    private let tapSubject = PassthroughSubject<Void, Never>()
    private let setSubject = CurrentValueSubject<Int, Never>(3)
    private var cancellables: Set<AnyCancellable> = []
    init() {
      self.taps = self.tapSubject.eraseToAnyPublisher()
      \(part(""))
    }
    func tap() { self.tapSubject.send() }
    func set(_ n: Int) { self.setSubject.send(n) }
    \(part("members"))
  }
  """
}
