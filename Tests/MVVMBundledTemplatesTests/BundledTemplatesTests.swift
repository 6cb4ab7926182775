import Foundation
import MVVMBundledTemplates
import TestSupport
import Testing

@Suite struct BundledTemplatesTests {
  @Test("The embedded templates are in step with the Templates folder") func inStep() throws {
    let folder = packageFolder.appendingPathComponent("Templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".json") }.sorted()
    let files = try names.map { name in
      (name: name, text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    expectGolden(embedding(files), at: "Sources/MVVMBundledTemplates/BundledTemplates.swift")
  }

  @Test("What is embedded is what stands in the folder, byte for byte") func bytes() throws {
    for template in bundledTemplates {
      let file = packageFolder.appendingPathComponent("Templates/\(template.name)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(template.text)")
    }
  }
}

private func embedding(_ files: [(name: String, text: String)]) -> String {
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
    // Made of the Templates folder. Do not edit: change a template, then run
    //   RECORD=1 swift test --filter 'BundledTemplatesTests|CompiledTemplateTests'
    // until it has nothing to record.
    // swift-format-ignore-file

    /// The shared templates, the sheets and the manifests of all styles, by file name.
    public let bundledTemplates: [(name: StaticString, text: StaticString)] = [
    \(entries.joined(separator: "\n"))
    ]

    """
}
