import Testing

@Suite("The compile harness")
struct CompilationTests {
  @Test("A warning is an error, unless it is let through", arguments: LanguageMode.tried, Stage.allCases)
  func warning(mode: LanguageMode, stage: Stage) async throws {
    let text = """
      func f() -> Int {
        #warning("not written yet")
        return 1
      }
      """
    var compilation = Compilation(files: [file(text)], framework: .none, mode: mode, stage: stage)
    let refused = try await compilation.result()
    #expect(!refused.succeeded)
    #expect(refused.errors.map(\.description) == ["A.swift:2:12: error: not written yet"])

    compilation.warningsAreErrors = false
    let result = try await compilation.result()
    #expect(result.succeeded)
    #expect(result.warnings.map(\.description) == ["A.swift:2:12: warning: not written yet"])
  }

  @Test("Complete concurrency checking is on in both modes", arguments: LanguageMode.tried)
  func concurrency(mode: LanguageMode) async throws {
    let counter = file("nonisolated var counter = 0\n")
    let result = try await Compilation(files: [counter], framework: .none, mode: mode).result()
    #expect(!result.succeeded)
    #expect(result.output.contains("is not concurrency-safe"))
  }

  @Test(
    "The language modes differ, a feature can be switched on, and no other framework is seen",
    arguments: refusals
  )
  func flags(mode: LanguageMode, text: String, features: [String], errors: [String]) async throws {
    var compilation = Compilation(files: [file("\(text)\n")], framework: .rxSwift, mode: mode)
    compilation.features = features
    #expect(try await compilation.result().errors.map(\.text) == errors)
  }

  @Test("A foreign module that does not compile is an error of the test")
  func brokenForeignModule() async throws {
    let broken = ForeignModule(name: "Broken", text: "public struct {")
    await #expect(throws: ModuleFailure.self) { try await searchFolders(.none, [broken]) }
  }

  @Test("Each of several files that are compiled together gets its own mistakes")
  func together() async throws {
    let files = [
      SwiftFile(name: "Right.swift", text: "let right = 1\n"),
      SwiftFile(name: "Wrong.swift", text: "let wrong: Int = true\n"),
    ]
    let result = try await Compilation(files: files, framework: .none, mode: .swift6).result()
    #expect(!result.succeeded)
    #expect(result.about([files[0]]).succeeded && result.about([files[0]]).messages.isEmpty)
    #expect(!result.about([files[1]]).succeeded && result.about([files[1]]).errors.count == 1)
  }

  @Test("An error without a place fails all that are compiled together")
  func placeless() {
    let error = CompilerMessage(file: "", line: 0, column: 0, severity: .error, text: "no space left")
    let result = CompilationResult(succeeded: false, messages: [error], output: "")
    #expect(!result.about([]).succeeded)
    #expect(!CompilationResult(succeeded: false, messages: [], output: "crashed").about([]).succeeded)
  }
}

private let refusals: [(mode: LanguageMode, text: String, features: [String], errors: [String])] = [
  (.swift5, "#if swift(>=6)\n#else\n#error(\"five\")\n#endif", [], ["five"]),
  (.swift6, "#if swift(>=6)\n#error(\"six\")\n#endif", [], ["six"]),
  (.swift5, existential, [], []), (.swift5, existential, ["ExistentialAny"], ["any"]),
  (.swift6, "import ReactiveSwift", [], ["no such module 'ReactiveSwift'"]),
]

private let existential = "#if hasFeature(ExistentialAny)\n#error(\"any\")\n#endif"

private func file(_ text: String) -> SwiftFile {
  SwiftFile(name: "A.swift", text: text)
}
