import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// What people write who come from other languages, or took one thing for another: each mistake has one message that
/// leads out, and a fix where there is one way.
@Suite struct OtherLanguageTests {
  @Test("An output that emits is no function") func calledStream() {
    expectDiagnostics(
      section(
        "outputs",
        """
        event goBack()
        state shows(row: Row) ; event goTo(_ row: Int, _ section: [Int])
        event answer() -> Int
        """
      ),
      """
      3:17-3:19 error: what is emitted is no parameter: write 'event goBack: Void' [function-with-kind]
        fix 3:17-3:19: ': Void'
      4:16-4:26 error: what is emitted is no parameter: write 'state shows: Row' [function-with-kind]
        fix 4:16-4:26: ': Row'
      4:39-4:69 error: what is emitted is no parameter: write 'event goTo: (row: Int, section: [Int])' \
      [function-with-kind]
        fix 4:39-4:69: ': (row: Int, section: [Int])'
      5:5-5:10 error: a function output has no kind: remove 'event' [function-with-kind]
        fix 5:5-5:11: ''
      """
    )
  }

  @Test("A function output without a result may be meant to emit") func missingAnswer() {
    expectDiagnostics(
      section("outputs", "goBack()\ngoTo(row: Int)"),
      """
      3:13-3:13 error: 'goBack' has no type: write 'goBack() -> Type', or 'event goBack: Void' [missing-type]
      4:19-4:19 error: 'goTo' has no type: write 'goTo(…) -> Type' [missing-type]
      """
    )
  }

  @Test("A reply without a type stays a reply", arguments: ["a() ->", "a() -> ; b()", "a() ->\n    b()"])
  func missingReply(members: String) {
    let found = parse(SourceFile(path: "X.mvvm", text: section("inputs", members))).diagnostics
    #expect(found.map(\.message) == ["'a' has no type: write 'a(…) -> Type'"])
  }

  @Test(
    "':' and '=>' are no arrow",
    arguments: [(":", "", " "), (" :", "", ""), (" =>", "=>", ""), ("=>", "=>", " ")]
  )
  func arrows(arrow: String, text: String, gap: String) throws {
    for kind in ["inputs", "outputs"] {
      let file = SourceFile(path: "X.mvvm", text: section(kind, "a(b: Int)\(arrow) Bool"))
      let found = parse(file).diagnostics
      #expect(found.map(\.message) == ["expected '->', not '\(text.isEmpty ? ":" : text)'"])
      let fixed = file.applying(try #require(found.first?.fix).edits)
      #expect(String(decoding: fixed.bytes, as: UTF8.self) == section(kind, "a(b: Int) -> Bool"))
    }
  }

  @Test("An array is in brackets") func arrays() {
    expectDiagnostics(
      section("outputs", "rows: Row[]\ngrid: A.Row<Int>[][]?\nf(_ a: Row[]) -> Row[]\nc: Row[3]"),
      """
      3:14-3:16 error: an array is written '[Row]' [unexpected-text]
        fix 3:11-3:11: '['
        fix 3:14-3:16: ']'
      4:21-4:25 error: an array is written '[A.Row<Int>]' [unexpected-text]
        fix 4:11-4:11: '[['
        fix 4:21-4:25: ']]'
      5:15-5:17 error: an array is written '[Row]' [unexpected-text]
        fix 5:12-5:12: '['
        fix 5:15-5:17: ']'
      6:11-6:12 error: expected the end of the line, not '[' [unexpected-text]
      """
    )
  }

  @Test("A '#' before a blank begins no comment") func hashComments() {
    expectDiagnostics(
      """
      # A screen.
      viewmodel X {
        ## Inputs
        inputs {
          a() # tapped
          #
          b(line: Int = #line, c: Int = [
            #line
          ][0])
        }
      }
      """,
      """
      1:1-1:2 error: a comment begins with '//', not with '#' [unexpected-character]
        fix 1:1-1:2: '//'
      3:3-3:5 error: a comment begins with '//', not with '#' [unexpected-character]
        fix 3:3-3:5: '//'
      5:9-5:10 error: a comment begins with '//', not with '#' [unexpected-character]
        fix 5:9-5:10: '//'
      6:5-6:6 error: a comment begins with '//', not with '#' [unexpected-character]
        fix 6:5-6:6: '//'
      """
    )
  }

  @Test("'*/' without a comment is no operator") func commentEnd() {
    expectDiagnostics(
      section("outputs", "state a: Bool = false*/\nstate b: Int = 1*/+2\nstate c: Int = 1**/*2*/ 2"),
      """
      3:26-3:28 error: '*/' closes nothing [unmatched-bracket]
        fix 3:26-3:28: ''
      4:21-4:23 error: '*/' closes nothing [unmatched-bracket]
        fix 4:21-4:23: ''
      5:22-5:24 error: '*/' closes nothing [unmatched-bracket]
        fix 5:22-5:24: ''
        fix 5:26-5:28: ''
      """
    )
  }

  @Test("A control character in a string is no Swift") func controlCharacters() {
    expectDiagnostics(
      section("outputs", "state a: String = \"\u{2}b\"\nstate b: String = #\"\tb\"#"),
      """
      3:24-3:25 error: unexpected control character U+0002: remove it [unexpected-character]
        fix 3:24-3:25: ''
      4:25-4:26 error: unexpected tab in a string: remove it [unexpected-character]
        fix 4:25-4:26: ''
      """
    )
    let lines = "state a: String = \"\"\"\n      \tb\n      \"\"\""
    expectDiagnostics("viewmodel X {\n  outputs {\n    \(lines)\n  }\n}\n", "")
  }

  @Test("What is no Swift outside of strings is none in their interpolations") func interpolations() {
    let values = [
      "\u{1}1", "a\u{A0}+ 1", "1 \u{2212} 1", "\u{FFFFF}", "(\u{7F})", "\"\\(\u{1})\"", "“a”",
    ]
    let lines = values.enumerated().map { "state a\($0): String = \"\\(\($1))\"" }
    expectDiagnostics(
      section("outputs", lines.joined(separator: "\n")),
      """
      3:27-3:28 error: unexpected control character U+0001: remove it [unexpected-character]
        fix 3:27-3:28: ''
      4:28-4:30 error: unexpected no-break space: write a space [unexpected-character]
        fix 4:28-4:30: ' '
      5:29-5:32 error: unexpected hyphen or minus U+2212: write '-' [unexpected-character]
        fix 5:29-5:32: '-'
      6:27-6:31 error: unexpected character U+FFFFF: remove it [unexpected-character]
        fix 6:27-6:31: ''
      7:28-7:29 error: unexpected control character U+007F: remove it [unexpected-character]
        fix 7:28-7:29: ''
      8:30-8:31 error: unexpected control character U+0001: remove it [unexpected-character]
        fix 8:30-8:31: ''
      9:27-9:30 error: unexpected curly quote: write '"' [unexpected-character]
      """
    )
    expectDiagnostics(section("outputs", "state a: String = \"\\(\té ≠ f(x,\t1))\""), "")
  }

  @Test("A variable of a type with arguments may be a stream") func swiftStream() {
    let advice = "remove it, and name the type of what is emitted, not of a stream"
    expectDiagnostics(
      section("outputs", "let rows: Observable<[Row]>\nvar x: Int { get }"),
      """
      3:5-3:8 error: 'let' is not written in a spec: \(advice) [swift-declaration]
        fix 3:5-3:9: ''
      4:5-4:8 error: 'var' is not written in a spec: remove it and '{ … }' [swift-declaration]
        fix 4:5-4:9: ''
        fix 4:15-4:23: ''
      """
    )
  }
}

@Suite struct SectionHeadTests {
  @Test("A section's word with ':', '=' or nothing behind it is a head", arguments: ["", ":", " :"])
  func headWithoutBrace(end: String) throws {
    let file = SourceFile(
      path: "X.mvvm",
      text: "viewmodel X {\n  inputs\(end)\n    a()\n    b()\n  outputs\(end)\n    c: Int\n}\n"
    )
    let found = parse(file).diagnostics
    #expect(
      found.map(\.message) == ["expected '{' after 'inputs'", "expected '{' after 'outputs'"]
    )
    let fixed = file.applying(found.flatMap { $0.fix?.edits ?? [] })
    #expect(parse(fixed).diagnostics == [])
  }

  @Test("A ':' or '=' before the '{' of a section is taken away", arguments: [":", " =", "="])
  func headWithSign(sign: String) {
    let file = SourceFile(path: "X.mvvm", text: viewModel("inputs\(sign) {\n  a()\n}"))
    let found = parse(file).diagnostics
    #expect(found.map(\.message) == ["expected '{', not '\(sign.last ?? " ")'"])
    #expect(parse(file.applying(found.flatMap { $0.fix?.edits ?? [] })).diagnostics == [])
  }

  @Test("Members on the line of a section's word are members", arguments: ["a()", "b: Int"])
  func headBeforeMember(member: String) {
    let section = member == "a()" ? "inputs" : "outputs"
    let found = parse(SourceFile(path: "X.mvvm", text: viewModel("\(section): \(member)"))).diagnostics
    #expect(found.map(\.message) == ["expected '{' after '\(section)'"])
  }

  @Test("An output may be called as a section is, if it has a type") func sectionAsName() {
    #expect(
      parse(SourceFile(path: "X.mvvm", text: section("outputs", "inputs: Int\nerrors: Int"))).diagnostics
        == []
    )
  }
}
