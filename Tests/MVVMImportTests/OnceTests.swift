import MVVMImport
import TestSupport
import Testing

/// What the class did once the logic does once, and what it kept the logic keeps.
@Suite("What happens once") struct OnceTests {
  @Test(
    "A value is read where it was assigned",
    arguments: [
      ("self.count = start", "self.count = { start }"),
      ("self.count = 3", "self.count = { 3 }"),
      ("self.count = sum", "let countValue = sum\n    self.count = { countValue }"),
      (
        "f { start in print(start) }; self.count = start",
        "let countValue = start\n    self.count = { countValue }"
      ),
    ]
  )
  func values(line: String, becomes: String) {
    let text = logic(
      "var sum = 0\n    \(line)\n    sum += 1",
      members: "let count: Int",
      outputs: "var count: Int { get }",
      parameters: "start: Int"
    )
    #expect(text.contains("\(becomes)\n"), "\(text)")
  }

  @Test(
    "Of two streams that one output is assigned the first goes if it is empty, and nothing reads it",
    arguments: [
      ("Signal.empty", "", true), ("Signal<String, Never>.never", "", true), ("made()", "", false),
      ("made().empty", "", false), ("Signal.empty", "self.title.observeValues { print($0) }", false),
    ]
  )
  func assignments(first: String, use: String, isGone: Bool) {
    let text = logic(
      "self.more = \(first)\n    \(use.replacing("title", with: "more"))\n    self.more = self.title",
      members: "let more: Signal<String, Never>",
      outputs: "var more: Signal<String, Never> { get }"
    )
    #expect(text.contains("self.more = \(first)") == false, "\(text)")
    #expect(text.contains("error: assign 'more' once") != isGone, "\(text)")
  }

  @Test(
    "Where a condition decides which it is assigned, both stay",
    arguments: ["#if DEBUG|#else|#endif", "if a {|} else {|}"]
  )
  func branches(words: String) {
    let parts = words.split(separator: "|")
    let lines =
      "\(parts[0])\n    self.more = .empty\n    \(parts[1])\n    self.more = self.title\n    \(parts[2])"
    let text = logic(
      lines,
      members: "let more: Signal<String, Never>",
      outputs: "var more: Signal<String, Never> { get }",
      parameters: "a: Bool"
    )
    #expect(text.contains("\(lines)\n"), "\(text)")
  }

  @Test(
    "A call happens once",
    arguments: cases(
      """
      === What a call computes is computed once for all that read it
      [file]
      members: private let tokenProperty = MutableProperty<UUID?>(nil)
      members: func sent() { self.tokenProperty.value = UUID() }
      inputs: func sent()
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      → let tokenProperty = Property<UUID?>(initial: nil, then: inputs.sent.map { UUID() })
      === What is no call is computed for each
      [file]
      members: private let tokenProperty = MutableProperty<UUID?>(nil)
      members: func sent() { self.tokenProperty.value = .zero }
      inputs: func sent()
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      self.tokenProperty.signal.skipNil().observeValues { print($0) }
      → inputs.sent.compactMap { .zero }.observeValues { print($0) }
      → inputs.sent.compactMap { .zero }.observeValues { print($0) }
      === A pipe in one property is no object that a closure could capture
      [file]
      members: private let pipe = Signal<String, Never>.pipe()
      self.title.observeValues { [weak self] in self?.pipe.input.send(value: $0); print(1) }
      → self.title.observeValues { pipe.input.send(value: $0); print(1) }
      """
    )
  )
  func lines(example: Case) { expectLogic(example) }

  @Test(
    "What may be an object that nothing else keeps lives as long as the view model",
    arguments: [
      ("let it = Poller()", "self.it.onTick = { print(1) }", true),
      ("let it: Poller", "self.it = Poller()", true),
      ("let it = Poller()", "f { print(self.it) }", false),
      ("let it = Limit.short", "print(self.it)", false),
      ("let it = Date()", "print(self.it)", false),
      ("let it: [Poller] = []", "print(self.it)", false),
    ]
  )
  func kept(property: String, line: String, isKept: Bool) {
    let text = logic(line, members: "private \(property)")
    #expect(text.contains("inputs.lifetime.observeEnded { _ = it }\n") == isKept, "\(text)")
    #expect(text.contains("    \(property)\n"), "\(text)")
  }
}
