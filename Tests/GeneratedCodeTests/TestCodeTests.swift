import MVVMGenKit
import MVVMSource
import TestSupport
import Testing

/// Test cases, tests and mocks, compiled against the module that they test.
@Suite("Generated tests") struct TestCodeTests {
  @Test(
    "Those of every feature compile, with scaffolds of the tests",
    arguments: TestedStyle.all,
    Arrangement.all
  )
  func everyFeature(style: TestedStyle, arrangement: Arrangement) async throws {
    let models = handWrittenFiles(in: "Tests/Fixtures").map { SwiftFile($0) }
    let compilation = compilation(
      of: specs(in: "Tests/Fixtures"),
      style,
      arrangement,
      imports: [ForeignModule(name: "Models", files: models)]
    )
    let result = try await compile(compilation)
    #expect(result.succeeded, "\(result.output)")
    // A suite of Swift Testing cannot be marked as deprecated, as what it tests is.
    let isScaffold = { (text: String) in text.hasPrefix("EveryFeatureToolbarViewModelTests.swift") }
    let expected = arrangement.framework == .swiftTesting ? isScaffold : { _ in false }
    #expect(result.unexpectedWarnings.filter { !expected($0) } == [])
  }

  @Test("What a new view model begins with compiles", arguments: TestedStyle.all, Arrangement.all)
  func new(style: TestedStyle, arrangement: Arrangement) async throws {
    var styles = StyleLibrary()
    var configuration = Configuration()
    configuration.settings.style = style.name
    let spec = newSpec(named: "NewViewModel", configuration: configuration, styles: &styles)
    let result = try await compile(compilation(of: [try #require(spec.value)], style, arrangement))
    #expect(result.succeeded, "\(result.output)")
    #expect(result.unexpectedWarnings == [])
  }

  @Test(
    "Those of the examples compile, with their logic",
    arguments: Example.all,
    Arrangement.all
  )
  func example(example: Example, arrangement: Arrangement) async throws {
    let compilation = compilation(of: example.specs, example.style, arrangement, logic: example.logic)
    let result = try await compile(compilation)
    #expect(result.succeeded, "\(result.output)")
    #expect(result.unexpectedWarnings == [])
  }

  @Test(
    "Those of the specs of the environment compile",
    .enabled(if: !specsOfEnvironment().isEmpty),
    arguments: TestedStyle.all,
    Arrangement.all
  )
  func specsOfTheEnvironment(style: TestedStyle, arrangement: Arrangement) async throws {
    let specs = specsOfEnvironment()
    let standIns = try standIns(for: specs.map { SwiftFile($0).text }, framework: style.framework)
    var compilation = compilation(
      of: specs,
      style,
      arrangement,
      logic: [standIns.file],
      withScaffolds: .all,
      imports: standIns.modules
    )
    // Their types are spelled as their app spells them.
    compilation.features = []
    let result = try await compile(compilation)
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
    #expect(result.unexpectedWarnings == [])
  }
}

/// How tests are generated, in both language modes.
struct Arrangement: Sendable, CustomTestStringConvertible {
  let framework: Configuration.Tests.Framework
  let mocks: Configuration.Mocks
  let mode: LanguageMode

  var testDescription: String { "\(self.framework), mocks in \(self.mocks), \(self.mode)" }

  static let all = LanguageMode.allCases.flatMap { mode in
    [
      Arrangement(framework: .xctest, mocks: .sources, mode: mode),
      Arrangement(framework: .swiftTesting, mocks: .tests, mode: mode),
    ]
  }
}

/// The tests of specs, to be compiled against the module of the specs.
private func compilation(
  of specs: [SourceFile],
  _ style: TestedStyle,
  _ arrangement: Arrangement,
  logic: [SwiftFile] = [],
  withScaffolds scaffolds: Scaffolds? = nil,
  imports: [ForeignModule] = []
) -> Compilation {
  let modules = generatedModules(
    specs,
    in: style.name,
    withScaffolds: scaffolds ?? (logic.isEmpty ? .all : .tests)
  ) {
    $0.tests.folder = "Tests"
    $0.module = "App"
    $0.tests.framework = arrangement.framework
    $0.settings.mocks = arrangement.mocks
  }
  let app = ForeignModule(
    name: "App",
    files: modules.sources + logic,
    framework: style.framework,
    imports: imports,
    mode: arrangement.mode
  )
  return Compilation(
    files: modules.tests,
    framework: style.framework,
    foreignModules: [app] + imports,
    mode: arrangement.mode,
    warningsAreErrors: false,
    features: ["ExistentialAny", "MemberImportVisibility"]
  )
}
