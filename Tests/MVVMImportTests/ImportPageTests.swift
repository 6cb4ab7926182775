import Foundation
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// The page that leads through moving over shows what really becomes of its example.
@Suite("The page about moving over") struct ImportPageTests {
  private let page = source("MVVMImport/README.md")

  @Test("Its example is moved over as it says") func example() throws {
    let pieces = self.page.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
    let texts = pieces.map { String($0.element.drop { $0 != "\n" }.dropFirst()) + "\n" }
    try #require(texts.count == 3)
    let found = imported(SourceFile(path: "SearchViewModel.swift", text: texts[0]))
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.viewModels.map(\.result) == [.converted])
    #expect([found.specText, found.logic.text] == texts[1...])
  }

  @Test("Each option that it names is one of the command", arguments: ["write", "output", "partial"])
  func options(option: String) {
    #expect(self.page.contains("--\(option)"))
    #expect(source("mvvmgen/Commands/ImportCommand.swift").contains("\"--\(option)"))
  }
}

private func source(_ path: String) -> String {
  let file = packageFolder.appendingPathComponent("Sources/\(path)")
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
