import MVVMReports
import MVVMSource
import TestSupport
import Testing

/// A spec with an error on its second line, after a tab, and a note on its first.
private let sample: (diagnostic: Diagnostic, file: SourceFile) = {
  let source = MarkedSource("1️⃣inputs2️⃣ {\n\t3️⃣tépped4️⃣ x\n}")
  let file = SourceFile(path: "a b,c:d%.mvvm", text: source.text)
  let note = Note("opened\nhere", at: SourceRange(file, source.range(1, 2)))
  let fix = Fix(Edit(source.range(4, 4), "()"))
  let place = SourceRange(file, source.range(3, 4))
  return (Diagnostic(.inputWithoutParentheses, "write \"é\" 100%", at: place, notes: [note], fix: fix), file)
}()

@Suite struct PrintingTests {
  @Test("Text names the place, the message and the identifier; notes follow") func text() {
    #expect(
      diagnosticText([sample.diagnostic]) == """
        a b,c:d%.mvvm:2:2: error: write "é" 100% [input-without-parentheses]
        a b,c:d%.mvvm:1:1: note: opened\\nhere

        """
    )
  }

  @Test("The source line keeps its tab above the caret") func excerpt() {
    #expect(
      terminalText([sample.diagnostic], sourceLines: true) == """
        a b,c:d%.mvvm:2:2: error: write "é" 100% [input-without-parentheses]
        \ttépped x
        \t^~~~~~
        a b,c:d%.mvvm:1:1: note: opened\\nhere
        inputs {
        ^~~~~~

        """
    )
  }

  @Test("Controls of a file reach no terminal, and forge no line")
  func controls() {
    let file = SourceFile(path: "a\nb.mvvm:1:1: error: x", text: "\u{1B}[2Jab\u{9B}\t\u{202E}c")
    let diagnostic = Diagnostic(
      .invalidName,
      "'\u{1B}[31m\r\n' é👍",
      at: SourceRange(file, 4..<6),
      notes: [Note("\u{7F}", at: SourceRange(path: "\u{7}"))]
    )
    let text = terminalText([diagnostic], sourceLines: true)
    #expect(
      text == #"""
        a\nb.mvvm:1:1: error: x:1:5: error: '\u{1B}[31m\r\n' é👍 [invalid-name]
        \u{1B}[2Jab\u{9B}	\u{202E}c
                 ^~
        \u{7}: note: \u{7F}

        """#
    )
    let command = workflowCommands([diagnostic])
    let controls = command.unicodeScalars.filter { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }.map(
      String.init
    )
    #expect(controls == ["\n"])
  }

  @Test("GitHub gets paths as the repository has them") func paths() {
    let text = workflowCommands([sample.diagnostic]) { "root/\($0)" }
    #expect(text.contains("file=root/a b%2Cc"))
    #expect(text.contains("%0Aroot/a b"))
  }

  @Test(
    "The caret is below the range",
    arguments: [
      // After the end of a line; after a byte-order mark, which does not move it; to the end of the first line.
      ("inputs\n{", 6..<6, "7", "inputs\n      ^"), ("\u{FEFF}ab", 4..<5, "2", "ab\n ^"),
      ("abc\ndef", 1..<6, "2", "abc\n ^~"),
    ]
  )
  func caret(text: String, range: Range<Int>, column: String, excerpt: String) {
    let diagnostic = Diagnostic(.invalidName, "m", at: SourceRange(SourceFile(path: "a", text: text), range))
    let printed = terminalText([diagnostic], sourceLines: true)
    #expect(printed == "a:1:\(column): error: m [invalid-name]\n\(excerpt)\n")
  }

  @Test("Only the nearby part of an endless line is shown") func longLine() {
    let text = String(repeating: "é", count: 300)
    let file = SourceFile(path: "a", text: "\(text)!\(text)")
    let diagnostic = Diagnostic(.invalidName, "m", at: SourceRange(file, 600..<601))
    let excerpt = terminalText([diagnostic], sourceLines: true)
    let (before, after) = (String(repeating: "é", count: 100), String(repeating: "é", count: 200))
    let spaces = String(repeating: " ", count: 101)
    #expect(excerpt == "a:1:601: error: m [invalid-name]\n…\(before)!\(after)…\n\(spaces)^\n")
  }

  @Test("A file that changes between two reports has its new lines") func changed() {
    var places = PlaceReader()
    func diagnostics(_ text: String) -> [Diagnostic] {
      [
        Diagnostic(
          .unexpectedBody,
          "m",
          at: SourceRange(SourceFile(path: "a", text: text), 2..<3),
          severity: .note
        )
      ]
    }
    let texts = ["abc", "abc", "a\nc"].map {
      terminalText(diagnostics($0), &places).text
    }
    #expect(texts == ["1:3", "1:3", "2:1"].map { "a:\($0): note: m [unexpected-body]\n" })
    let commands = ["a\nc", "abc"].map { workflowCommands(diagnostics($0), path: { $0 }, &places) }
    #expect(commands.map { $0.contains("line=1,") } == [false, true])
  }

  @Test("A file as a whole has no line") func whole() {
    let diagnostic = Diagnostic(.fileNotReadable, "no such file", at: SourceRange(path: "a.mvvm"))
    let text = terminalText([diagnostic], sourceLines: true)
    #expect(text == "a.mvvm: error: no such file [file-not-readable]\n")
    #expect(workflowCommands([diagnostic]) == "::error file=a.mvvm,title=file-not-readable::no such file\n")
  }

  @Test("Bytes that are no UTF-8 are shown repaired, wherever they begin", arguments: [0, 1, 2])
  func broken(offset: Int) {
    let file = SourceFile(path: "X.mvvm", bytes: [0x80, 0xBF, 0x80, 0x0A])
    let diagnostic = Diagnostic(.invalidEncoding, "a", at: SourceRange(file, offset..<3))
    let text = terminalText([diagnostic], sourceLines: true)
    #expect(text.contains("\u{FFFD}"))
  }

  @Test("Colours are there when asked for, and end") func colors() {
    let diagnostic = Diagnostic(.fileNotReadable, "m", at: SourceRange(path: "a"))
    let text = terminalText([diagnostic], colors: true)
    let expected = "^[1ma: ^[1;31merror: ^[0m^[1mm [file-not-readable]^[0m\n"
    #expect(text.replacing("\u{1B}", with: "^") == expected)
  }

  @Test("Workflow commands escape what GitHub asks for") func github() {
    #expect(
      workflowCommands([sample.diagnostic]) == """
        ::error file=a b%2Cc%3Ad%25.mvvm,line=2,col=2,endLine=2,endColumn=9,title=input-without-parentheses\
        ::write "é" 100%25%0Aa b,c:d%25.mvvm:1:1: opened%0Ahere

        """
    )
  }

  @Test("A range of several lines has no columns for GitHub") func githubLines() {
    let file = SourceFile(path: "a", text: "abc\ndef")
    let diagnostic = Diagnostic(.unexpectedBody, "m", at: SourceRange(file, 1..<6), severity: .warning)
    #expect(workflowCommands([diagnostic]) == "::warning file=a,line=1,endLine=2,title=unexpected-body::m\n")
  }

  @Test("The JSON report reads back with every part") func json() throws {
    let change = ReportedChange(path: "a \"b\"\\\u{1}", kind: "update", diff: "-\t\n")
    let text = jsonReport(diagnostics: [sample.diagnostic], changes: [change])
    let report = try #require(parseJSON(SourceFile(path: "-", text: text)).value)
    #expect(report["version"]?.integer == 1)
    let diagnostic = try #require(report["diagnostics"]?.array?.first)
    #expect(diagnostic["id"]?.string == "input-without-parentheses")
    #expect(diagnostic["severity"]?.string == "error")
    #expect(diagnostic["path"]?.string == sample.file.path)
    #expect(["line", "column", "endLine", "endColumn"].map { diagnostic[$0]?.integer } == [2, 2, 2, 9])
    #expect(diagnostic["message"]?.string == sample.diagnostic.message)
    #expect(diagnostic["notes"]?.array?.first?["message"]?.string == "opened\nhere")
    #expect(diagnostic["fix"]?.array?.first?["replacement"]?.string == "()")
    #expect(diagnostic["fix"]?.array?.first?["column"]?.integer == 9)
    let written = try #require(report["changes"]?.array?.first)
    #expect(written["path"]?.string == change.path)
    #expect(written["kind"]?.string == "update")
    #expect(written["diff"]?.string == "-\t\n")
  }

  @Test("An empty report is JSON, and a missing place or fix is null") func emptyJSON() throws {
    #expect(
      jsonReport(diagnostics: [], changes: []) == "{\"version\": 1,\n\"diagnostics\": [],\n\"changes\": []}\n"
    )
    let diagnostic = Diagnostic(.fileNotReadable, "m", at: SourceRange(path: "a"))
    let text = jsonReport(
      diagnostics: [diagnostic],
      changes: [ReportedChange(path: "a", kind: "create", diff: nil)]
    )
    let report = try #require(parseJSON(SourceFile(path: "-", text: text)).value)
    #expect(report["diagnostics"]?.array?.first?["line"]?.isNull == true)
    #expect(report["diagnostics"]?.array?.first?["fix"]?.isNull == true)
    #expect(report["changes"]?.array?.first?["diff"]?.isNull == true)
  }

  @Test("Text that is not UTF-8 is repaired") func repaired() throws {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])
    let diagnostic = Diagnostic(
      .unknownKind,
      "unknown kind '\(file.string(0..<3))'",
      at: SourceRange(file, 0..<3)
    )
    let text = jsonReport(diagnostics: [diagnostic], changes: [])
    let report = try #require(parseJSON(SourceFile(path: "-", text: text)).value)
    #expect(report["diagnostics"]?.array?.first?["message"]?.string == "unknown kind 'a\u{FFFD}b'")
  }
}

private func terminalText(_ diagnostics: [Diagnostic], sourceLines: Bool = false, colors: Bool = false)
  -> String
{
  var places = PlaceReader()
  return terminalText(diagnostics, sourceLines: sourceLines, colors: colors, &places).text
}

private func workflowCommands(_ diagnostics: [Diagnostic], path: (String) -> String = { $0 }) -> String {
  var places = PlaceReader()
  return workflowCommands(diagnostics, path: path, &places)
}
