import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// The libraries of styles, which their names begin with, as the frameworks that generated code is compiled against.
let frameworks: [String: Framework] = [
  "combine": .combine, "observable": .combine, "reactiveswift": .reactiveSwift, "rxswift": .rxSwift,
]

/// A style to test.
struct TestedStyle: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { self.name }

  /// The first part of the name: `rxswift` of `rxswift-relays`.
  var library: String { self.name.prefix { $0 != "-" }.description }

  /// A style whose library is not named above has none, and so fails its test if it needs one.
  var framework: Framework { frameworks[self.library] ?? .none }

  var showsInputs: Bool { TestSupport.showsInputs(self.name) }

  var isForSwiftUI: Bool { TestSupport.isForSwiftUI(self.name) }

  /// Every bundled style.
  static let all = StyleLibrary().names.map { TestedStyle(name: $0) }

  /// Those to try what hardly differs between styles in: one with a library and the one without.
  static let tried = TestSupport.tried(
    all,
    else: [TestedStyle(name: "rxswift"), TestedStyle(name: "observation")]
  )

  /// The compiler's messages about files in the style; a warning is not an error.
  func compile(
    _ files: [SwiftFile],
    _ mode: LanguageMode = .swift6,
    importing modules: [ForeignModule] = [],
    stage: Stage = .typeCheck,
    features: [String] = []
  ) async throws -> CompilationResult {
    try await Compilation(
      files: files,
      framework: self.framework,
      foreignModules: modules,
      mode: mode,
      stage: stage,
      warningsAreErrors: false,
      features: features
    ).result()
  }
}

/// The files generated for specs, with scaffolds of their logic if wanted; a spec with an error fails the test.
func generated(
  _ specs: [SourceFile],
  in style: String,
  withScaffolds: Bool = false,
  options: GenerateOptions = GenerateOptions(),
  changing change: (inout Configuration) -> Void = { _ in }
) -> [SwiftFile] {
  generatedModules(specs, in: style, withScaffolds: withScaffolds, options: options, changing: change).sources
}

/// The same of the text of one spec.
func generated(
  _ spec: String,
  in style: TestedStyle,
  withScaffolds: Bool = true,
  changing change: (inout Configuration) -> Void = { _ in }
) -> [SwiftFile] {
  let file = SourceFile(path: "XViewModel.mvvm", text: spec)
  return generated([file], in: style.name, withScaffolds: withScaffolds, changing: change)
}

/// The views that are scaffolded for specs.
func scaffoldedViews(
  of specs: [SourceFile],
  in style: TestedStyle,
  changing change: (inout Configuration) -> Void
) -> [SwiftFile] {
  specs.flatMap { generatedFiles($0, in: style.name, scaffolded: true, withViews: true, changing: change) }
    .filter { $0.kind == .view }.map { SwiftFile($0) }
}

/// The files of a module and those of its tests.
struct GeneratedModules {
  var sources: [SwiftFile] = []
  var tests: [SwiftFile] = []
}

/// The files generated for specs, with the support files of each module; a spec with an error fails the test.
func generatedModules(
  _ specs: [SourceFile],
  in style: String,
  withScaffolds: Bool = true,
  options: GenerateOptions = GenerateOptions(),
  changing change: (inout Configuration) -> Void = { _ in }
) -> GeneratedModules {
  var configuration = Configuration()
  configuration.settings.style = style
  change(&configuration)
  var files: [GeneratedFile] = []
  withStyles(of: style) { styles in
    for spec in specs {
      let generated = generate(spec, configuration: configuration, styles: styles, options: options)
      #expect(listing(generated.diagnostics) == "", "\(spec.path)")
      files += generated.value ?? []
      guard withScaffolds else { continue }
      let written = scaffold(spec, configuration: configuration, styles: styles).value ?? []
      files += written.filter { $0.destination == .sources || configuration.tests.folder != nil }
    }
    let kinds = Set(files.flatMap(\.support))
    // In one order, so that what is alike is compiled once.
    for kind in SupportKind.allCases where kinds.contains(kind) {
      let support = supportFile(kind, ofStyle: style, configuration: configuration, styles: styles)
      #expect(listing(support.diagnostics) == "")
      if let file = support.value { files.append(file) }
    }
  }
  return GeneratedModules(
    sources: files.filter { $0.destination == .sources }.map { SwiftFile($0) },
    tests: files.filter { $0.destination == .tests }.map { SwiftFile($0) }
  )
}

/// The compiler's messages about the tests and mocks of a spec, after the module `App` that they test. A warning is not
/// an error.
///
/// - Parameters:
///   - mode: That of the app. Tests are on no actor.
///   - appFiles: The files of the app that are not generated.
///   - testFiles: The hand-written files of its tests.
func resultOfTests(
  _ spec: String,
  in style: TestedStyle,
  mode: LanguageMode = .swift6,
  appFiles: [SwiftFile] = [],
  with testFiles: [SwiftFile] = [],
  features: [String] = [],
  changing change: (inout Configuration) -> Void = { _ in }
) async throws -> CompilationResult {
  let file = SourceFile(path: "X.mvvm", text: spec)
  let modules = generatedModules([file], in: style.name) {
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
  let testMode = mode == .swift6MainActor ? .swift6 : mode
  let files = modules.tests + testFiles
  return try await style.compile(files, testMode, importing: [app], features: features)
}

/// The compiler's messages about everything generated for specs, with mocks, bindings and scaffolds, in an app with these
/// types.
func resultOfAll(
  _ specs: [SourceFile],
  in style: TestedStyle,
  _ mode: LanguageMode = .swift6,
  importing modules: [ForeignModule] = [],
  hasSwiftUI: Bool = true,
  hasPreviews: Bool = true,
  features: [String] = upcomingFeatures,
  changing change: (inout Configuration) -> Void
) async throws -> CompilationResult {
  func changing(_ configuration: inout Configuration) {
    configuration.settings.mocks = .sources
    configuration.settings.bindings = true
    change(&configuration)
  }
  let views = scaffoldedViews(of: hasSwiftUI ? specs : [], in: style) {
    changing(&$0)
    if !hasPreviews { $0.settings.mocks = .off }
  }
  return try await style.compile(
    generated(specs, in: style.name, withScaffolds: true, changing: changing)
      + views.map(\.withPreviewAsFunction) + [types],
    mode,
    importing: modules + (hasSwiftUI ? Example.viewLibraries : []),
    stage: .compile,
    features: features
  )
}

private let types = SwiftFile(
  name: "Types.swift",
  text: """
    public struct Item: Identifiable, Sendable { public let id: Int }
    public enum Page: Sendable { case first }
    public class Box: Identifiable { init() {} }

    """
)

extension SwiftFile {
  /// The preview as a function: the macro is Xcode's.
  var withPreviewAsFunction: SwiftFile {
    let head = "@MainActor func preview\(self.name.prefix { $0 != "." })() -> Any {"
    return SwiftFile(name: self.name, text: self.text.replacing("#Preview {", with: head))
  }

  init(_ file: GeneratedFile) { self.init(name: file.name, text: file.text) }

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

  /// Requires that it compiled, and that nothing was said.
  func expectSilent(sourceLocation: SourceLocation = #_sourceLocation) {
    let isSilent = self.succeeded && self.messages.isEmpty
    #expect(isSilent, "\(self.output.prefix(4_000))", sourceLocation: sourceLocation)
  }
}
