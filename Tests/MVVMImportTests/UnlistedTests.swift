import TestSupport
import Testing

/// Streams of the class that no protocol declares, though other code subscribes to them.
@Suite("Members that no protocol declares") struct UnlistedTests {
  @Test(
    "They become outputs, with a warning",
    arguments: examples(
      """
      === A subject or a stream that other code uses is an output
      ①
      func close(_ n: Int) {} } final class Y { func f(x: X) { x.closed.sink {}; x.other = 1 }
      → has: warning: 'closed' is in no protocol, and other code uses it: the outputs gain it
      → has: ②
      → not: error:
      | /// It goes.␊let closed = PassthroughSubject<Void, Never>() |     /// It goes.␊    value closed: PassthroughSubject<Void, Never>
      | var closed: PassthroughSubject<Void, Never> = .init() | self.closed = { closed }
      | var closed: AnyPublisher<Void, Never> { tapSubject.eraseToAnyPublisher() } | event closed: Void
      === One that a protocol declares is listed, even if the outputs inherit it
      let closed = PassthroughSubject<Void, Never>()
      func close(_ n: Int) {} } protocol Base { var closed: PassthroughSubject<Void, Never> { get } }
      final class Y { func f(x: X) { x.closed.sink {} }
      → has: value closed
      → not: in no protocol
      === An input that sends to it does that for each value
      let closed = PassthroughSubject<Int, Never>(); func close(_ n: Int) { closed.send(n) }
      } final class Y { func f(x: X) { x.closed.sink {} }
      → inputs.close
      →   .sink { n in closed.send(n) }
      →   .store(in: &cancellables)
      === Any other is reported
      ①; func close(_ n: Int) {} } final class Y { func f(x: X) { ② }
      → error: make 'closed' private, or declare it
      | let closed = true | print(x.closed)
      | var closed = PassthroughSubject<Void, Never>() | x.closed = .init()
      | lazy var closed = PassthroughSubject<Void, Never>() | x.closed.send()
      | let closed = makeSubject() | x.closed.send()
      === One that nothing else uses is private from now on
      let closed = PassthroughSubject<Void, Never>(); func close(_ n: Int) {}
      → has: 'closed' is private from now on
      → not: value closed
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: file) }
}

private func file(_ part: Parts) -> String {
  """
  import Combine
  protocol XInputs { func close(_ n: Int); func tap() }
  protocol XOutputs\(part("").contains("Base") ? ": Base" : "") { var taps: AnyPublisher<Void, Never> { get } }
  final class X: XInputs, XOutputs {
    let taps: AnyPublisher<Void, Never>
    private let tapSubject = PassthroughSubject<Void, Never>()
    init() { self.taps = self.tapSubject.eraseToAnyPublisher() }
    func tap() { self.tapSubject.send() }
    \(part(""))
  }
  """
}
