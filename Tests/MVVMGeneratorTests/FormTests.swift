import Foundation
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// The examples of the pages on forms, which readers copy.
@Suite struct FormTests {
  @Test("A spec of the page generates the protocols that follow it", arguments: forms)
  func generated(form: Form) throws {
    let file = ConfigurationFile(SourceFile(path: "mvvmgen.json", text: form.configuration))
    let configuration = file.configuration(styleNames: StyleLibrary().names)
    #expect(listing(configuration.diagnostics) == "")
    let text = try textOfClass(form.spec, try #require(configuration.value))
    #expect(text.contains("\n\(form.protocols)\n"), "\(text)")
  }

  @Test("No example of the page is left out") func complete() {
    #expect(forms.count == page.flatMap(\.blocks).filter { $0.language == "" }.count)
  }

  @Test("A field is written as its page says", arguments: ["observation", "observable-object"])
  func fields(style: String) throws {
    let fields = sections(of: "Specs/FORMS.md").flatMap(\.blocks).filter { $0.language == "" }
    #expect(!fields.isEmpty)
    var configuration = Configuration()
    configuration.settings.style = style
    for field in fields { _ = try textOfClass("viewmodel X {\n\(field.text)\n}\n", configuration) }
  }
}

/// A section of the page: a configuration, a spec, and some of the protocols that are generated.
struct Form: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let configuration: String
  let spec: String
  let protocols: String
}

private let page = sections(of: "Specs/SHAPES.md")

private let forms: [Form] = page.compactMap { section in
  func text(_ language: String) -> String? { section.blocks.first { $0.language == language }?.text }
  guard let spec = text(""), let configuration = text("json"), let protocols = text("swift") else {
    return nil
  }
  return Form(testDescription: section.title, configuration: configuration, spec: spec, protocols: protocols)
}

private struct Section {
  let title: String
  let blocks: [(language: String, text: String)]
}

private func sections(of path: String) -> [Section] {
  let text = try? String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
  return (text ?? "").components(separatedBy: "\n## ").map { section in
    let blocks = section.matches(of: /\n```(\w*)\n((?s).*?)\n```/)
      .map { (language: String($0.1), text: String($0.2)) }
    return Section(title: section.components(separatedBy: "\n")[0], blocks: blocks)
  }
}

private func textOfClass(_ spec: String, _ configuration: Configuration) throws -> String {
  let file = SourceFile(path: "X.mvvm", text: spec)
  let files = generate(file, configuration: configuration, styles: StyleLibrary())
  #expect(listing(files.diagnostics) == "")
  return try #require(files.value?.first).text
}
