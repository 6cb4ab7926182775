import TestSupport
import Testing

@Suite("Subscriptions of Combine that closures make") struct RequestTests {
  @Test(
    "A set of the logic keeps them",
    arguments: examples(
      """
      === An input stores them there, and the initializer where it did
      members: private var count = 0
      members: func load() { made().sink { [weak self] n in guard let self else { return }; self.count += n }.store(in: &self.cancellables) }
      self.tapSubject.sink { print($0) }.store(in: &self.cancellables)
      → var count = 0
      → // The subscriptions that closures make, which cannot capture 'cancellables'.
      → var requests: Set<AnyCancellable> = []
      → …
      → inputs.tap.sink { print($0) }.store(in: &cancellables)
      → …
      → inputs.load
      →   .sink { made().sink { n in count += n }.store(in: &requests) }
      →   .store(in: &cancellables)
      === Those of functions and of closures in the initializer end up there, too, and it lasts as long as the view model
      members: private let useCase: UseCase
      members: private func show() { made().sink { [weak self] in self?.useCase.show($0) }.store(in: &cancellables) }
      members: func load() { print("load") }
      self.useCase = UseCase()
      self.tapSubject.sink { [weak self] in self?.show() }.store(in: &self.cancellables)
      self.tapSubject.sink { [weak self] in guard let self else { return }; if true { made().sink { print($0) }.store(in: &self.cancellables) } }.store(in: &self.cancellables)
      → let useCase: UseCase
      → // The subscriptions that closures make, which cannot capture 'cancellables'.
      → var requests: Set<AnyCancellable> = []
      → // Kept as long as the view model is.
      → AnyCancellable { _ = requests }.store(in: &cancellables)
      → func show() { made().sink { useCase.show($0) }.store(in: &requests) }
      → …
      → inputs.tap.sink { show() }.store(in: &cancellables)
      → inputs.tap.sink { if true { made().sink { print($0) }.store(in: &requests) } }.store(in: &cancellables)
      === Both closures of a sink end with it, and its name is free
      members: private var requests = 0
      members: private let sent = PassthroughSubject<Int, Never>()
      members: func load() { made().sink { [weak self] _ in self?.requests = 0 } receiveValue: { [weak self] in self?.sent.send($0) }.store(in: &cancellables) }
      → var requests = 0
      → let sent = PassthroughSubject<Int, Never>()
      → // The subscriptions that closures make, which cannot capture 'cancellables'.
      → var requests2: Set<AnyCancellable> = []
      → …
      → inputs.load
      →   .sink { made().sink { _ in requests = 0 } receiveValue: { sent.send($0) }.store(in: &requests2) }
      →   .store(in: &cancellables)
      === A closure that the set does not keep captures an object as it did
      members: private let sent = PassthroughSubject<Int, Never>()
      members: func load() { made().sink { [weak self] n in guard let self else { return }; later { self.sent.send(n) } }.store(in: &cancellables); later { [weak self] in self?.sent.send(1) } }
      → …
      → inputs.load
      →   .sink { made().sink { n in later { sent.send(n) } }.store(in: &requests); later { [weak sent, weak lifetime] in if lifetime != nil { sent?.send(1) } } }
      →   .store(in: &cancellables)
      === A view model that a subscription would keep alive, and no longer does, stays as it is
      members: private var count = 0
      members: private func show(_ n: Int) { print(count, n) }
      members: private func twice(_ n: Int) -> Int { n * 2 }
      members: private func doubled() -> AnyPublisher<Int, Never> { made().map { self.twice($0) }.eraseToAnyPublisher() }
      members: func load() { ①.store(in: &cancellables) }
      → error: write '[weak self]'②
      | made().sink { self.count = $0 } |  first: the subscription would no longer keep the view model
      | made().sink { n in later { [weak self] in self?.count = n } } |  first
      | made().map { self.twice($0) }.sink { print($0) } |  first
      | made().sink(receiveValue: self.show) |  first
      | made().sink { [weak self] n in guard let self else { return }; made().sink { self.count = $0 }.store(in: &self.cancellables) } |  first
      | made().flatMap { [weak self] n in guard let self else { return made() }; return made().map { self.twice($0) } }.sink { print($0) } |  first
      | let all = made().map { self.twice($0) }; all.sink { print($0) } |  first
      | doubled().sink { print($0) } |  in 'doubled' first
      === A set that would keep itself
      members: private var count = 0
      members: private func show() { made().sink { print($0) }.store(in: &cancellables) }
      members: private func showAll() { show() }
      members: func load() { made().①.store(in: &cancellables) }
      → error: ② the set would keep a closure that keeps it
      | sink { [weak self] n in self?.showAll() } | do not call 'showAll' in this subscription:
      | sink { [weak self] n in guard let self else { return }; made().sink { print($0) }.store(in: &self.cancellables) } | store this subscription in the initializer first:
      === Other uses of the set
      members: private var count = 0
      members: func load() { ① }
      → error: ②
      | let one = made().sink { print($0) }; one.store(in: &cancellables) | store this subscription in the initializer first: a closure cannot capture the set
      | cancellables.insert(made().sink { print($0) }) | store this subscription
      | cancellables.removeAll() | store this subscription
      | cancellables = [] | do not create a dispose bag here
      | later { made().sink { print($0) }.store(in: &self.cancellables) } | store this subscription
      | later { [weak self] in guard let self else { return }; made().sink { print($0) }.store(in: &self.cancellables) } | remove 'weak self' first
      === A stream that may outlive the view model makes none
      outputs: var more: AnyPublisher<Int, Never> { get }
      members: var more: AnyPublisher<Int, Never> { tapSubject.map { made().sink { print($0) }.store(in: &self.cancellables); return 1 }.eraseToAnyPublisher() }
      members: func load() {}
      → error: store this subscription
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: requestFile) }
}

private func requestFile(_ part: Parts) -> String {
  """
  import Combine
  protocol XInputs { func tap(); func load() }
  protocol XOutputs { var taps: AnyPublisher<Void, Never> { get }; \(part("outputs")) }
  final class X: XInputs, XOutputs {
    let taps: AnyPublisher<Void, Never>
    private let tapSubject = PassthroughSubject<Void, Never>()
    private var cancellables: Set<AnyCancellable> = []
    init() {
      self.taps = self.tapSubject.eraseToAnyPublisher()
      \(part(""))
    }
    func tap() { self.tapSubject.send() }
    \(part("members"))
  }
  """
}
