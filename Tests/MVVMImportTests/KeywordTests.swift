import MVVMSource
import MVVMSwift
import TestSupport
import Testing

@testable import MVVMImport

/// A word that Swift reserves is a name in backticks, as a label, and after a dot.
@Suite("Keywords and names in backticks") struct KeywordTests {
  @Test(
    "Backticks stay where a name needs them, and keywords where they are none",
    arguments: examples(
      """
      === A keyword stays, whatever member has its name
      members: private let `①` = ③
      ②
      f(`①`, self.`①`)
      → ②
      → f(`①`, `①`)
      | default | switch f() { case 1: g(); default: break } | 3
      | in | for n in 1...3 { f { x in g(n, x) } } | MutableProperty(0)
      | try | f(try? g()) | 3
      | where | for n in 1...3 where n > 1 { f(n) } | MutableProperty(0)
      | is | f(g() is Int) | 3
      | case | if case .a = f() { g() } | MutableProperty(0)
      | guard | guard f() else { fatalError() } | 3
      | return | f { return 1 } | MutableProperty(0)
      | repeat | repeat { f() } while g() | 3
      | nil | f(nil) | MutableProperty(0)
      | true | f(true) | 3
      === No keyword is rewritten for an output of its name
      members: let `default`: Signal<Int, Never>
      outputs: var `default`: Signal<Int, Never> { get }
      switch f() { case 1: g(); default: break }
      f(self.default)
      → switch f() { case 1: g(); default: break }
      → f(self.default)
      === Nor is one in what an input sends
      members: func sent(`is`: Any) { self.sentProperty.value = `is` is Int }
      members: private let sentProperty = MutableProperty<Bool?>(nil)
      inputs: func sent(`is`: Any)
      self.sentProperty.signal.skipNil().observeValues { print($0) }
      → inputs.sent.compactMap { $0 is Int }.observeValues { print($0) }
      === A member of such a name keeps its backticks where it loses its 'self'
      members: private let `in` = MutableProperty(0)
      members: private func `repeat`(_ n: Int) {}
      self.repeat(1)
      self.title.observeValues { [weak self] _ in self?.in.value = 1 }
      → inputs.lifetime.observeEnded { _ = `in` }
      →
      → self.title = inputs.changed
      → `repeat`(1)
      → self.title.observeValues { [weak `in`] _ in `in`?.value = 1 }
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }

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
