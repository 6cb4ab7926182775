import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct LexerTests {
  private func tokens(_ text: String) -> [String] {
    let file = SourceFile(path: "X", text: text)
    return (lex(file).value ?? []).dropLast().map { "\($0.kind) \(file.string($0.range))" }
  }

  /// Returns the flags of each token by their first letters: line, quoted, comment, gap.
  private func flags(_ text: String) -> [String] {
    (lex(SourceFile(path: "X", text: text)).value ?? []).map { token in
      let flags = token.flags
      return (flags.startsLine ? "l" : "") + (flags.isQuoted ? "q" : "") + (flags.followsComment ? "c" : "")
        + (flags.followsGap ? "g" : "")
    }
  }

  @Test(
    "A text is cut into its tokens",
    arguments: cases(
      #"""
      === Punctuation is one character at a time, but for the arrow
      ->> → arrow ->, greater >
      a-b → identifier a, other -, identifier b
      ()[]{} → leftParenthesis (, rightParenthesis ), leftBracket [, rightBracket ], leftBrace {, rightBrace }
      <,.:;? → less <, comma ,, dot ., colon :, semicolon ;, question ?
      !&=@ → exclamation !, ampersand &, equal =, at @
      === A range is no fraction, and hexadecimal digits no exponent
      1...2 → number 1, dot ., dot ., dot ., number 2
      0xE+1 → number 0xE, other +, number 1
      === Names are words in any script or in backticks
      a_1 größe `in` _ → identifier a_1, identifier größe, identifier `in`, identifier _
      名前 🎉 → identifier 名前, identifier 🎉
      === A run of hashes before no string is one token
      ###a ##b → other ###, identifier a, other ##, identifier b
      === Operators of any script are other text
      a≠b $0 → identifier a, other ≠, identifier b, other $0
      \.a #b → other \, dot ., identifier a, other #, identifier b
      """#
    )
  )
  func cut(example: Case) { #expect(self.tokens(example.input).joined(separator: ", ") == example.output) }

  @Test(
    "Numbers hold what is glued to them",
    arguments: ["0", "1_000", "0xFF", "1.5", "1e-3", "1.5E+3", "2fa", "0b01", "0x1p4"]
  )
  func number(_ text: String) {
    #expect(self.tokens(text) == ["number \(text)"])
  }

  @Test(
    "A string is one token",
    arguments: [
      #""""#, #""a""#, #""a\"b""#, #""\(a)""#, #""\(a("b\("c")"))""#, ##"#"a"b"#"##, ##"#"\#(a")")"#"##,
      ##"#"\("#"##, ###"##"a"#b"##"###, ##"#""#"##, ##"#"""#"##, "\"\"\"\na \" \"\" b\n\"\"\"",
      "#\"\"\"\na \"\"\" b\n\"\"\"#", "\"\"\"\n\\(a\n)\n\"\"\"", "\"\\(a /* \" ) */)\"",
    ]
  )
  func string(_ text: String) {
    #expect(self.tokens(text) == ["string \(text)"])
  }

  @Test("A name in backticks has no blanks outside ASCII, and no other characters that names lack")
  func charactersInBackticks() {
    let blanks = ["\u{A0}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{AB}"].map { "`a\($0)b`()\n`ä`()" }
    let others = ["\0", "\t", "\u{7F}", "\\"].map { "a(b: `a\($0)b`)\nb(c: `a b`)" }
    for members in blanks + others {
      let found = diagnostics(of: members, in: "inputs")
      #expect(found.map(\.identifier) == [.unexpectedCharacter], "\(listing(found))")
    }
  }

  @Test("A name in backticks is more than an operator or blanks", arguments: ["+", "//", " ", "->"])
  func operatorsInBackticks(text: String) {
    for member in [
      "`\(text)`()", "a(`\(text)`: Int)", "a(b: [`\(text)`])", "a(b: Int = `\(text)`)", "@`\(text)` a()",
    ] {
      let found = diagnostics(of: member, in: "inputs")
      #expect(found.map(\.identifier) == [.invalidName], "\(listing(found))")
    }
  }

  @Test("Flags mark lines, gaps, comments and backticks") func flagsOfTokens() {
    #expect(self.flags("a b\n c/**/d//\n`e`(") == ["l", "g", "lg", "cg", "lqcg", "", "l"])
    #expect(self.flags("a /* \n */ b") == ["l", "lcg", "l"])
  }

  @Test("Lines end at LF, CRLF and CR", arguments: ["\n", "\r\n", "\r"]) func lineEnds(_ end: String) {
    let text = section("inputs", "a()\nb(").split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: end)
    expectDiagnostics(text, "4:7-4:7 error: expected ')' [unclosed-bracket]\n  note 4:6-4:7: opened here")
  }

  @Test(
    "Bytes and columns are counted as an editor does, and invalid ones are removed",
    arguments: cases(
      """
      === A byte-order mark is skipped and has no column
      \u{FEFF}viewmodel X { inputs { a() } }
      \u{FEFF}hello → 1:1-1:6 error: expected 'import' or 'viewmodel', not 'hello' [unexpected-text]
      === Columns count bytes
      [outputs] größe: Größe 5 → 3:22-3:23 error: expected the end of the line, not '5' [unexpected-text]
      === Invalid characters are reported and removed
      [inputs] a\0() → 3:6-3:7 error: unexpected control character U+0000: remove it [unexpected-character]
      →   fix 3:6-3:7: ''
      [inputs] a\u{200B}() → 3:6-3:9 error: unexpected zero-width space: remove it [unexpected-character]
      →   fix 3:6-3:9: ''
      [inputs] a\u{E000}() → 3:6-3:9 error: unexpected character U+E000: remove it [unexpected-character]
      →   fix 3:6-3:9: ''
      """
    )
  )
  func places(example: Case) {
    expectDiagnostics(example.input, example.output)
  }

  @Test(
    "The first byte that is not UTF-8 is reported",
    arguments: [
      ([0xE9], "0xE9"), ([0x80], "0x80"), ([0xC0, 0x80], "0xC0"), ([0xED, 0xA0, 0x80], "0xED"),
      ([0xF5, 0x80, 0x80, 0x80], "0xF5"), ([0xE2, 0x82], "0xE2"), ([0xE9, 0x62, 0xE9], "0xE9"),
    ] as [([UInt8], String)]
  )
  func encoding(_ bytes: [UInt8], _ name: String) {
    for (before, after) in [
      ("// ", "\nviewmodel X { inputs { a() } }"), ("viewmodel X { inputs { a", "() } }"),
    ] {
      let file = SourceFile(path: "X", bytes: Array(before.utf8) + bytes + Array(after.utf8))
      let column = before.utf8.count + 1
      #expect(
        listing(parse(file).diagnostics)
          == "1:\(column)-1:\(column + 1) error: byte \(name) is not UTF-8: save the file as UTF-8 [invalid-encoding]"
      )
    }
  }

  @Test("Odd characters in comments and strings are left alone") func quiet() {
    expectDiagnostics(section("inputs", "// “a”\u{A0}\u{0}\na(x: A = \"“\u{A0}\u{E000}”\")"), "")
  }
}

@Suite struct NestingTests {
  private func nested(_ open: String, _ inner: String, _ close: String, _ number: Int) -> String {
    String(repeating: open, count: number) + inner + String(repeating: close, count: number)
  }

  @Test(
    "Two hundred brackets, or types without, are allowed inside one another, and not one more",
    arguments: [
      ("a: ", "(", "Int", ")", "3:208-3:209"), ("a: ", "[", "Int", "]", "3:208-3:209"),
      ("a: ", "A<", "Int", ">", "3:409-3:410"), ("a: ", "[Int: ", "Int", "]", "3:1208-3:1209"),
      ("a: ", "() -> ", "Int", "", "3:1211-3:1213"), ("a: ", "~", "Int", "", "3:208-3:209"),
      ("state a: Int = ", "(", "1", ")", "3:220-3:221"), ("state a: Int = ", "[", "1", "]", "3:220-3:221"),
      ("state a: Int = ", "{", "1", "}", "3:220-3:221"),
    ]
  )
  func limit(before: String, open: String, inner: String, close: String, place: String) {
    expectDiagnostics(section("outputs", "\(before)\(self.nested(open, inner, close, 200))"), "")
    expectDiagnostics(
      section("outputs", "\(before)\(self.nested(open, inner, close, 201))\nb: Int"),
      "\(place) error: more than 200 nested brackets or types [nesting-too-deep]"
    )
  }

  @Test("Parts of names count beyond those that people write", arguments: ["A", "A<B>", "[B].C"])
  func parts(first: String) {
    let row = "(\(String(repeating: "A.B.C, ", count: 100))A)"
    expectDiagnostics(section("outputs", "a: \(row)"), "")
    let deep = first + String(repeating: ".A<B>", count: 40_000)
    #expect(diagnostics(of: "a: \(deep)", in: "outputs").first?.identifier == .nestingTooDeep)
  }

  @Test("Marks of types count across brackets", arguments: [("(", ")"), ("[", "]")])
  func marks(open: String, close: String) {
    func isTooDeep(_ marks: Int) -> Bool {
      let type = self.nested(open, "Int", String(repeating: "?", count: marks) + close, 100)
      return diagnostics(of: "a: \(type)", in: "outputs").map(\.identifier) == [.nestingTooDeep]
    }
    #expect(!isTooDeep(2))
    #expect(isTooDeep(4))
  }

  @Test("Comments and interpolations nest as deep as they like") func unlimited() {
    expectDiagnostics(section("inputs", "\(self.nested("/*", "", "*/", 5000)) a()"), "")
    expectDiagnostics(section("inputs", "a(x: A = \(self.nested(#""\("#, "1", #")""#, 5000)))"), "")
  }
}
