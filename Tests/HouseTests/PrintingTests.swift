import MVVMSource
import TestSupport
import Testing

/// Tests where the types that escape texts, `TerminalText` and `MarkdownText`, are bypassed.
@Suite("Printed text is escaped") struct PrintingTests {
  @Test(
    "Nothing else goes around the types",
    arguments: [
      // Reports for machines, escaped as their formats require, and lines of a file, escaped one by one.
      ("Text(verbatim:", ["EscapedText.swift", "Excerpt.swift", "Report.swift", "Report+Changes.swift"]),
      // Output of a file or a document.
      (
        "report.print(document:",
        [
          "CatalogCommand.swift", "DiffCommand.swift", "Report.swift", "RulesCommand.swift",
          "SpecCommand.swift",
          "UsageCommand.swift",
        ]
      ),
      // Words of our own: kinds of edits, headlines and consequences.
      ("\\(words:", ["InterfaceMarkdown.swift"]),
    ]
  )
  func ways(spelling: String, files: [String]) {
    let found = handWrittenFiles(in: "Sources").filter { $0.string(0..<$0.bytes.count).contains(spelling) }
    #expect(Set(found.map(\.name)) == Set(files))
  }
}
