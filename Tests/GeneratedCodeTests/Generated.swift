import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// The styles, with the framework that their generated code is compiled against.
let frameworks: [String: Framework] = [
  "combine": .combine, "reactiveswift": .reactiveSwift, "rxswift": .rxSwift, "rxswift-relays": .rxSwift,
  "rxswift-subjects": .rxSwift,
]

/// A style to test.
struct TestedStyle: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { self.name }

  /// A style that is not named above has none, and so fails its test if it needs one.
  var framework: Framework { frameworks[self.name] ?? .none }

  /// Whether what keeps an input is what a view gets of it.
  var showsBackings: Bool { self.name.hasPrefix("rxswift-") }

  /// Every bundled style.
  static let all = StyleLibrary().names.map { TestedStyle(name: $0) }
}

/// What is generated for specs, and the scaffolds of their logic where wanted; a spec with an error fails the test.
func generated(
  _ specs: [SourceFile],
  in style: String,
  withScaffolds: Bool = false,
  options: GenerateOptions = GenerateOptions(),
  changing change: (inout Configuration) -> Void = { _ in }
) -> [SwiftFile] {
  let scaffolds = withScaffolds ? Scaffolds.all : .none
  return generatedModules(specs, in: style, withScaffolds: scaffolds, options: options, changing: change)
    .sources
}

/// The scaffolds that are wanted beside what is generated.
enum Scaffolds {
  case none
  case all
}

/// The files of a module and those of its tests.
struct GeneratedModules {
  var sources: [SwiftFile] = []
  var tests: [SwiftFile] = []
}

/// What is generated for specs, with what each module needs once; a spec with an error fails the test.
func generatedModules(
  _ specs: [SourceFile],
  in style: String,
  withScaffolds scaffolds: Scaffolds,
  options: GenerateOptions = GenerateOptions(),
  changing change: (inout Configuration) -> Void = { _ in }
) -> GeneratedModules {
  var styles = StyleLibrary()
  var configuration = Configuration()
  configuration.settings.style = style
  change(&configuration)
  var files: [GeneratedFile] = []
  for spec in specs {
    let generated = generate(spec, configuration: configuration, styles: &styles, options: options)
    #expect(listing(generated.diagnostics) == "", "\(spec.path)")
    files += generated.value ?? []
    let written = scaffold(spec, configuration: configuration, styles: &styles).value ?? []
    files += written.filter { $0.isWanted(scaffolds, testsAreGenerated: configuration.tests.folder != nil) }
  }
  for kind in Set(files.flatMap(\.support)) {
    let support = supportFile(kind, ofStyle: style, configuration: configuration, styles: &styles)
    #expect(listing(support.diagnostics) == "")
    if let file = support.value { files.append(file) }
  }
  return GeneratedModules(
    sources: files.filter { $0.destination == .sources }.map { SwiftFile($0) },
    tests: files.filter { $0.destination == .tests }.map { SwiftFile($0) }
  )
}

/// What the compiler says of the tests and mocks of a spec, after the module `App` that they test, without a warning
/// being an error.
///
/// - Parameters:
///   - mode: That of the app. Tests are of no actor.
///   - appFiles: What the app has beside what is generated.
func resultOfTests(
  _ spec: String,
  in style: TestedStyle,
  mode: LanguageMode = .swift6,
  beside appFiles: [SwiftFile] = [],
  features: [String] = [],
  changing change: (inout Configuration) -> Void = { _ in }
) async throws -> CompilationResult {
  let file = SourceFile(path: "X.mvvm", text: spec)
  let modules = generatedModules([file], in: style.name, withScaffolds: .all) {
    $0.module = "App"
    $0.tests.folder = "Tests"
    $0.settings.mocks = .tests
    change(&$0)
  }
  let app = ForeignModule(
    name: "App",
    files: modules.sources + appFiles,
    framework: style.framework,
    mode: mode,
    features: features
  )
  return try await Compilation(
    files: modules.tests,
    framework: style.framework,
    foreignModules: [app],
    mode: mode == .swift6MainActor ? .swift6 : mode,
    warningsAreErrors: false,
    features: features
  ).result()
}

extension GeneratedFile {
  fileprivate func isWanted(_ scaffolds: Scaffolds, testsAreGenerated: Bool) -> Bool {
    switch scaffolds {
    case .none: false
    case .all: self.destination == .sources || testsAreGenerated
    }
  }
}

extension SwiftFile {
  fileprivate init(_ file: GeneratedFile) {
    self.init(name: file.name, text: String(decoding: file.contents, as: UTF8.self))
  }
}

extension SwiftFile {
  init(_ file: SourceFile) {
    self.init(
      name: String(file.path.split(separator: "/").last ?? ""),
      text: file.string(0..<file.bytes.count)
    )
  }
}

extension CompilationResult {
  /// Warnings, but for those of a scaffold that say what is still to be written.
  var unexpectedWarnings: [String] {
    self.warnings.filter { !$0.text.hasSuffix("is not written yet") }.map(\.description)
  }

  /// Requires that it compiled, with no other warnings.
  func expectClean(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.succeeded, "\(self.output.prefix(4_000))", sourceLocation: sourceLocation)
    #expect(self.unexpectedWarnings == [], sourceLocation: sourceLocation)
  }
}
