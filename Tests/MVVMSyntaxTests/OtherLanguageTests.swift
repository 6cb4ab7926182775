import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// What people write who come from other languages, or took one thing for another: each mistake has one message that
/// leads out, and a fix where there is one way.
@Suite struct OtherLanguageTests {
  @Test(
    "Each mistake has one message that leads out",
    arguments: cases(
      #"""
      === An output that emits is no function
      [outputs]
      event goBack() → 3:17-3:19 error: what is emitted is no parameter: write 'event goBack: Void' [function-with-kind]
      →   fix 3:17-3:19: ': Void'
      state shows(row: Row) ; event goTo(_ row: Int, _ section: [Int])
      → 4:16-4:26 error: what is emitted is no parameter: write 'state shows: Row' [function-with-kind]
      →   fix 4:16-4:26: ': Row'
      → 4:39-4:69 error: what is emitted is no parameter: write 'event goTo: (row: Int, section: [Int])' \#
      [function-with-kind]
      →   fix 4:39-4:69: ': (row: Int, section: [Int])'
      event answer() -> Int → 5:5-5:10 error: a function output has no kind: remove 'event' [function-with-kind]
      →   fix 5:5-5:11: ''
      === A function output without a result may be meant to emit
      [outputs]
      goBack() → 3:13-3:13 error: 'goBack' has no type: write 'goBack() -> Type', or 'event goBack: Void' [missing-type]
      goTo(row: Int) → 4:19-4:19 error: 'goTo' has no type: write 'goTo(…) -> Type' [missing-type]
      === An array is in brackets
      [outputs]
      rows: Row[] → 3:14-3:16 error: an array is written '[Row]' [unexpected-text] → fix 3:11-3:11: '['
      →   fix 3:14-3:16: ']'
      grid: A.Row<Int>[][]? → 4:21-4:25 error: an array is written '[A.Row<Int>]' [unexpected-text]
      →   fix 4:11-4:11: '[['
      →   fix 4:21-4:25: ']]'
      f(_ a: Row[]) -> Row[] → 5:15-5:17 error: an array is written '[Row]' [unexpected-text]
      →   fix 5:12-5:12: '['
      →   fix 5:15-5:17: ']'
      c: Row[3] → 6:11-6:12 error: expected the end of the line, not '[' [unexpected-text]
      === A '#' before a blank begins no comment
      [file]
      # A screen. → 1:1-1:2 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 1:1-1:2: '//'
      viewmodel X {
        ## Inputs → 3:3-3:5 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 3:3-3:5: '//'
        inputs {
          a() # tapped → 5:9-5:10 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 5:9-5:10: '//'
          # → 6:5-6:6 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 6:5-6:6: '//'
          b(line: Int = #line, c: Int = [
            #line
          ][0])
        }
      }
      === '*/' without a comment is no operator
      [outputs]
      state a: Bool = false*/ → 3:26-3:28 error: '*/' closes nothing [unmatched-bracket] → fix 3:26-3:28: ''
      state b: Int = 1*/+2 → 4:21-4:23 error: '*/' closes nothing [unmatched-bracket] → fix 4:21-4:23: ''
      state c: Int = 1**/*2*/ 2 → 5:22-5:24 error: '*/' closes nothing [unmatched-bracket] → fix 5:22-5:24: ''
      →   fix 5:26-5:28: ''
      === A control character in a string is no Swift
      [outputs]
      state a: String = "\#u{2}b"
      → 3:24-3:25 error: unexpected control character U+0002: remove it [unexpected-character]
      →   fix 3:24-3:25: ''
      state b: String = #"\#tb"# → 4:25-4:26 error: unexpected tab in a string: remove it [unexpected-character]
      →   fix 4:25-4:26: ''
      ===
      [outputs]
      state a: String = """
        \#tb
        """
      === A variable of a type with arguments may be a stream
      [outputs]
      let rows: Observable<[Row]>
      → 3:5-3:8 error: 'let' is not written in a spec: remove it, and name the type of what is emitted, not of a \#
      stream [swift-declaration]
      →   fix 3:5-3:9: ''
      var x: Int { get } → 4:5-4:8 error: 'var' is not written in a spec: remove it and '{ … }' [swift-declaration]
      →   fix 4:5-4:9: ''
      →   fix 4:15-4:23: ''
      """#
    )
  )
  func mistakes(example: Case) {
    expectDiagnostics(example.input, example.output)
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

  @Test("What is no Swift outside of strings is none in their interpolations") func interpolations() {
    let values = ["\u{1}1", "a\u{A0}+ 1", "1 \u{2212} 1", "\u{FFFFF}", "(\u{7F})", "\"\\(\u{1})\"", "“a”"]
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
}

@Suite struct SectionHeadTests {
  @Test("A section's word with ':', '=' or nothing behind it is a head", arguments: ["", ":", " :"])
  func headWithoutBrace(end: String) throws {
    let file = SourceFile(
      path: "X.mvvm",
      text: "viewmodel X {\n  inputs\(end)\n    a()\n    b()\n  outputs\(end)\n    c: Int\n}\n"
    )
    let found = parse(file).diagnostics
    #expect(found.map(\.message) == ["expected '{' after 'inputs'", "expected '{' after 'outputs'"])
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
