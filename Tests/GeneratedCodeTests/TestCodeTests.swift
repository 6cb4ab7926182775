import Foundation
import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

@Suite("Generated tests") struct TestCodeTests {
  @Test(
    "Tests for every feature compile, with scaffolds",
    arguments: TestedStyle.all,
    Arrangement.all
  )
  func everyFeature(style: TestedStyle, arrangement: Arrangement) async throws {
    let shared = SharedModule(style: style, mode: arrangement.mode)
    let tested = shared.tested(specs(in: "Tests/Fixtures"), in: arrangement.framework)
    let result = try await tests(of: shared, arrangement).result().about(tested.tests)
    #expect(result.succeeded, "\(result.output)")
    // A suite of Swift Testing cannot be marked as deprecated, as what it tests is.
    let isScaffold = { (text: String) in text.hasPrefix("EveryFeatureToolbarViewModelTests.swift") }
    let expected = arrangement.framework == .swiftTesting ? isScaffold : { _ in false }
    #expect(result.unexpectedWarnings.filter { !expected($0) } == [])
  }

  @Test("The files of a new view model compile", arguments: TestedStyle.all, Arrangement.all)
  func new(style: TestedStyle, arrangement: Arrangement) async throws {
    let shared = SharedModule(style: style, mode: arrangement.mode)
    let new = shared.new(in: arrangement.framework)
    for result in [
      try await shared.result(of: new.sources),
      try await tests(of: shared, arrangement).result().about(new.tests),
    ] {
      result.expectClean()
    }
  }

  @Test(
    "Observers of outputs that are named as members of XCTestCase, or have unusual types, compile",
    arguments: TestedStyle.tried
  )
  func namedAsInherited(style: TestedStyle) async throws {
    let shared = SharedModule(style: style, mode: .swift6)
    let tests = shared.namedAsInherited.tests
    try await style.compile(tests, importing: [shared.module], features: upcomingFeatures).expectSilent()
  }

  @Test(
    "Tests of the examples compile without a warning",
    arguments: Example.tried,
    LanguageMode.tried
  )
  func example(example: Example, mode: LanguageMode) async throws {
    let modules = example.modules(in: mode)
    let libraries = [modules.sources] + Example.viewLibraries
    try await example.style.compile(modules.tests, mode, importing: libraries, features: upcomingFeatures)
      .expectSilent()
  }

  @Test("A module is the same whatever its tests are written for", arguments: TestedStyle.all)
  func sources(style: TestedStyle) {
    let shared = SharedModule(style: style, mode: .swift6)
    for specs in [specs(in: "Tests/Fixtures"), specsOfEnvironment()] {
      let withMocks = shared.tested(specs, in: .xctest).sources
      #expect(Set(shared.tested(specs, in: .swiftTesting).sources).isSubset(of: withMocks))
    }
  }

  @Test(
    "Tests of the specs of the environment compile",
    .enabled(if: !specsOfEnvironment().isEmpty),
    arguments: TestedStyle.all,
    [Configuration.Tests.Framework.xctest, .swiftTesting]
  )
  func specsOfTheEnvironment(style: TestedStyle, framework: Configuration.Tests.Framework) async throws {
    let module = try moduleOfEnvironment(style)
    let shared = SharedModule(style: style, mode: module.mode)
    let tests = shared.tested(specsOfEnvironment(), in: framework).tests
    let files = module.mode == .swift5 ? tests.map(\.withoutMacros) : tests
    try await style.compile(files, module.mode, importing: [module] + module.imports).expectClean()
  }
}

/// How tests are generated, in both language modes; mocks are in the sources for XCTest, else in the tests.
struct Arrangement: Sendable, CustomTestStringConvertible {
  let framework: Configuration.Tests.Framework
  let mode: LanguageMode

  var testDescription: String { "\(self.framework), \(self.mode)" }

  static let all = LanguageMode.tried.flatMap { mode in
    [Arrangement(framework: .xctest, mode: mode), Arrangement(framework: .swiftTesting, mode: mode)]
  }
}

private func tests(of shared: SharedModule, _ arrangement: Arrangement) -> Compilation {
  let everyFeature = shared.tested(specs(in: "Tests/Fixtures"), in: arrangement.framework)
  return Compilation(
    files: united([everyFeature.tests, shared.new(in: arrangement.framework).tests]),
    framework: shared.style.framework,
    foreignModules: [shared.module, models],
    mode: arrangement.mode,
    warningsAreErrors: false,
    features: upcomingFeatures
  )
}

extension SwiftFile {
  /// The scaffold with its tests as plain functions: to expand seven hundred macros takes nine seconds in each style,
  /// and they expand alike in both language modes.
  fileprivate var withoutMacros: SwiftFile {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains("@Test("), let attribute = line.range(of: ")) ") else { return line }
      return line[attribute.upperBound...]
    }
    return SwiftFile(name: self.name, text: lines.joined(separator: "\n"))
  }
}
