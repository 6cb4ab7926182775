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

  @Test(
    "Backticks stay where a name needs them",
    arguments: cases(
      """
      === No keyword is rewritten for an output of its name
      [file]
      members: let `default`: Signal<Int, Never>
      outputs: var `default`: Signal<Int, Never> { get }
      switch f() { case 1: g(); default: break }
      f(self.default)
      → switch f() { case 1: g(); default: break }
      → f(self.default)
      === Nor is one in what an input sends
      [file]
      members: func sent(`is`: Any) { self.sentProperty.value = `is` is Int }
      members: private let sentProperty = MutableProperty<Bool?>(nil)
      inputs: func sent(`is`: Any)
      self.sentProperty.signal.skipNil().observeValues { print($0) }
      → inputs.sent.compactMap { $0 is Int }.observeValues { print($0) }
      === A member of such a name keeps its backticks where it loses its 'self'
      [file]
      members: private let `in` = MutableProperty(0)
      members: private func `repeat`() {}
      self.repeat()
      self.title.observeValues { [weak self] _ in self?.in.value = 1 }
      → inputs.lifetime.observeEnded { _ = `in` }
      →
      → self.title = inputs.changed
      → `repeat`()
      → self.title.observeValues { [weak `in`] _ in `in`?.value = 1 }
      """
    )
  )
  func lines(example: Case) { expectLogic(example) }

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
