import Foundation
import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// Specs with the logic and the tests that people wrote for them, as they are to be generated.
struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let configuration: Configuration
  let specs: [SourceFile]
  let logic: [SwiftFile]
  let tests: [SwiftFile]

  var style: TestedStyle { TestedStyle(name: self.configuration.settings.style) }
}

extension Example {
  /// The folders of `Specs`, as their `mvvmgen.json` has them.
  static let all = Set(TestSupport.specs(in: "Specs").compactMap { $0.path.split(separator: "/").first })
    .sorted()
    .map { Example(folder: "Specs/\($0)") }

  /// An example of each style's behaviour: one spec, with logic and tests for each style.
  static let ofBehaviour = TestedStyle.all.map { Example(behaviourOf: $0) }

  static let tried = TestSupport.tried(all + ofBehaviour, else: all)

  /// Those whose code runs without a library.
  static var observed: [Example] {
    // The sample is a package that runs its tests itself.
    (TestSupport.tried(all, else: []) + ofBehaviour)
      .filter { $0.style.name == "observation" && $0.testDescription != "Specs/Weather" }
  }

  private init(folder: String) {
    // The sample that is a package: its views take the place of its terminal.
    let written = handWrittenFiles(in: folder)
      .filter { !["Package.swift", "Sources/Weather/Terminal.swift"].contains($0.path) }
    let file = packageFolder.appendingPathComponent("\(folder)/mvvmgen.json")
    let contents = SourceFile(path: "mvvmgen.json", bytes: Array((try? Data(contentsOf: file)) ?? Data()))
    let configuration = ConfigurationFile(contents).configuration(styleNames: StyleLibrary().names)
    #expect(listing(configuration.diagnostics) == "")
    self.testDescription = folder
    self.configuration = configuration.value ?? Configuration()
    self.specs = TestSupport.specs(in: folder)
    self.logic = written.filter { !$0.isTest }.map { SwiftFile($0) }
    self.tests = written.filter { $0.isTest }.map { SwiftFile($0) }
  }

  private init(behaviourOf style: TestedStyle) {
    var folders = ["every", style.library, style.name]
    if style.isForSwiftUI { folders.append("swiftui") } else { folders.append("reactive") }
    // Logic that makes drivers and signals.
    if style.framework == .rxSwift, style.name != "rxswift-core" { folders.append("rxcocoa") }
    let written = handWrittenFiles(in: "Tests/Behaviour")
      .filter { file in folders.contains { file.path.hasPrefix("\($0)/") } }
    var configuration = Configuration()
    configuration.settings.style = style.name
    configuration.module = "Behaviour"
    configuration.tests.folder = "Tests"
    configuration.tests.framework = .swiftTesting
    self.testDescription = "behaviour of \(style.name)"
    self.configuration = configuration
    self.specs = TestSupport.specs(in: "Tests/Behaviour")
    self.logic = written.filter { !$0.isTest }.map { SwiftFile($0) }
    self.tests = written.filter { $0.isTest }.map { SwiftFile($0) }
  }
}

extension Example {
  /// Stubs of the libraries for views.
  static let viewLibraries = ["SwiftUI", "UIKit"].map { name in
    ForeignModule(name: name, text: (try? String(contentsOf: stubFile(of: name), encoding: .utf8)) ?? "")
  }

  /// The module of the example, with its mocks where the configuration puts them or else in the module; and the tests.
  func modules(in mode: LanguageMode) -> (sources: ForeignModule, tests: [SwiftFile]) {
    let generated = generatedModules(self.specs, in: self.style.name, withScaffolds: false) {
      $0 = self.configuration
      if $0.settings.mocks == .off { $0.settings.mocks = .sources }
      $0.settings.bindings = true
    }
    let module = ForeignModule(
      name: self.configuration.module ?? "",
      files: generated.sources + self.logic,
      framework: self.style.framework,
      imports: Self.viewLibraries,
      mode: mode,
      features: upcomingFeatures
    )
    return (module, generated.tests + self.tests)
  }
}

extension SourceFile {
  /// Whether a hand-written file belongs to the tests rather than to the module.
  fileprivate var isTest: Bool { self.path.hasSuffix("Tests.swift") }
}
