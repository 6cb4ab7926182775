import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct TreeCommentTests {
  /// The comments before the first member of a view model, one line each with its properties.
  private func comments(_ gap: String, file prefix: String = "") -> [String] {
    let file = SourceFile(path: "X.mvvm", text: "\(prefix)viewmodel X {\ninputs {\(gap)a()\n}\n}\n")
    guard let tree = parse(file).value else { return [] }
    return tree.tokens.indices.flatMap { tree.comments(before: $0) }.map { comment in
      let flags = [
        comment.startsLine ? "starts" : "", comment.endsLine ? "ends" : "",
        comment.precedesBlankLine ? "blank" : "",
      ]
      return ([file.string(comment.range)] + flags.filter { !$0.isEmpty }).joined(separator: "|")
    }
  }

  @Test("Comments of all kinds are found, with their surroundings") func kinds() {
    #expect(
      self.comments(" // a\n  /// b\n\n/* c */ /* d /* e */\n*/ // f  \n \t\n/**/") == [
        "// a|ends", "/// b|starts|ends|blank", "/* c */|starts", "/* d /* e */\n*/", "// f  |ends|blank",
        "/**/|starts",
      ]
    )
  }

  @Test("Line ends of every kind count", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    #expect(
      self.comments("\(end)// a\(end)\(end)// b\(end)") == ["// a|starts|ends|blank", "// b|starts|ends"]
    )
  }

  @Test(
    "A comment at the start of the file starts its line, also after a byte-order mark",
    arguments: ["", "\u{FEFF}"]
  )
  func start(mark: String) {
    #expect(self.comments("\n", file: "\(mark)// a\n") == ["// a|starts|ends"])
  }

  @Test("A string may contain the marks of a comment") func strings() {
    let file = SourceFile(
      path: "X.mvvm",
      text: "viewmodel X {\ninputs {\na(_ b: String = \"// no\") // yes\n}\n}\n"
    )
    let tree = parse(file).value
    let found = tree?.tokens.indices.flatMap { tree?.comments(before: $0) ?? [] } ?? []
    #expect(found.map { file.string($0.range) } == ["// yes"])
  }
}
