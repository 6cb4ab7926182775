import Foundation
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// The page that leads through moving over shows what really becomes of its example.
@Suite("The page about moving over") struct ImportPageTests {
  private let page = source("MVVMImport/README.md")

  @Test("Its example is moved over as it says") func example() throws {
    let texts = self.examples
    try #require(texts.count == 6)
    let found = imported(SourceFile(path: "SearchViewModel.swift", text: texts[0]))
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.viewModels.map(\.result) == [.converted])
    #expect([found.specText, found.logic.text] == texts[1..<3])
  }

  @Test("A class with 'transform(input:)' is counted, and its spec is one") func transform() throws {
    let texts = self.examples
    try #require(texts.count == 6)
    let found = imported("import RxCocoa\nimport RxSwift\nfinal class SearchViewModel {\n\(texts[3])}\n")
    #expect(found.otherForms == ["transform(input:)"])
    #expect(found.viewModels.isEmpty && found.allDiagnostics.isEmpty)
    #expect(listing(generatorDiagnostics(texts[4])) == "")
  }

  /// The texts between the fences of the page.
  private var examples: [String] {
    let pieces = self.page.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
    return pieces.map { String($0.element.drop { $0 != "\n" }.dropFirst()) + "\n" }
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
