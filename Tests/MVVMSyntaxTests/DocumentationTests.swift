import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct DocumentationTests {
  private func documentation(_ members: String) -> [String] {
    guard let spec = parse(SourceFile(path: "X", text: section("outputs", members))).value else { return [] }
    for case .viewModel(let node) in spec.items {
      for case .section(let section) in node.items {
        for case .member(let index) in section.items {
          let member = spec.members[index]
          return spec.documentation(of: member.tokens, attributes: member.attributes).map(\.description)
        }
      }
    }
    return []
  }

  @Test("Lines lose their slashes, one blank and what trails") func lines() {
    #expect(
      self.documentation("/// One.  \n///\n///  Two\t\n///Three\nx: Int") == ["One.", "", " Two", "Three"]
    )
  }

  @Test("Exactly three slashes document") func slashes() {
    #expect(self.documentation("// a\n//// b\n/// c\n// d\n/// e\nx: Int") == ["c", "e"])
  }

  @Test("Blocks lose their stars and empty ends") func block() {
    #expect(self.documentation("/**\n * One.\n *\n *  Two.\n */\nx: Int") == ["One.", "", " Two."])
    #expect(self.documentation("/** One. */\nx: Int") == ["One."])
    #expect(
      self.documentation("/**\n  One.\n\n    Two. /* three */\n*/\nx: Int") == [
        "One.", "", "  Two. /* three */",
      ]
    )
    #expect(self.documentation("/**One.\n  Two.*/\nx: Int") == ["One.", "Two."])
  }

  @Test("Other blocks do not document", arguments: ["/* a */", "/*** a */", "/**/", "/***/"])
  func otherBlocks(_ comment: String) {
    #expect(self.documentation("\(comment)\nx: Int") == [])
  }

  @Test("Documentation stands between attributes too") func attributes() {
    let text = "/// a\n@available(iOS 17, *)\n/// b\n@A // c\n/// d\nx: Int"
    #expect(self.documentation(text) == ["a", "b", "d"])
  }

  @Test("It counts on lines of its own alone") func ownLines() {
    #expect(self.documentation("/** a */ x: Int /// b\n") == [])
    #expect(self.documentation("/// a\nx:\n/// b\nInt") == ["a"])
    let text = "viewmodel X { outputs { /// a\n x: Int } }"
    let spec = parse(SourceFile(path: "X", text: text)).value
    #expect(spec?.documentation(of: 4..<7, attributes: 0..<0) == [])
  }

  @Test("A trailing comment does not document the next member") func trailing() {
    let text = section("outputs", "x: Int /// a\n/// b\ny: Int")
    let spec = parse(SourceFile(path: "X", text: text)).value
    #expect(spec?.documentation(of: 8..<11, attributes: 0..<0).map(\.description) == ["b"])
  }

  @Test("Lines end at LF, CRLF and CR", arguments: ["\n", "\r\n", "\r"]) func lineEnds(_ end: String) {
    let text = ["/// a", "/**", " * b", " */", "viewmodel X { inputs { a() } }"].joined(separator: end)
    let spec = parse(SourceFile(path: "X", text: text)).value
    #expect(spec?.documentation(of: 0..<9, attributes: 0..<0).map(\.description) == ["a", "b"])
  }
}

@Suite struct SpellingTests {
  @Test("Attributes are spaced too") func attribute() {
    let text = "@available( iOS ,deprecated ,message:\"a , b\" )\nviewmodel X { inputs { a() } }"
    let spec = parse(SourceFile(path: "X", text: text)).value
    guard case .viewModel(let node) = spec?.items.first,
      let attribute = spec?.attributes[node.attributes].first
    else {
      Issue.record("no view model")
      return
    }
    #expect(spec?.spelling(attribute) == "@available(iOS, deprecated, message: \"a , b\")")
  }

  @Test("Tokens are joined without gaps and comments") func joined() {
    let file = SourceFile(path: "X", text: "import A . B /* c */ . C\nviewmodel X { inputs { a() } }")
    #expect(parse(file).value?.joined(1..<6) == "A.B.C")
  }

  @Test("What is spelled so already is a piece of the file") func slice() {
    let file = SourceFile(path: "X", text: "import A.B\nviewmodel X { inputs { a() } }")
    let text = parse(file).value?.joined(1..<4)
    #expect(text == "A.B")
    #expect(text?.bytes.startIndex == 7)
  }
}
