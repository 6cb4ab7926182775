import Foundation
import MVVMCatalog
import MVVMStyles
import TestSupport
import Testing

@Suite struct BundledTemplatesTests {
  @Test("The embedded templates are in step with the Templates folder") func inStep() throws {
    let manifests = try files(".json")
    let styles = Set(manifests.map { $0.name.dropLast(".json".count) })
    let templates = try files(".mustache")
    func isSheet(_ file: (name: String, text: String)) -> Bool {
      styles.contains(file.name.dropLast(".mustache".count))
    }
    let text =
      head + embedding(manifests, as: "styleManifests", "The manifests of the styles, by name")
      + embedding(templates.filter(isSheet), as: "styleSheets", "The sheets of the styles, by name")
      + embedding(
        templates.filter { !isSheet($0) },
        as: "sharedTemplates",
        "The templates of all styles, by name"
      )
    expectGolden(text, at: "Sources/MVVMStyles/BundledTemplates.swift")
  }

  @Test("The embedded templates equal those in the folder, byte for byte") func bytes() throws {
    let embedded =
      styleManifests.map { ("\($0.name).json", $0.text) }
      + (styleSheets + sharedTemplates).map { ("\($0.name).mustache", $0.text) }
      + catalogTemplates.map { ("catalog/\($0.name)", $0.text) }
    for (name, text) in embedded {
      let file = packageFolder.appendingPathComponent("Templates/\(name)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(text)")
    }
  }
}

@Suite struct CatalogTemplatesTests {
  @Test("The embedded templates of the catalogue are in step with their folder") func inStep() throws {
    let about = "The templates of the catalogue, by file name"
    let all = try embedding(files(".mustache", in: "catalog"), as: "catalogTemplates", about, isCatalog: true)
    expectGolden(catalogHead + all, at: "Sources/MVVMCatalog/Page/CatalogTemplates.swift")
  }
}

/// The texts of the files with an ending, by name.
private func files(_ ending: String, in folder: String = "") throws -> [(name: String, text: String)] {
  let folder = packageFolder.appendingPathComponent("Templates/\(folder)")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  return try names.filter { $0.hasSuffix(ending) }.sorted().map { name in
    (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }
}

private let head = """
  // Made of the Templates folder. Do not edit: change a template, then run
  //   RECORD=1 swift test --filter BundledTemplatesTests
  // swift-format-ignore-file

  """

private let catalogHead = """
  // Made of the Templates/catalog folder. Do not edit: change a template, then run
  //   RECORD=1 swift test --filter CatalogTemplatesTests
  // until it has nothing to record.
  // swift-format-ignore-file

  """

/// The catalogue's have a name with its ending, and more that a plain string would end at.
private func embedding(
  _ files: [(name: String, text: String)],
  as list: String,
  _ about: String,
  isCatalog: Bool = false
) -> String {
  let mark = isCatalog ? "##" : "#"
  let entries = files.map { name, text in
    let name = isCatalog ? name[...] : name.prefix { $0 != "." }
    return "  (\n    \"\(name)\",\n    \(mark)\"\"\"\n\(text)\n\"\"\"\(mark)\n  ),\n"
  }
  return """

    /// \(about).
    package let \(list): [(name: StaticString, text: StaticString)] = [
    \(entries.joined())]

    """
}
