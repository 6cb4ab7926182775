import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// The cases that need no module of their own are one for each style and language mode, compiled and
/// then imported by the tests that are generated for it. The cases differ by file name.
struct SharedModule: Sendable {
  let style: TestedStyle
  let mode: LanguageMode

  /// The compiler's messages about the files of a case.
  func result(of files: [SwiftFile]) async throws -> CompilationResult {
    try await self.module.result().about(files)
  }

  var module: ForeignModule {
    ForeignModule(
      name: "App",
      files: sharedFiles(self.style.name) { united(self.cases) },
      framework: self.style.framework,
      imports: [models],
      mode: self.mode,
      features: upcomingFeatures
    )
  }
}

private let sharedFiles = Memory<String, [SwiftFile]>()

/// The modules that the spec with every feature imports.
let models = ForeignModule(
  name: "Models",
  files: handWrittenFiles(in: "Tests/Fixtures").map { SwiftFile($0) }
)

let typeProtocols = [Configuration.TypeProtocol.members, .inherits, .none]
let triedTypeProtocols = tried(typeProtocols)

/// The files of cases as one list: what a module needs once, each case brings alike.
func united(_ cases: [[SwiftFile]]) -> [SwiftFile] {
  var files: [String: SwiftFile] = [:]
  for file in cases.joined() {
    #expect(files[file.name, default: file] == file, "two cases have a file \(file.name)")
    files[file.name] = file
  }
  return files.values.sorted { $0.name < $1.name }
}

private let inheritedByTestCases = [
  "TestObserver", "TestReply", "XCTAssertNil", "XCTSkip", "XCTestCase",
  "addTeardownBlock", "continueAfterFailure", "expectation", "invokeTest", "measure", "name", "perform",
  "record",
  "run", "setUp", "setUpWithError", "tearDown", "tearDownWithError", "testCaseCount", "testRun", "wait",
]

// The cases.
extension SharedModule {
  private var cases: [[SwiftFile]] {
    [
      self.everyFeature, self.new(in: .xctest).sources, self.namedAsInherited.sources, self.located,
      self.unwritten, self.nearClashes,
    ]
      + typeProtocols.map(self.typeProtocol) + [self.written]
  }

  var everyFeature: [SwiftFile] { self.tested(specs(in: "Tests/Fixtures"), in: .xctest).sources }

  func new(in framework: Configuration.Tests.Framework) -> GeneratedModules {
    var configuration = Configuration()
    configuration.settings.style = self.style.name
    let spec = withStyles(of: self.style.name) {
      newSpec(named: "NewViewModel", configuration: configuration, styles: $0)
    }
    return self.tested([spec.value].compactMap(\.self), in: framework)
  }

  /// Outputs that are named as members of XCTestCase or have types that Swift misreads, and labels that repeat.
  var namedAsInherited: GeneratedModules {
    let outputs = inheritedByTestCases.map { "\($0): Int" }.joined(separator: "\n")
    let text = """
      viewmodel Inherited {
      outputs {
      \(outputs)
      }
      }
      viewmodel Unusual {
        outputs {
          event a: any (Error); event b: @Sendable (Int...) -> Void; event c: [any (Error)]; event d: (any (Error))?
          event e: (`case`: Int, x: Int); event f: [()]; event g: ()?; event h: (Int, ())
        }
        inputs {
          move(item a: Int, item b: Int); swap(_ a: Int, item b: Int, item c: Int)
          pick(_ row: Int); pick(_ name: String) as namePick
        }
      }
      """
    return self.tested([SourceFile(path: "Inherited.mvvm", text: text)], in: .xctest)
  }

  /// All features, as a build plugin has them.
  var located: [SwiftFile] {
    let specs = specs(in: "Tests/Fixtures").map { $0.replacing("EveryFeature", with: "Located") }
    let options = GenerateOptions(writesSourceLocations: true)
    return GeneratedCodeTests.generated(specs, in: self.style.name, withScaffolds: true, options: options)
  }

  /// The compiler has most to say of these.
  var unwritten: [SwiftFile] {
    let text = """
      viewmodel Unwritten {
        inputs { a() -> Any }
        outputs {
          state b: Any; state c: any Error; state d: (any Error)?; state e: () -> Void; state f: Int
          value g: Any; value h: () -> Void; i(_ x: Int) -> any Error
        }
      }
      """
    return self.generated("Unwritten", text)
  }

  func typeProtocol(_ form: Configuration.TypeProtocol) -> [SwiftFile] {
    let name = "X\(form)"
    let text = """
      public viewmodel \(name) {
        dependencies { b: Int }
        inputs { a(); sticky c(_ x: () -> Void); d(_ x: Int? = nil) -> Bool }
        outputs { value b: Int; e() -> Int }
        errors { f: String }
      }
      """
    return self.generated(name, text) { $0.settings.typeProtocol = form }
  }

  var nearClashes: [SwiftFile] {
    let clashes = nearClashMembers.filter { $0.style == self.style.name }
    return zip(1..., clashes).flatMap { number, clash in
      self.generated("Near\(number)", "viewmodel Near\(number) {\n\(clash.members)\n}")
    }
  }

  /// Logic as people write it, without a mistake.
  var written: [SwiftFile] { Sample.correct[self.style.name]?.files ?? [] }

  /// Specs in the module `App` and their tests, with scaffolds of both; mocks are in the sources for XCTest.
  func tested(_ specs: [SourceFile], in framework: Configuration.Tests.Framework) -> GeneratedModules {
    generatedModules(specs, in: self.style.name) {
      $0.tests.folder = "Tests"
      $0.module = "App"
      $0.tests.framework = framework
      $0.settings.mocks = framework == .xctest ? .sources : .tests
      $0.settings.bindings = true
    }
  }

  private func generated(
    _ name: String,
    _ text: String,
    changing change: (inout Configuration) -> Void = { _ in }
  ) -> [SwiftFile] {
    let spec = SourceFile(path: "\(name).mvvm", text: text)
    return GeneratedCodeTests.generated([spec], in: self.style.name, withScaffolds: true) {
      $0.settings.bindings = true
      change(&$0)
    }
  }
}

extension SourceFile {
  fileprivate func replacing(_ word: String, with replacement: String) -> SourceFile {
    let text = self.string(0..<self.bytes.count).replacing(word, with: replacement)
    return SourceFile(path: self.path.replacing(word, with: replacement), text: text)
  }
}

extension TestedStyle {
  /// The language mode for the specs of the environment, which take long to compile: every other style has the older
  /// mode.
  var modeOfEnvironment: LanguageMode {
    let index = Self.all.firstIndex { $0.name == self.name } ?? 0
    return index.isMultiple(of: 2) ? .swift6 : .swift5
  }
}

/// The specs of the environment, with stand-ins for their types.
func moduleOfEnvironment(_ style: TestedStyle) throws -> ForeignModule {
  let mode = style.modeOfEnvironment
  let specs = specsOfEnvironment()
  let standIns = try standIns(for: specs, framework: style.framework)
  return ForeignModule(
    name: "App",
    files: SharedModule(style: style, mode: mode).tested(specs, in: .xctest).sources + [standIns.file],
    framework: style.framework,
    imports: standIns.modules,
    mode: mode
  )
}
