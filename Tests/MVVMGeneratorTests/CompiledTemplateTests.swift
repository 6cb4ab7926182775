import MVVMSource
import TestSupport
import Testing

@testable import MVVMGenerator
@testable import MVVMTemplates

@Suite struct CompiledTemplateTests {
  @Test("The compiled templates are in step with the templates") func inStep() throws {
    let library = StyleLibrary()
    let entries = try library.names.flatMap { style in
      try FileKind.allCases.map { kind in
        let template = try #require(library.compileTemplate(of: kind, withSheet: style).value)
        return embedding(template.code, named: "\(style)/\(kind.rawValue)")
      }
    }
    let path = "Sources/MVVMBundledTemplates/CompiledTemplates.swift"
    expectGolden(head + entries.joined(separator: "\n") + "\n]\n", at: path)
  }

  @Test("A template is what it was made of its code", arguments: StyleLibrary().names, FileKind.allCases)
  func code(style: String, kind: FileKind) throws {
    let template = try #require(bundledTemplate(of: kind, style: style))
    let compiled = try #require(StyleLibrary().compileTemplate(of: kind, withSheet: style).value)
    #expect(template.code.steps == compiled.code.steps)
    #expect(template.code.literals == compiled.code.literals)
  }

  @Test("A style of the user's takes the place of a bundled one, for those that extend it, too")
  func ownManifest() throws {
    let text = #"{"extends": "reactiveswift", "summary": "Ours"}"#
    let library = StyleLibrary(overrides: [SourceFile(path: "rxswift.json", text: text)])
    #expect(library.manifest(named: "rxswift").value?.summary == "Ours")
    let base = try #require(library.manifest(named: "reactiveswift").value)
    let bundled = try #require(StyleLibrary().manifest(named: "reactiveswift").value)
    #expect(String(reflecting: base) == String(reflecting: bundled))
    #expect(library.manifest(named: "rxswift-relays").value?.backing == base.backing)
  }

  @Test("A text that is no code makes no template", arguments: ["", "0", "00~", "00z", "00000", "P"])
  func wrong(steps: String) {
    let literals = Array("".utf8)
    let template = Array(steps.utf8).withUnsafeBufferPointer { steps in
      literals.withUnsafeBufferPointer { Template(steps: steps, literals: $0) }
    }
    #expect(template == nil)
  }
}

private let head = """
  // Made of the Templates folder. Do not edit: change a template, then run
  //   RECORD=1 swift test --filter 'BundledTemplatesTests|CompiledTemplateTests'
  // until it has nothing to record.
  // swift-format-ignore-file

  /// The templates of the bundled styles as `Template.code` writes them, by style and kind of file.
  public let compiledTemplates: [(name: StaticString, steps: StaticString, literals: StaticString)] = [

  """

private func embedding(_ code: TemplateCode, named name: String) -> String {
  """
    (
      "\(name)",
      #"\(code.steps)"#,
      #\"""
  \(code.literals)
  \"""#
    ),
  """
}
