import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// What becomes of single lines: the fixtures show whole view models.
@Suite("Logic of single lines") struct LogicTests {
  @Test(
    "What becomes of a line",
    arguments: cases(
      #"""
      === A bare self is reported beside a weak capture, too
      [file]
      members: private let log = MutableProperty("")
      self.title.observeValues { [weak self] in self?.log.value = $0 }
      other.delegate = self → 17:22-17:26 error: name what is needed of 'self' here
      === An output that a closure reads is copied once, before the statement
      [file]
      members: var now: Bool { self.title == nil }
      outputs: var now: Bool { get }
      self.tappedProperty.signal.observeValues { print(self.title, self.title) }
      → let titleOutput = self.title
      → inputs.tapped.observeValues { print(titleOutput, titleOutput) }
      →
      → self.now = { titleOutput == nil }
      === A copy is not made where a condition may be around it
      [file]
      #if DEBUG
      self.tappedProperty.signal.observeValues { print(self.title) } → 17:54-17:64 error: read 'title' outside
      #endif
      === Outputs that the class computes are assigned before they are read
      [file]
      members: var texts: Signal<String, Never> { self.taps.map { "\(self.limit)" } }
      members: var taps: Signal<Void, Never> { self.tappedProperty.signal.filter { self.title != nil } }
      members: var limit: Int { 3 }
      outputs: var texts: Signal<String, Never> { get }
      outputs: var taps: Signal<Void, Never> { get }
      outputs: var limit: Int { get }
      → let titleOutput = self.title
      → self.taps = inputs.tapped.filter { titleOutput != nil }
      → self.limit = { 3 }
      → let limitOutput = self.limit
      → self.texts = self.taps.map { "\(limitOutput())" }
      === An output that the class computes in several lines keeps their layout
      [file]
      members: var taps: Signal<Void, Never> {
      members:   return self.tappedProperty.signal
      members:     .filter { true }
      members: }
      members: var texts: Signal<String, Never> {
      members:   let text = ""
      members:   return self.tappedProperty.signal.map { text }
      members: }
      outputs: var taps: Signal<Void, Never> { get }
      outputs: var texts: Signal<String, Never> { get }
      → self.taps = inputs.tapped
      →   .filter { true }
      → self.texts = { () -> Signal<String, Never> in
      →   let text = ""
      →   return inputs.tapped.map { text }
      → }()
      === A value in several lines goes one level deeper
      [file]
      members: let limit: Int = {
      members:   3
      members: }()
      outputs: var limit: Int { get }
      → let limitValue: Int = {
      →   3
      → }()
      → self.limit = { limitValue }
      === A comment before the 'return' of an output stays above it
      [file]
      members: var taps: Signal<Void, Never> {
      members:   // One for each.
      members:   return self.tappedProperty.signal  // Not more.
      members:     .filter { true }
      members: }
      outputs: var taps: Signal<Void, Never> { get }
      → // One for each.
      → self.taps = inputs.tapped  // Not more.
      →   .filter { true }
      === An output that the class computes is not read in the body
      [file]
      members: var limit: Int { 3 }
      outputs: var limit: Int { get }
      print(self.limit) → error: assign 'limit' in the initializer first
      === A pipe is not handed on with its observer
      [file]
      members: private let texts = Signal<String, Never>.pipe()
      members: func typed() { self.texts.input.send(value: "") }
      inputs: func typed()
      print(self.texts) → error: do without writing 'texts' here
      """#
    )
  )
  func lines(example: Case) { expectLogic(example) }

  @Test(
    "A capture list may follow an attribute",
    arguments: cases(
      """
      self.title.observeValues { @MainActor [weak self] in self?.log.value = $0 }
      → self.title.observeValues { @MainActor [weak log] in log?.value = $0 }
      self.title.observeValues { @MainActor [weak self] text in self?.shown(text); print(1) }
      → self.title.observeValues { @MainActor text in shown(text); print(1) }
      self.title.observeValues { @MainActor [weak self] in self?.shown($0); print(1) }
      → self.title.observeValues { @MainActor in shown($0); print(1) }
      """
    )
  )
  func attributes(example: Case) {
    let text = logic(example.input, members: "\(log)\n  private func shown(_ text: String) {}")
    #expect(text.contains(example.output), "\(text)")
  }

  @Test("The result of a closure is used, unless it observes a stream") func results() {
    let members = "private func shown(_ text: String) {}"
    func text(_ call: String) -> String {
      logic("\(call) { [weak self] in self?.shown($0) }", members: members)
    }
    #expect(text("self.title.observeValues").contains("    self.title.observeValues { shown($0) }\n"))
    #expect(text("once").contains("error: take 'weak self' away first"))
    #expect(text("self.titles.starts").contains("error: take 'weak self' away first"))
  }

  @Test(
    "A helper that reads a local becomes a local function, wherever it reads it",
    arguments: [
      "text.isEmpty ? limit : 0", "[limit: 0]", "[0: 1, limit: 0]",
      "{ switch text { case \"\", limit: 1 } }()",
    ]
  )
  func localHelper(expression: String) {
    let text = logic(
      "self.title.observeValues { print(self.cut($0)) }",
      members: """
        private let limit = 3
          private func cut(_ text: String) -> Any { \(expression) }
        """
    )
    #expect(text.contains("\n    func cut(_ text: String) -> Any { \(expression) }\n"), "\(text)")
  }

  @Test(
    "What only looks like a local keeps a helper a function of the file",
    arguments: ["limit in limit", "f(limit: 1)"]
  )
  func fileHelper(expression: String) {
    let text = logic(
      "self.title.observeValues { print(self.cut($0)) }",
      members: """
        private let limit = 3
          private func cut(_ text: String) -> Any { text.map { \(expression) } }
        """
    )
    #expect(text.contains("\nprivate func cut(_ text: String)"), "\(text)")
  }

  @Test(
    "Initial values name nested types by their full names",
    arguments: [
      ("MutableProperty<Kind>(Self.start)", "MutableProperty<X.Kind>(X.start)"),
      ("true ? Kind.a : Kind.b", "true ? X.Kind.a : X.Kind.b"),
      ("[Kind: Kind]()", "[X.Kind: X.Kind]()"),
      ("f(Kind: Kind.a)", "f(Kind: X.Kind.a)"),
    ]
  )
  func nestedTypes(value: String, becomes: String) {
    let text = logic("", members: "private let kind = \(value)\n  enum Kind {}")
    #expect(text.contains("\n    let kind = \(becomes)\n"), "\(text)")
  }

  @Test(
    "Pipes that several inputs send to stay signals",
    arguments: [
      ("let (texts, observer)", "observer", "texts"),
      ("let texts", "texts.input", "texts.output"),
    ]
  )
  func pipes(declaration: String, observer: String, signal: String) {
    let text = logic(
      "self.\(signal).observeValues { print($0) }",
      members: """
        private \(declaration) = Signal<String, Never>.pipe()
          func typed() { self.\(observer).send(value: "typed") }
          func pasted(_ text: String) { self.\(observer).send(value: text) }
        """,
      inputs: "func typed()\n  func pasted(_ text: String)"
    )
    let merged = #"let texts = Signal.merge([inputs.typed.map { "typed" }, inputs.pasted])"#
    #expect(text.contains("    \(merged)\n"), "\(text)")
    #expect(text.contains("    texts.observeValues { print($0) }\n"), "\(text)")
  }

  @Test(
    "Nothing is made optional of which only the time counts",
    arguments: [
      ("@.mapConst(1)", "@.mapConst(1)"), ("@.map { _ in 1 }", "@.map { _ in 1 }"),
      ("@.map(value: 1)", "@.map(value: 1)"), ("self.title.takeWhen(@)", "self.title.takeWhen(@)"),
      ("Signal.combineLatest(self.title, @).map(first)", "Signal.combineLatest(self.title, @).map(first)"),
      ("@.map { $0 }", "@.map(Optional.some).map { $0 }"),
      ("@.filter { _ in true }", "@.map(Optional.some).filter { _ in true }"),
    ]
  )
  func times(line: String, becomes: String) {
    let text = logic(
      "\(line.replacing("@", with: "self.textProperty.signal")).observeValues { print($0) }",
      members: """
        private let textProperty = MutableProperty<String?>(nil)
          func typed(_ text: String) { self.textProperty.value = text }
        """,
      inputs: "func typed(_ text: String)"
    )
    #expect(text.contains("    \(becomes.replacing("@", with: "inputs.typed")).observeValues"), "\(text)")
  }

  @Test(
    "What is sent may be optional or not, whatever its tokens",
    arguments: ["text.isEmpty ? 1 : 2", "Int(text)", "text.first?.count", "text.isEmpty ? nil : 1"]
  )
  func transforms(value: String) {
    let sent = value.replacing("text", with: "$0")
    func text(_ line: String) -> String {
      logic(
        "\(line).observeValues { print($0) }",
        members: """
          private let numberProperty = MutableProperty<Int?>(nil)
            func typed(_ text: String) { self.numberProperty.value = \(value) }
          """,
        inputs: "func typed(_ text: String)"
      )
    }
    let skipping = text("self.numberProperty.signal.skipNil()")
    #expect(skipping.contains("    inputs.typed.compactMap { \(sent) }.observeValues"), "\(skipping)")
    let plain = text("self.numberProperty.signal")
    let local = "let numberProperty = Property<Int?>(initial: nil, then: inputs.typed.map { \(sent) })"
    #expect(plain.contains("    \(local)\n"), "\(plain)")
    #expect(plain.contains("    numberProperty.signal.observeValues"), "\(plain)")
  }

  @Test(
    "A type is read as a whole, not by how it ends",
    arguments: [
      ("onTap: ((Int) -> Void)", "onTap: @escaping ((Int) -> Void)"),
      ("makers: Cache<(Int) -> Void>", "makers: Cache<(Int) -> Void>"),
      ("onTap: ((Int) -> Void)?", "onTap: ((Int) -> Void)?"),
    ]
  )
  func types(parameter: String, becomes: String) {
    let text = logic("", parameters: parameter)
    #expect(text.contains("InputStreams, \(becomes)) {"), "\(text)")
  }
}

private let log = #"private let log = MutableProperty("")"#
