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

  @Test("What a call computes is computed once for all that read it") func calls() {
    func text(_ value: String) -> String {
      logic(
        """
        self.tokenProperty.signal.skipNil().observeValues { print($0) }
            self.tokenProperty.signal.skipNil().observeValues { print($0) }
        """,
        members: """
          private let tokenProperty = MutableProperty<UUID?>(nil)
            func sent() { self.tokenProperty.value = \(value) }
          """,
        inputs: "func sent()"
      )
    }
    let local = "let tokenProperty = Property<UUID?>(initial: nil, then: inputs.sent.map { UUID() })"
    #expect(text("UUID()").contains("    \(local)\n"), "\(text("UUID()"))")
    #expect(text(".zero").contains("    inputs.sent.compactMap { .zero }.observeValues"), "\(text(".zero"))")
  }

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

  @Test("A pipe in one property is no object that a closure could capture") func pipes() {
    let text = logic(
      "self.title.observeValues { [weak self] in self?.pipe.input.send(value: $0); print(1) }",
      members: "private let pipe = Signal<String, Never>.pipe()"
    )
    #expect(text.contains("self.title.observeValues { pipe.input.send(value: $0); print(1) }"), "\(text)")
  }
}
