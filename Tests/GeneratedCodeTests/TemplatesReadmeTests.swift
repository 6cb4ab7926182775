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
    let styles = StyleLibrary(overrides: [
      try template("observable.mustache", beginning: "{{<rxswift}}"),
      try template("observable.json", beginning: "{\n  \"interface\""),
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

  @Test("Classes and mocks of the one with closures compile", arguments: LanguageMode.tried)
  func closures(mode: LanguageMode) async throws {
    let styles = StyleLibrary(overrides: [
      try template("closures.mustache", beginning: "{{<observation}}"),
      try template("closures.json", beginning: "{ \"imports\""),
      try template("pair-bindings.mustache", beginning: "{{! No bindings"),
    ])
    var configuration = Configuration()
    configuration.settings.style = "closures"
    configuration.settings.mocks = .sources
    let spec = try template("X.mvvm", beginning: "viewmodel ")
    let files = generate(spec, configuration: configuration, styles: styles)
    #expect(listing(files.diagnostics) == "")
    let support = [SupportKind.sources, .mocks].compactMap { kind in
      supportFile(kind, ofStyle: "closures", configuration: configuration, styles: styles).value
    }
    let generated = ((files.value ?? []) + support).map { SwiftFile($0) }
    #expect(generated.allSatisfy { !$0.text.contains("import ") })
    let logic = SwiftFile(name: "Logic.swift", text: logic)
    try await Compilation(files: generated + [logic], framework: .none, mode: mode).result().expectSilent()
  }
}

/// A file of the page: its block that begins so.
private func template(_ path: String, beginning start: String) throws -> SourceFile {
  let url = packageFolder.appendingPathComponent("Templates/README.md")
  let page = try String(contentsOf: url, encoding: .utf8)
  let language = ["mustache", "json"].first(where: path.hasSuffix) ?? ""
  let block = codeBlocks(of: language, in: page).first { $0.hasPrefix(start) }
  return SourceFile(path: path, text: try #require(block))
}

private let logic = """
  extension LoginViewModel: LoginViewModelLogic {
    func submitTapped() {
      self.isLoading?(true)
      self.goToHome?()
    }
  }

  @MainActor func connect(_ viewModel: any LoginViewModelType) {
    viewModel.outputs.isLoading = { print($0) }
    (viewModel as? LoginViewModelMock)?.isLoading?(true)
  }
  """

private let spec = SourceFile(
  path: "X.mvvm",
  text:
    "viewmodel X { inputs { i() }\n outputs { state a: Int; state b: Int = 1; event c: Int; stream d: Int } }"
)
