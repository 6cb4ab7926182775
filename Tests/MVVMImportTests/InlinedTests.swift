import TestSupport
import Testing

@Suite("Functions that the initializer calls once") struct InlinedTests {
  @Test(
    "The body takes the place of the call",
    arguments: examples(
      """
      === Where the call is a statement, with comments, and with what it calls
      members: /// Listens.
      members: private func setUp() {
      members:   // To the title.
      members:   self.title.observeValues { print($0) }
      members:   more()
      members: }
      members: private func more() {
      members:   let count = self.limit
      members:   self.tappedProperty.signal.observeValues { print(count) }
      members: }
      members: private let limit = 3
      ①print(0)␊②␊print(1) → ①print(0)
      → /// Listens.
      → // To the title.
      → self.title.observeValues { print($0) }
      → let count = limit
      → inputs.tapped.observeValues { print(count) }
      → print(1)
      → not: func setUp
      |  | setUp()
      |  | self.setUp()
      === An output that it assigns is assigned, and one that its closure needs is copied before
      members: private(set) var more: Signal<String, Never>
      outputs: var more: Signal<String, Never> { get }
      members: private func setUp() {
      members:   self.more = .empty
      members:   self.title.observeValues { print($0, self.title) }
      members: }
      self.setUp()
      self.title.observeValues { print(self.title) }
      → self.more = .empty
      → let titleOutput = self.title
      → self.title.observeValues { print($0, titleOutput) }
      → self.title.observeValues { print(titleOutput) }
      === An empty one goes
      members: private func setUp() {}
      print(0)␊self.setUp()␊print(1) → print(0)
      → print(1)
      === Not where a call is used otherwise, or it could leave the initializer or take a name
      members: private func setUp()① { ② }
      members: private let limit = 3
      parameters: start: Int = 0
      ③ → ④
      |  | print(limit) | self.setUp(); self.setUp() | has: func setUp() { print(limit) }
      |  | print(limit) | self.title.observeValues { _ in self.setUp() } | has: func setUp() { print(limit) }
      |  | if limit > 3 { return }; print(limit) | self.setUp() | has: func setUp() { if
      |  | defer { print(limit) } | self.setUp() | has: func setUp() { defer
      |  | let start = limit; print(start) | self.setUp() | has: func setUp() { let start
      |  | print(limit, start) | self.setUp() | has: func setUp() { print(limit
      |  | let name = limit; print(name) | let name = ""; self.setUp(); print(name) | has: func setUp() { let name
      |  -> Int | limit | _ = self.setUp() | has: func setUp() -> Int
      |  | self.title.map { _ in return limit } | self.setUp() | self.title.map { _ in return limit }
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
