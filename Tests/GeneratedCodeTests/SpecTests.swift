import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

@Suite("Generated code") struct SpecTests {
  @Test(
    "Every feature compiles, with a scaffold of the logic",
    arguments: TestedStyle.all,
    LanguageMode.allCases
  )
  func everyFeature(style: TestedStyle, mode: LanguageMode) async throws {
    let specs = specs(in: "Tests/Fixtures")
    let models = handWrittenFiles(in: "Tests/Fixtures").map { SwiftFile($0) }
    let result = try await compile(
      Compilation(
        files: generated(specs, in: style.name, withScaffolds: true) { $0.settings.mocks = .sources },
        framework: style.framework,
        foreignModules: [ForeignModule(name: "Models", files: models)],
        mode: mode,
        stage: .compile,
        warningsAreErrors: false,
        features: ["ExistentialAny", "MemberImportVisibility"]
      )
    )
    #expect(result.succeeded, "\(result.output)")
    #expect(result.unexpectedWarnings == [])
  }

  @Test(
    "The examples compile with their logic, without a warning",
    arguments: Example.all + Example.ofBehaviour,
    LanguageMode.allCases
  )
  func example(example: Example, mode: LanguageMode) async throws {
    let mocked = generated(example.specs, in: example.style.name) { $0.settings.mocks = .sources }
    let files = mocked + example.logic
    let result = try await compile(
      Compilation(
        files: files,
        framework: example.style.framework,
        mode: mode,
        stage: .compile,
        features: ["ExistentialAny", "MemberImportVisibility"]
      )
    )
    #expect(result.succeeded, "\(result.output)")
    #expect(result.messages.isEmpty)
  }

  @Test(
    "Every form of the protocol of the whole compiles",
    arguments: TestedStyle.all,
    [Configuration.TypeProtocol.members, .inherits, .none]
  )
  func typeProtocol(style: TestedStyle, form: Configuration.TypeProtocol) async throws {
    let spec = SourceFile(
      path: "X.mvvm",
      text: """
        public viewmodel X {
          dependencies { b: Int }
          inputs { a(); sticky c(_ x: () -> Void); d(_ x: Int? = nil) -> Bool }
          outputs { value b: Int; e() -> Int }
          errors { f: String }
        }
        """
    )
    let result = try await compile(
      Compilation(
        files: generated([spec], in: style.name, withScaffolds: true) { $0.settings.typeProtocol = form },
        framework: style.framework,
        mode: .swift6,
        warningsAreErrors: false,
        features: ["ExistentialAny", "MemberImportVisibility"]
      )
    )
    #expect(result.succeeded, "\(result.output)")
    #expect(result.unexpectedWarnings == [])
  }

  @Test(
    "The compiler has nothing to say of a scaffold but what is not written yet",
    arguments: TestedStyle.all
  )
  func unwritten(style: TestedStyle) async throws {
    let spec = SourceFile(
      path: "X.mvvm",
      text: """
        viewmodel X {
          inputs { a() -> Any }
          outputs {
            state b: Any; state c: any Error; state d: (any Error)?; state e: () -> Void; state f: Int
            value g: Any; value h: () -> Void; i(_ x: Int) -> any Error
          }
        }
        """
    )
    let result = try await compile(
      Compilation(
        files: generated([spec], in: style.name, withScaffolds: true),
        framework: style.framework,
        mode: .swift6,
        stage: .compile,
        warningsAreErrors: false
      )
    )
    #expect(result.succeeded, "\(result.output)")
    #expect(result.unexpectedWarnings == [])
  }

  @Test(
    "The specs of the environment compile, with scaffolds of their logic",
    .enabled(if: !specsOfEnvironment().isEmpty),
    arguments: TestedStyle.all,
    LanguageMode.allCases
  )
  func specsOfTheEnvironment(style: TestedStyle, mode: LanguageMode) async throws {
    let specs = specsOfEnvironment()
    let standIns = try standIns(for: specs.map { SwiftFile($0).text }, framework: style.framework)
    let files = generated(specs, in: style.name, withScaffolds: true) { $0.settings.mocks = .sources }
    let result = try await compile(
      Compilation(
        files: files + [standIns.file],
        framework: style.framework,
        foreignModules: standIns.modules,
        mode: mode,
        stage: .compile,
        warningsAreErrors: false
      )
    )
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
    #expect(result.unexpectedWarnings == [])
  }
}
