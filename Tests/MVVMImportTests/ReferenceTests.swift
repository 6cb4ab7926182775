import MVVMImport
import TestSupport
import Testing

/// A name means the member of the class only where the code declares no other.
@Suite("Names in the logic") struct ReferenceTests {
  @Test(
    "Those of a capture list count behind it",
    arguments: [
      ("{ [title = self.title] in print(title) }", "{ [title = self.title] in print(title) }"),
      ("{ [title = title] in print(title) }", "{ [title = self.title] in print(title) }"),
      ("{ [title] in print(title) }", "{ [title = self.title] in print(title) }"),
      ("{ [weak log, text = log] in print(text, log) }", "{ [weak log, text = log] in print(text, log) }"),
      ("{ [log = other] in print(log) }", "{ [log = other] in print(log) }"),
    ]
  )
  func captures(closure: String, becomes: String) {
    let text = logic("self.tappedProperty.signal.observeValues \(closure)", members: log)
    #expect(text.contains("inputs.tapped.observeValues \(becomes)\n"), "\(text)")
  }

  @Test(
    "A parameter counts in the value of what hides it",
    arguments: [
      "var log = log", "let log = log.first, b = log", "guard let log = log else { return }",
      "if let log { f(log) }",
    ]
  )
  func parameters(line: String) {
    let members = "private let log = MutableProperty(1)\n"
    for helper in ["private func f(_ log: [Int]) {", "private func g() { let f = { (log: [Int]) in"] {
      let end = helper.hasSuffix("in") ? "} }" : "}"
      let text = logic("self.log.value = 2", members: "\(members)\(helper)\n    \(line)\n  \(end)")
      #expect(text.contains("    \(line)\n"), "\(text)")
    }
  }

  @Test(
    "Those of a condition or loop end with it, and do not count in their own values",
    arguments: cases(
      """
      if let log = log, log.isOn { print(log) }; f(log) → if let log = ownLog, log.isOn { print(log) }; f(ownLog)
      if let log { print(log) }; f(log) → if let log = ownLog { print(log) }; f(ownLog)
      if a < 1, let log = log, log { f(log) } → if a < 1, let log = ownLog, log { f(log) }
      if case .some(let log) = log { f(log) } → if case .some(let log) = ownLog { f(log) }
      guard let log = log else { f() }; f(log) → guard let log = ownLog else { f() }; f(log)
      while let log = log.next { f(log) }; f(log) → while let log = ownLog.next { f(log) }; f(ownLog)
      for log in log where log.isOn { f(log) }; f(log) → for log in ownLog where log.isOn { f(log) }; f(ownLog)
      for (_, log) in log { f(log) }; f(log) → for (_, log) in ownLog { f(log) }; f(ownLog)
      let log = log + 1, a = log; f(log) → let log = ownLog + 1, a = log; f(log)
      do { let log = 1; f(log) }; f(log) → do { let log = 1; f(log) }; f(ownLog)
      switch log { case let .on(log): f(log); case .off: f(log); default: f(log) }
      → switch ownLog { case let .on(log): f(log); case .off: f(ownLog); default: f(ownLog) }
      if a { f(log) } else if let log { f(log) } else { f(log) }
      → if a { f(ownLog) } else if let log = ownLog { f(log) } else { f(ownLog) }
      func log(for log: Int) { f(log) } → func log(for log: Int) { f(log) }
      """
    )
  )
  func scopes(example: Case) {
    let text = logic(example.input, members: log)
    #expect(text.contains("\n    \(example.output)\n"), "\(text)")
  }

  @Test(
    "Only what stands before the first 'in' of a closure is a parameter",
    arguments: [
      ("{ print(title); for i in 0..<3 { f(i) } }", "{ print(titleOutput); for i in 0..<3 { f(i) } }"),
      ("{ title in f(title) }", "{ title in f(title) }"),
      ("{ (a: Int, title: String) -> Int in f(title) }", "{ (a: Int, title: String) -> Int in f(title) }"),
      ("{ @MainActor (a, title) async in f(title) }", "{ @MainActor (a, title) async in f(title) }"),
    ]
  )
  func parameters(closure: String, becomes: String) {
    let text = logic("self.tappedProperty.signal.observeValues \(closure)")
    #expect(text.contains("inputs.tapped.observeValues \(becomes)\n"), "\(text)")
  }

  @Test(
    "A function elsewhere may have the name of an output, a backing or another property",
    arguments: [
      "self.title.map(title(for:)).observeValues { f($0) }", "f { print(changedProperty(1)) }",
      "let f = log(of:and:); f(1, 2)",
    ]
  )
  func functions(line: String) {
    let text = logic(line, members: "\(log)\n  private let made = MutableProperty(1)")
    #expect(text.contains("    \(line)\n"), "\(text)")
  }

  @Test(
    "What is a function is called, and a label is none",
    arguments: cases(
      """
      === A property that is a function is called where its value is
      [file]
      members: private let make: (Int) -> String
      parameters: make n: Int
      self.make = { String($0) }; f(make(1), self.make(2), (make)(3))
      → make = { String($0) }; f(make(1), make(2), (make)(3))
      === An output that is a function is called twice
      [file]
      members: let name: (Int) -> String
      outputs: var name: (Int) -> String { get }
      self.name = { String($0) }
      self.title.observeValues { print(name(1), $0) }
      → self.title.observeValues { print(nameOutput()(1), $0) }
      === A label that is a keyword opens nothing
      observe(for: 1, with: { print(self.title) }) → observe(for: 1, with: { print(titleOutput) })
      """
    )
  )
  func lines(example: Case) { expectLogic(example) }

  @Test(
    "The members of a type in a body are its own",
    arguments: [
      "struct S { let log = 1; func f() -> Int { log + self.log } }; f(S())",
      "struct S { func f() -> Int { log + self.log }; let log = 1 }; f(S())",
      "enum E { case log; static let title = E.log; static func f() -> Self { Self.title } }",
      "final class C { var title = 1; lazy var f = { [weak self] in self?.title } }",
      "f { actor A { var log: Int { 1 } }; print($0) }",
    ]
  )
  func localTypes(line: String) {
    let text = logic("\(line)\n    f(self.log)", members: log)
    #expect(text.contains("    \(line)\n    f(log)\n"), "\(text)")
  }

  @Test(
    "A type in a body is not the nested one of its name",
    arguments: [
      ("enum Kind { case a }; f(Kind.a)", "enum Kind { case a }; f(Kind.a)"),
      ("typealias Kind = Int; f(Kind(1))", "typealias Kind = Int; f(Kind(1))"),
      ("struct S: P { let k: Kind; let s: Self }", "struct S: P { let k: X.Kind; let s: Self }"),
      ("f(Kind.a, Self.self, actor\n    , Kind.b)", "f(X.Kind.a, X.self, actor\n    , X.Kind.b)"),
    ]
  )
  func nestedTypes(line: String, becomes: String) {
    let text = logic(line, members: "enum Kind { case a, b }")
    #expect(text.contains("    \(becomes)\n"), "\(text)")
  }
}

private let log = #"private let log: MutableProperty<String?> = MutableProperty("")"#
