import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

/// Views as `mvvmgen new --view` writes them, compiled with what is generated.
@Suite("Scaffolds of views") struct ViewTests {
  @Test(
    "Views for every feature compile, with bindings and without",
    arguments: TestedStyle.tried,
    LanguageMode.tried
  )
  func everyFeature(style: TestedStyle, mode: LanguageMode) async throws {
    try await self.expectCompiling(specs(in: "Tests/Fixtures"), style, mode, imports: [models])
  }

  @Test(
    "Each kind of view compiles, even for a view model without outputs or without inputs",
    arguments: TestedStyle.tried,
    tried([LanguageMode.swift6MainActor, .swift6, .swift5])
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
    let spec = SourceFile(path: "A.mvvm", text: text)
    try await self.expectCompiling([spec], style, mode, forms: [.members, .none])
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
        let views = scaffoldedViews(of: specs, in: style, changing: change)
        #expect(!views.isEmpty)
        let libraries = modules + Example.viewLibraries
        let result = try await style.compile(files + views, mode, importing: libraries)
        #expect(result.succeeded, "\(result.output.prefix(4_000))")
        #expect(result.about(views).unexpectedWarnings == [])
      }
    }
  }
}
