import Foundation
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// The page that leads through moving over shows what really becomes of its example.
@Suite("The page about moving over") struct ImportPageTests {
  @Test("Its example is moved over as it says") func example() throws {
    let page = try String(
      contentsOf: packageFolder.appendingPathComponent("Sources/MVVMImport/README.md"),
      encoding: .utf8
    )
    let blocks = page.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }.map(
      \.element
    )
    let texts = blocks.map { String($0.drop { $0 != "\n" }.dropFirst()) + "\n" }
    try #require(texts.count == 3)
    let found = imported(SourceFile(path: "SearchViewModel.swift", text: texts[0]))
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.viewModels.map(\.result) == [.converted])
    #expect(found.specText == texts[1])
    #expect(found.logic.text == texts[2])
  }

  @Test("Each option that it names is one of the command") func options() throws {
    let folder = packageFolder.appendingPathComponent("Sources")
    let page = try String(contentsOf: folder.appendingPathComponent("MVVMImport/README.md"), encoding: .utf8)
    let command = try String(
      contentsOf: folder.appendingPathComponent("mvvmgen/Commands/Import.swift"),
      encoding: .utf8
    )
    for option in ["write", "output", "partial"] {
      #expect(page.contains("--\(option)"))
      #expect(command.contains("\"--\(option)"))
    }
  }
}
