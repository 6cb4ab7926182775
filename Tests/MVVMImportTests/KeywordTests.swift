import MVVMImport
import MVVMSource
import MVVMSwift
import TestSupport
import Testing

@testable import MVVMImport

/// A word that Swift reserves is a name in backticks, as a label, and behind a dot.
@Suite("Keywords and names in backticks") struct KeywordTests {
  @Test(
    "A keyword stays, whatever member has its name",
    arguments: [
      ("default", "switch f() { case 1: g(); default: break }"),
      ("in", "for n in 1...3 { f { x in g(n, x) } }"),
      ("try", "f(try? g())"),
      ("where", "for n in 1...3 where n > 1 { f(n) }"),
      ("is", "f(g() is Int)"),
      ("case", "if case .a = f() { g() }"),
      ("guard", "guard f() else { fatalError() }"),
      ("return", "f { return 1 }"),
      ("repeat", "repeat { f() } while g()"),
      ("nil", "f(nil)"),
      ("true", "f(true)"),
    ]
  )
  func keywords(name: String, line: String) {
    for property in ["MutableProperty(0)", "3"] {
      let text = logic(
        "\(line)\n    f(`\(name)`, self.`\(name)`)",
        members: "private let `\(name)` = \(property)"
      )
      #expect(text.contains("    \(line)\n    f(`\(name)`, `\(name)`)\n"), "\(text)")
    }
  }

  @Test("Nor is one rewritten in what an input sends, or for an output") func otherMembers() {
    let text = logic(
      "switch f() { case 1: g(); default: break }\n    f(self.default)",
      members: """
        let `default`: Signal<Int, Never>
          func sent(`is`: Any) { self.sentProperty.value = `is` is Int }
          private let sentProperty = MutableProperty<Bool?>(nil)
        """,
      inputs: "func sent(`is`: Any)",
      outputs: "var `default`: Signal<Int, Never> { get }"
    )
    #expect(text.contains("    switch f() { case 1: g(); default: break }\n    f(self.default)\n"), "\(text)")
    let sent = logic(
      "self.sentProperty.signal.skipNil().observeValues { print($0) }",
      members: """
        func sent(`is`: Any) { self.sentProperty.value = `is` is Int }
          private let sentProperty = MutableProperty<Bool?>(nil)
        """,
      inputs: "func sent(`is`: Any)"
    )
    #expect(sent.contains("inputs.sent.compactMap { $0 is Int }"), "\(sent)")
  }

  @Test("A member of such a name keeps its backticks where it loses its 'self'") func backticks() {
    let members = """
      private let `in` = MutableProperty(0)
        private func `repeat`() {}
      """
    let text = logic(
      "self.repeat()\n    self.title.observeValues { [weak self] _ in self?.in.value = 1 }",
      members: members
    )
    #expect(text.contains("    `repeat`()\n"), "\(text)")
    #expect(text.contains("{ [weak `in`] _ in `in`?.value = 1 }\n"), "\(text)")
    #expect(text.contains("observeEnded { _ = `in` }\n"), "\(text)")
  }

  @Test(
    "No edit replaces what no rule replaces",
    arguments: [
      ("default", "self.default", "default"), ("x in", "y", "in"), ("+", "-", "+"),
      ("other", "ours", "other"),
      ("\"text\"", "x", "\"text\""), ("self.x", "y", nil), ("self?.`in`", "z", nil), ("self.in", "z", nil),
      ("x.signal.skipNil()", "inputs.x", nil), ("guard let self else { return }", "", nil),
    ]
  )
  func unjustified(text: String, replacement: String, word: String?) {
    let code = SwiftCode(SourceFile(path: "X.swift", text: "f(\(text))"))
    let edit = Edit(2..<2 + text.utf8.count, replacement)
    #expect(code.unjustified(edit, ["x", "in", "default"]) == word)
  }
}
