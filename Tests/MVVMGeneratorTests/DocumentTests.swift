import Foundation
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// The documents that describe the pattern, listing by listing, as `Tests/Documents/README.md` describes.
@Suite("Documents") struct DocumentTests {
  @Test("Code for a document is as recorded", arguments: documents)
  func recorded(document: String) throws {
    for file in try generated(for: document) {
      expectGolden(file.text, at: "Tests/Documents/\(document)/\(file.name.dropLast(5))golden")
    }
  }

  @Test("Each line of a listing is generated, or a difference is described", arguments: documents)
  func lines(document: String) throws {
    let generated = Set(try generated(for: document).flatMap { bare($0.text) })
    let differences = try differences(of: document)
    var (described, missing): (Set<Int>, [String]) = ([], [])
    for listing in try listings(of: document) {
      for line in listing {
        let found = differences.firstIndex { $0.lines.contains(line) }
        if let found { described.insert(found) }
        let lines = found.map { differences[$0].generated } ?? [line]
        missing += lines.filter { !generated.contains($0) }
      }
    }
    #expect(missing == [])
    #expect(described == Set(differences.indices), "a difference is of a line that no listing has")
  }

  @Test("The template's order is that of its listing") func order() throws {
    let differences = try differences(of: "template")
    let listing = try #require(try listings(of: "template").first)
    let expected = listing.flatMap { line in
      differences.first { $0.lines.contains(line) }?.generated ?? [line]
    }
    var rest = try generated(for: "template").flatMap { bare($0.text) }[...]
    for line in expected where !line.hasPrefix("import ") {
      let place = try #require(
        rest.firstIndex(of: line),
        "'\(line)' does not come after what stands before it"
      )
      rest = rest[(place + 1)...]
    }
  }
}

private let folder = packageFolder.appendingPathComponent("Tests/Documents")

private let documents =
  ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0 != "README.md" }
  .sorted()

/// A line of a document that is generated otherwise, or not at all.
private struct Difference {
  /// Several, if none of them is generated.
  let lines: [String]
  let generated: [String]

  /// - Parameter block: The lines, an arrow with the generated line if there is one, and the reason.
  init?(_ block: String) {
    let lines = block.split(separator: "\n").map(String.init)
    guard let arrow = lines.firstIndex(where: { $0.hasPrefix("→") }), arrow > 0, arrow + 1 < lines.count
    else { return nil }
    self.lines = Array(lines[..<arrow])
    self.generated = lines[arrow].count > 2 ? [String(lines[arrow].dropFirst(2))] : []
  }
}

private func differences(of document: String) throws -> [Difference] {
  guard let text = try? text("\(document)/differences.txt") else { return [] }
  return try text.components(separatedBy: "\n\n").map { block in
    try #require(Difference(block), "no lines, arrow and reason: \(block)")
  }
}

/// The lines of each listing, without closing brackets, ellipses and descriptions.
private func listings(of document: String) throws -> [[String]] {
  let names = try FileManager.default.contentsOfDirectory(
    atPath: folder.appendingPathComponent(document).path
  )
  return try names.filter { $0.hasPrefix("listing") }.sorted().map { name in
    bare(try text("\(document)/\(name)")).filter { !["}", "..."].contains($0) && !$0.hasPrefix("// {") }
  }
}

/// The lines that have a text, without the blanks around it.
private func bare(_ text: String) -> [String] {
  text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

private func text(_ path: String) throws -> String {
  try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
}

private func generated(for document: String) throws -> [GeneratedFile] {
  let file = SourceFile(path: "mvvmgen.json", text: try text("\(document)/mvvmgen.json"))
  let configuration = ConfigurationFile(file).configuration(styleNames: StyleLibrary().names)
  #expect(listing(configuration.diagnostics) == "")
  let read = try #require(configuration.value)
  return specs(in: "Tests/Documents/\(document)").flatMap { spec in
    generatedFiles(spec, in: read.settings.style) { $0 = read }
  }
}
