import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

@Suite("Generated code") struct SpecTests {
  @Test(
    "Every feature compiles, with a scaffold of the logic",
    arguments: TestedStyle.all,
    LanguageMode.tried
  )
  func everyFeature(style: TestedStyle, mode: LanguageMode) async throws {
    let module = SharedModule(style: style, mode: mode)
    try await module.result(of: module.everyFeature).expectClean()
  }

  @Test(
    "The examples compile with their logic, without a warning",
    arguments: Example.tried,
    LanguageMode.tried
  )
  func example(example: Example, mode: LanguageMode) async throws {
    try await example.modules(in: mode).sources.result().expectSilent()
  }

  @Test("The examples compile in every style, with scaffolds of their logic", arguments: TestedStyle.tried)
  func exampleSpecs(style: TestedStyle) async throws {
    let fixtures = Set(specs(in: "Tests/Fixtures").map(\.name))
    let specs = ownSpecs(in: style.name).filter { !fixtures.contains($0.name) }
    let standIns = try standIns(for: specs, framework: style.framework)
    let files = generated(specs, in: style.name, withScaffolds: true) { $0.settings.mocks = .sources }
    try await style.compile(files + [standIns.file], importing: standIns.modules, stage: .compile)
      .expectClean()
  }

  @Test(
    "Every form of the protocol of the whole compiles",
    arguments: TestedStyle.all,
    typeProtocols
  )
  func typeProtocol(style: TestedStyle, form: Configuration.TypeProtocol) async throws {
    let module = SharedModule(style: style, mode: .swift6)
    try await module.result(of: module.typeProtocol(form)).expectClean()
  }

  @Test(
    "The compiler has nothing to say of a scaffold but what is not written yet",
    arguments: TestedStyle.all
  )
  func unwritten(style: TestedStyle) async throws {
    let module = SharedModule(style: style, mode: .swift6)
    try await module.result(of: module.unwritten).expectClean()
  }

  @Test(
    "The specs of the environment compile, with scaffolds of their logic",
    .enabled(if: !specsOfEnvironment().isEmpty),
    arguments: TestedStyle.all
  )
  func specsOfTheEnvironment(style: TestedStyle) async throws {
    try await moduleOfEnvironment(style).result().expectClean()
  }
}
