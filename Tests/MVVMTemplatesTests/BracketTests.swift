import MVVMSource
import TestSupport
import Testing

@testable import MVVMTemplates

@Suite struct BracketTests {
  /// The lists of a line, each as the text between its brackets, the outermost first.
  private func lists(in text: String) -> [String] {
    let line = CodeLine(Array(text.utf8))
    func lists(in range: Range<Int>) -> [String] {
      guard let list = line.firstList(in: range) else { return [] }
      let inside = String(decoding: line.bytes[list.inside], as: UTF8.self)
      return [inside] + lists(in: list.inside) + lists(in: list.inside.upperBound + 1..<range.upperBound)
    }
    return lists(in: 0..<line.bytes.count)
  }

  @Test(
    "Parentheses and braces with anything inside are a list",
    arguments: [
      ("f(a)", ["a"]), ("f()", []), ("f( )", []), ("f(g(a), b)", ["g(a), b", "a"]), ("{ a }", [" a "]),
      ("f(a) { b }", ["a", " b "]), ("(a].b)", ["a].b"]), ("f(a))", ["a"]), ("(f(a)", ["a"]),
    ]
  )
  func parentheses(text: String, expected: [String]) { #expect(self.lists(in: text) == expected) }

  @Test(
    "Square and generic brackets are a list if they contain a comma or a colon",
    arguments: [
      ("[a]", []), ("[a, b]", ["a, b"]), ("[a: b]", ["a: b"]), ("[a,b]", []), ("A<B>", []),
      ("A<B, C>", ["B, C"]), ("A<B<C, D>>", ["B<C, D>", "C, D"]), ("a, [b]", []),
    ]
  )
  func separators(text: String, expected: [String]) { #expect(self.lists(in: text) == expected) }

  @Test(
    "A bracket that is not generic is an operator",
    arguments: [
      ("a < b, c > d", []), ("A<B, () -> C>", ["B, () -> C"]), ("a<b, c>d", []), ("f(a<b, c)", ["a<b, c"]),
      ("a<b, { c } > d", [" c "]), ("(a) -> B", ["a"]),
    ]
  )
  func operators(text: String, expected: [String]) { #expect(self.lists(in: text) == expected) }

  @Test("A closure whose result has a member is not a list") func closureMember() {
    #expect(self.lists(in: "a { b }.c(d)") == ["d"])
    #expect(self.lists(in: "a { b }") == [" b "])
  }

  @Test(
    "Brackets in strings, comments and backticks do not count",
    arguments: [
      (#"f("(", a)"#, [#""(", a"#]), ("f(a /* ) */, b)", ["a /* ) */, b"]), ("f(a) // (b, c)", ["a"]),
      (#"f("\(a)")"#, [#""\(a)""#]), ("f(`a(`)", ["`a(`"]),
    ]
  )
  func literals(text: String, expected: [String]) { #expect(self.lists(in: text) == expected) }

  @Test("The byte after what a byte opens follows it; otherwise the next byte") func next() {
    let line = CodeLine(Array(#"a("b") [c"#.utf8))
    #expect([0, 1, 2, 7, 8].map(line.next) == [1, 6, 5, 8, 9])
  }
}
