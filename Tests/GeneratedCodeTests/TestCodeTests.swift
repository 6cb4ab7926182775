import MVVMGenerator
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
    "Those that are written for the examples compile, without a warning",
    arguments: Example.all + Example.ofBehaviour,
    LanguageMode.allCases
  )
  func example(example: Example, mode: LanguageMode) async throws {
    let result = try await compile(compilation(of: example, mode))
    #expect(result.succeeded, "\(result.output)")
    #expect(result.messages.isEmpty)
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

/// The tests of an example, to be compiled against its module as its configuration has both.
private func compilation(of example: Example, _ mode: LanguageMode) -> Compilation {
  let modules = generatedModules(example.specs, in: example.style.name, withScaffolds: .none) {
    $0 = example.configuration
  }
  let module = ForeignModule(
    name: example.configuration.module ?? "",
    files: modules.sources + example.logic,
    framework: example.style.framework,
    mode: mode
  )
  return Compilation(
    files: modules.tests + example.tests,
    framework: example.style.framework,
    foreignModules: [module],
    mode: mode,
    features: ["ExistentialAny", "MemberImportVisibility"]
  )
}

/// Scaffolds of the tests of specs, to be compiled against the module of the specs.
private func compilation(
  of specs: [SourceFile],
  _ style: TestedStyle,
  _ arrangement: Arrangement,
  logic: [SwiftFile] = [],
  imports: [ForeignModule] = []
) -> Compilation {
  let modules = generatedModules(specs, in: style.name, withScaffolds: .all) {
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
