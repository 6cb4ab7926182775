import Foundation
import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("The styles that the documentation of templates shows") struct TemplatesReadmeTests {
  @Test("Classes, mocks and test cases of the one with observables compile", arguments: LanguageMode.tried)
  func observable(mode: LanguageMode) async throws {
    let url = packageFolder.appendingPathComponent("Templates/README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    func block(_ language: String, beginning start: String) throws -> String {
      return try #require(codeBlocks(of: language, in: readme).first { $0.hasPrefix(start) })
    }
    let styles = StyleLibrary(overrides: [
      SourceFile(path: "observable.mustache", text: try block("mustache", beginning: "{{<rxswift}}")),
      SourceFile(path: "observable.json", text: try block("json", beginning: "{\n  \"interface\"")),
    ])
    var configuration = Configuration()
    configuration.settings.style = "observable"
    configuration.settings.mocks = .tests
    configuration.module = "App"
    configuration.tests.folder = "Tests"
    let files = generate(spec, configuration: configuration, styles: styles)
    #expect(listing(files.diagnostics) == "")
    let logic = scaffold(spec, configuration: configuration, styles: styles).value ?? []
    let support = [SupportKind.tests, .testMocks].compactMap { kind in
      supportFile(kind, ofStyle: "observable", configuration: configuration, styles: styles).value
    }
    let all = (files.value ?? []) + logic.filter { $0.kind == .logic } + support
    func part(_ destination: Destination) -> [SwiftFile] {
      all.filter { $0.destination == destination }.map { SwiftFile($0) }
    }
    let app = ForeignModule(name: "App", files: part(.sources), framework: .rxSwift, mode: mode)
    #expect(part(.tests).count == 4)
    try await TestedStyle(name: "rxswift").compile(part(.tests), mode, importing: [app]).expectSilent()
  }
}

private let spec = SourceFile(
  path: "X.mvvm",
  text:
    "viewmodel X { inputs { i() }\n outputs { state a: Int; state b: Int = 1; event c: Int; stream d: Int } }"
)
