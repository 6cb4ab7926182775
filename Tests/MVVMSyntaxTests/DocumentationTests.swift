import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct DocumentationTests {
  private func documentation(_ members: String) -> [String] {
    guard let spec = parse(SourceFile(path: "X", text: section("outputs", members))).value else { return [] }
    return spec.members.first.map { member in
      spec.documentation(of: member.tokens, attributes: member.attributes).map(\.description)
    } ?? []
  }

  @Test(
    "Comments that document are read without their marks",
    arguments: [
      ("lines lose slashes and one blank", "/// A.  \n///\n///  B\t\n///C", ["A.", "", " B", "C"]),
      ("exactly three slashes document", "// a\n//// b\n/// c\n// d\n/// e", ["c", "e"]),
      ("blocks lose their stars and empty ends", "/**\n * A.\n *\n *  B.\n */", ["A.", "", " B."]),
      ("a block of one line", "/** One. */", ["One."]),
      ("a block without stars", "/**\n  A.\n\n    B. /* c */\n*/", ["A.", "", "  B. /* c */"]),
      ("a block that begins at once", "/**One.\n  Two.*/", ["One.", "Two."]),
      ("other blocks do not document", "/* a */", []), ("nor with three stars", "/*** a */", []),
      ("nor an empty one", "/**/", []), ("nor stars alone", "/***/", []),
      ("between attributes, too", "/// a\n@available(iOS 17, *)\n/// b\n@A // c\n/// d", ["a", "b", "d"]),
      ("not on the line of a member", "/** a */ y: Int /// b", []),
      ("not within a member", "/// a\ny:\n/// b\nInt", ["a"]),
    ] as [(String, String, [String])]
  )
  func comments(_: String, text: String, expected: [String]) {
    #expect(self.documentation("\(text)\nx: Int") == expected)
  }

  private func documentation(_ text: String, of tokens: TokenRange) -> [String]? {
    let spec = parse(SourceFile(path: "X", text: text)).value
    return spec?.documentation(of: tokens, attributes: 0..<0).map(\.description)
  }

  @Test("It counts on lines of its own alone") func ownLines() {
    #expect(self.documentation("viewmodel X { outputs { /// a\n x: Int } }", of: 4..<7) == [])
  }

  @Test("A trailing comment does not document the next member") func trailing() {
    #expect(self.documentation(section("outputs", "x: Int /// a\n/// b\ny: Int"), of: 8..<11) == ["b"])
  }

  @Test("Lines end at LF, CRLF and CR", arguments: ["\n", "\r\n", "\r"]) func lineEnds(_ end: String) {
    let text = ["/// a", "/**", " * b", " */", "viewmodel X { inputs { a() } }"].joined(separator: end)
    #expect(self.documentation(text, of: 0..<9) == ["a", "b"])
  }
}

@Suite struct SpellingTests {
  @Test("Attributes are spaced too") func attribute() throws {
    let text = "@available( iOS ,deprecated ,message:\"a , b\" )\nviewmodel X { inputs { a() } }"
    let spec = try #require(parse(SourceFile(path: "X", text: text)).value)
    #expect(spec.spelling(spec.attributes[0]) == "@available(iOS, deprecated, message: \"a , b\")")
  }

  @Test("Tokens are joined without gaps and comments") func joined() {
    let file = SourceFile(path: "X", text: "import A . B /* c */ . C\nviewmodel X { inputs { a() } }")
    #expect(parse(file).value?.joined(1..<6) == "A.B.C")
  }

  @Test("Text that is spelled so already is a slice of the file") func slice() {
    let file = SourceFile(path: "X", text: "import A.B\nviewmodel X { inputs { a() } }")
    let text = parse(file).value?.joined(1..<4)
    #expect(text == "A.B")
    #expect(text?.bytes.startIndex == 7)
  }
}
