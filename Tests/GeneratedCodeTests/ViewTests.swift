import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// Views as `mvvmgen new --view` writes them, compiled with what is generated.
@Suite("Scaffolds of views") struct ViewTests {
  @Test(
    "Those of every feature compile, with bindings and without",
    arguments: TestedStyle.all,
    [LanguageMode.swift5, .swift6]
  )
  func everyFeature(style: TestedStyle, mode: LanguageMode) async throws {
    try await self.expectCompiling(specs(in: "Tests/Fixtures"), style, mode, imports: [models])
  }

  @Test(
    "Each kind of view compiles, also of a view model that shows or hears nothing",
    arguments: TestedStyle.all,
    [LanguageMode.swift5, .swift6, .swift6MainActor]
  )
  func kinds(style: TestedStyle, mode: LanguageMode) async throws {
    let members = "inputs { tapped() }\n outputs { isBusy: Bool; event done: Void; stream rows: [Int] }"
    let names = [
      "A", "LoginViewModel", "RowCellViewModel", "BadgeViewViewModel", "TabViewControllerViewModel",
    ]
    let text =
      names.map { "viewmodel \($0) {\n \(members)\n}\n" }.joined()
      + "viewmodel ShowsViewModel {\n outputs { isBusy: Bool }\n}\n"
      + "viewmodel HearsCellViewModel {\n inputs { tapped() }\n}\n"
    try await self.expectCompiling(
      [SourceFile(path: "A.mvvm", text: text)],
      style,
      mode,
      forms: [.members, .none]
    )
  }

  private func expectCompiling(
    _ specs: [SourceFile],
    _ style: TestedStyle,
    _ mode: LanguageMode,
    imports modules: [ForeignModule] = [],
    forms: [Configuration.TypeProtocol] = [.members]
  ) async throws {
    for form in forms {
      for hasBindings in [false, true] where form == .members || hasBindings {
        func change(_ configuration: inout Configuration) {
          configuration.settings.bindings = hasBindings
          configuration.settings.typeProtocol = form
        }
        let files = generated(specs, in: style.name, withScaffolds: true, changing: change)
        let views = specs.flatMap { scaffoldedViews(of: $0, in: style.name, changing: change) }
        #expect(!views.isEmpty)
        let result = try await Compilation(
          files: files + views,
          framework: style.framework,
          foreignModules: modules + Example.viewLibraries,
          mode: mode,
          warningsAreErrors: false
        ).result()
        #expect(result.succeeded, "\(result.output.prefix(4_000))")
        #expect(result.about(views).unexpectedWarnings == [])
      }
    }
  }
}

/// The views that are scaffolded for a spec.
private func scaffoldedViews(
  of spec: SourceFile,
  in style: String,
  changing change: (inout Configuration) -> Void
) -> [SwiftFile] {
  generatedFiles(spec, in: style, scaffolded: true, withViews: true, changing: change)
    .filter { $0.kind == .view }
    .map { SwiftFile(name: $0.name, text: String(decoding: $0.contents, as: UTF8.self)) }
}
