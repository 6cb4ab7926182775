import MVVMSource
import TestSupport
import Testing

/// Texts are escaped by their types, `TerminalText` and `MarkdownText`. These are the ways around them.
@Suite("What is shown is escaped") struct PrintingTests {
  @Test(
    "Nothing else goes around the types",
    arguments: [
      // Reports that machines read, each escaped as its format asks for, and lines of a file, escaped one by one.
      ("Text(verbatim:", ["EscapedText.swift", "Excerpt.swift", "Report.swift", "Report+Changes.swift"]),
      // What prints a file or a document.
      (
        "report.print(document:",
        [
          "CatalogCommand.swift", "DiffCommand.swift", "Report.swift", "RulesCommand.swift",
          "SpecCommand.swift",
          "UsageCommand.swift",
        ]
      ),
      // Words of ours: kinds of edits, headlines and consequences.
      ("\\(words:", ["InterfaceMarkdown.swift"]),
    ]
  )
  func ways(spelling: String, files: [String]) {
    let found = handWrittenFiles(in: "Sources").filter { $0.string(0..<$0.bytes.count).contains(spelling) }
    #expect(Set(found.map(\.name)) == Set(files))
  }
}
