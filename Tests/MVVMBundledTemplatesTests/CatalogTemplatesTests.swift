import Foundation
import MVVMCatalogTemplates
import TestSupport
import Testing

@Suite struct CatalogTemplatesTests {
  @Test("The embedded templates of the catalogue are in step with their folder") func inStep() throws {
    let folder = packageFolder.appendingPathComponent("Templates/catalog")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".mustache") }.sorted()
    let entries = try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return """
          (
            "\(name)",
            ##\"""
        \(text)
        \"""##
          ),
        """
    }
    expectGolden(head + entries.joined(separator: "\n") + "\n]\n", at: path)
  }

  @Test("What is embedded is what stands in the folder, byte for byte") func bytes() throws {
    for template in catalogTemplates {
      let file = packageFolder.appendingPathComponent("Templates/catalog/\(template.name)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(template.text)")
    }
  }
}

private let path = "Sources/MVVMCatalogTemplates/CatalogTemplates.swift"

private let head = """
  // Made of the Templates/catalog folder. Do not edit: change a template, then run
  //   RECORD=1 swift test --filter CatalogTemplatesTests
  // until it has nothing to record.
  // swift-format-ignore-file

  /// The templates of the catalogue, by file name.
  package let catalogTemplates: [(name: StaticString, text: StaticString)] = [

  """
