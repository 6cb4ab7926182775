import Foundation
import TestSupport
import Testing

/// Swift 6.1 does not support names with blanks, which SE-0451 added in Swift 6.2.
@Suite("Names that Swift 6.1 reads") struct RawIdentifierTests {
  @Test("No name in code or in a page has a blank", arguments: ["Sources", "Specs", "Templates", "Tests"])
  func names(folder: String) throws {
    let url = packageFolder.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    let texts = paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
    #expect(!texts.isEmpty)
    for path in texts {
      let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains(/(?:func|let|var|case|struct) `\w[^`\n]* [^`\n]*`/), "\(folder)/\(path)")
    }
  }
}
