import MVVMSource
import Testing

@testable import MVVMSyntax

@Suite struct ElementStartTests {
  @Test(
    "In parentheses, an element may be an operator, or begin with a label",
    arguments: [
      ("()", .closer(after: 0)), ("(a)", .operand(after: 0)), ("(a: b)", .operand(after: 2)),
      ("(inout a)", .operand(after: 1)), ("(a: inout b)", .operand(after: 3)), ("(+)", .function(count: 1)),
      ("(by: +)", .function(count: 3)), ("(by: !=, 1)", .function(count: 4)), ("(-a)", .operand(after: 0)),
      ("(=)", .operand(after: 0)), ("(?, 1)", .operand(after: 0)),
    ] as [(String, ElementStart)]
  )
  func parentheses(text: String, start: ElementStart) {
    #expect(elementStart(of: text, in: .parentheses) == start)
    #expect(elementStart(of: text, in: .arguments(.rightParenthesis)) == start)
  }

  @Test("The arguments of a function's name have labels alone") func labels() {
    #expect(elementStart(of: "(a:_:)", in: .arguments(.rightParenthesis)) == .closer(after: 4))
    #expect(elementStart(of: "(a:_:)", in: .tuple) == .operand(after: 2))
    #expect(elementStart(of: "[a:]", in: .arguments(.rightBracket)) == .operand(after: 2))
  }

  @Test(
    "In square brackets there are no labels",
    arguments: [
      ("[]", .closer(after: 0)), ("[:]", .closer(after: 1)), ("[: a]", .closer(after: 0)),
      ("[a: b]", .operand(after: 0)), ("[+]", .operand(after: 0)),
    ] as [(String, ElementStart)]
  )
  func list(text: String, start: ElementStart) { #expect(elementStart(of: text, in: .list) == start) }

  @Test("Later elements of an array or dictionary begin with an operand") func laterElements() {
    for opener in [ExpressionReader.Opener.array, .key, .value] {
      #expect(elementStart(of: "[a: b]", in: opener) == .operand(after: 0))
      #expect(elementStart(of: "[]", in: opener) == .closer(after: 0))
    }
  }
}

/// Returns what follows the first bracket of a text.
private func elementStart(of text: String, in opener: ExpressionReader.Opener) -> ElementStart {
  withParser(of: SourceFile(path: "", text: text)) { parser, tokens in
    parser.elementStart(at: 1, before: tokens.count - 1, in: opener)
  }
}
