import TestSupport
import Testing

/// Tests that the logic does once what the class did once, and keeps what it kept.
@Suite("Evaluation") struct OnceTests {
  @Test(
    "Values that were computed or kept once still are",
    arguments: examples(
      """
      === A value is read where it was assigned
      members: let count: Int
      outputs: var count: Int { get }
      parameters: start: Int
      var sum = 0
      ①self.count = ②
      sum += 1
      → ③
      |  | start | self.count = { start }
      |  | 3 | self.count = { 3 }
      |  | sum | let countValue: Int = sum␊self.count = { countValue }
      | f { start in g() };  | start | f { start in g() }; let countValue: Int = start␊self.count = { countValue }
      === A function has the names of the class for its parameters
      outputs: func text(for a: Int, _ b: Int) -> Int
      members: func text(for b: Int, _ a: Int) -> Int { ① }
      → self.text = { b, a in ① }
      → has: text(for a: Int, _ b: Int) -> Int
      | return b - a
      | a + max(b, 1)
      === A value that changes, or that is used later, is a local
      members: ①
      members: private func start() { ② }
      outputs: var isOn: Bool { get }
      ③self.start() → ④
      → …
      → self.isOn = { isOn }
      | private(set) var isOn = false | isOn = true |  | var isOn = false
      | private (set) var isOn = false | isOn = true |  | var isOn = false
      | let isOn = false | print(isOn) |  | let isOn = false
      | private(set) var isOn: Bool | print(1) | self.isOn = a; self.isOn = b;  | var isOn: Bool = a; isOn = b; print(1)
      | private(set) var isOn: Bool | print(1) | self.isOn = a; f { print(self.isOn) };  | let isOn: Bool = a; f { print(isOn) }; print(1)
      === Of two streams that one output is assigned the first goes if it is empty, and nothing reads it
      members: let more: Signal<String, Never>
      outputs: var more: Signal<String, Never> { get }
      self.more = ①
      self.more = self.title
      → self.more = self.title
      → not: self.more = ①
      | Signal.empty
      | Signal<String, Never>.never
      === If not, it is assigned twice
      members: let more: Signal<String, Never>
      outputs: var more: Signal<String, Never> { get }
      self.more = ①
      self.more = self.title
      → error: assign 'more' once
      | made()
      | made().empty
      | Signal.empty␊self.more.observeValues { print($0) }
      === Where a condition decides which it is assigned, both stay
      members: let more: Signal<String, Never>
      outputs: var more: Signal<String, Never> { get }
      parameters: a: Bool
      ①␊self.more = .empty␊②␊self.more = self.title␊③
      → ①␊self.more = .empty␊②␊self.more = self.title␊③
      | #if DEBUG | #else | #endif
      | if a { | } else { | }
      === What a call computes is computed once for all that read it
      members: private let tokenProperty = MutableProperty<UUID?>(nil)
      members: func sent() { self.tokenProperty.value = UUID() }
      inputs: func sent()
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      → let tokenProperty = Property<UUID?>(initial: nil, then: inputs.sent.map { UUID() })
      === What is no call is computed for each
      members: private let tokenProperty = MutableProperty<UUID?>(nil)
      members: func sent() { self.tokenProperty.value = .zero }
      inputs: func sent()
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      → inputs.sent.compactMap { .zero }.observeValues { print($0) }
      → inputs.sent.compactMap { .zero }.observeValues { print($0) }
      === A pipe in one property is no object that a closure could capture
      members: private let pipe = Signal<String, Never>.pipe()
      self.title.observeValues { [weak self] in self?.pipe.input.send(value: $0); print(1) }
      → has: { [lifetime = inputs.lifetime] in if !lifetime.hasEnded { pipe.input.send(value: $0) }; print(1) }
      === What may be an object that nothing else keeps lives as long as the view model
      members: private let it①
      ② → let it①
      → has: inputs.lifetime.observeEnded { _ = it }
      |  = Poller() | self.it.onTick = { print(1) }
      |  = Poller() | f { print(self.it) }
      |  = Lifetime.Token() | print(self.it)
      | : [Poller] = [] | print(self.it)
      === What the initializer makes is declared there, and kept at the end
      members: // Polls.
      members: private let it: Poller
      self.it = Poller() → // Polls.
      → let it = Poller()
      → …
      → // Kept as long as the view model is.
      → inputs.lifetime.observeEnded { _ = it }
      === It is declared at the head if a local function or a condition comes first
      members: private let n: Int
      members: private func show() { print(n) }
      ① → let n: Int
      | self.n = count(); self.show(); self.show()
      | if true { self.n = 1 } else { self.n = 2 }
      === A variable that never changes is a constant, and one that may change stays one
      members: private var n = 1
      ① → ② n = 1
      | print(self.n) | let
      | self.n += 1 | var
      | f(&self.n) | var
      | (self.n, _) = (2, 3) | var
      | self.n.grow() | var
      | self.n.size.grow() | var
      | self.title.observeValues { _ in self.n = 2 } | var
      === What is none, or is kept by a closure, does not
      members: private let it①
      ② → let it①
      → not: inputs.lifetime.observeEnded { _ = it }
      |  = Poller() | self.title.observeValues { print($0, self.it) }
      |  = Limit.short | print(self.it)
      |  = Date() | print(self.it)
      | : [Date] = [] | print(self.it)
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
