import Foundation
import MVVMBundledTemplates
import TestSupport
import Testing

@Suite struct BundledTemplatesTests {
  private let folder = packageFolder.appendingPathComponent("Templates")

  /// The texts of the files with an ending, by name.
  private func files(_ ending: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: self.folder.path).filter { $0.hasSuffix(ending) }
      .sorted()
      .map { name in
        let text = try String(contentsOf: self.folder.appendingPathComponent(name), encoding: .utf8)
        return (String(name.dropLast(ending.count)), text)
      }
  }

  @Test("The embedded templates are in step with the Templates folder") func inStep() throws {
    let manifests = try self.files(".json")
    let styles = manifests.map(\.name)
    let templates = try self.files(".mustache")
    let text =
      head + embedding(manifests, as: "styleManifests", "The manifests of the styles")
      + embedding(
        templates.filter { styles.contains($0.name) },
        as: "styleSheets",
        "The sheets of the styles"
      )
      + embedding(
        templates.filter { !styles.contains($0.name) },
        as: "sharedTemplates",
        "The templates of all styles"
      )
    expectGolden(text, at: "Sources/MVVMBundledTemplates/BundledTemplates.swift")
  }

  @Test("What is embedded is what stands in the folder, byte for byte") func bytes() throws {
    let embedded =
      styleManifests.map { ("\($0.name).json", $0.text) }
      + (styleSheets + sharedTemplates).map { ("\($0.name).mustache", $0.text) }
    for (name, text) in embedded {
      let file = self.folder.appendingPathComponent(name)
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(text)")
    }
  }
}

private let head = """
  // Made of the Templates folder. Do not edit: change a template, then run
  //   RECORD=1 swift test --filter BundledTemplatesTests
  // swift-format-ignore-file

  """

private func embedding(_ files: [(name: String, text: String)], as list: String, _ about: String) -> String {
  let entries = files.map { file in
    """
      (
        "\(file.name)",
        #\"""
    \(file.text)
    \"""#
      ),
    """
  }
  return """

    /// \(about), by name.
    package let \(list): [(name: StaticString, text: StaticString)] = [
    \(entries.joined(separator: "\n"))
    ]

    """
}
