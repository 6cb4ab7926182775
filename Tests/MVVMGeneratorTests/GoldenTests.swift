import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

@Suite("Whole files") struct GoldenTests {
  @Test("What is generated is what was recorded", arguments: StyleLibrary().names, ownSpecs)
  func classes(style: String, spec: SourceFile) {
    for file in generatedFiles(spec, in: style) { expectGolden(file, in: style) }
  }

  @Test("Mocks are what was recorded", arguments: StyleLibrary().names, specsWithTests)
  func mocks(style: String, spec: SourceFile) {
    let files = generatedFiles(spec, in: style) { $0.settings.mocks = .sources }
    for file in files where file.kind == .mock { expectGolden(file, in: style) }
  }

  @Test(
    "Test cases and scaffolds of tests are what was recorded",
    arguments: StyleLibrary().names,
    [Configuration.Tests.Framework.xctest, .swiftTesting]
  )
  func tests(style: String, framework: Configuration.Tests.Framework) {
    for spec in specsWithTests {
      let files = [false, true].flatMap { isScaffold in
        generatedFiles(spec, in: style, scaffolded: isScaffold) { configuration in
          configuration.tests.folder = "Tests"
          configuration.tests.framework = framework
          configuration.module = "App"
        }
      }
      for file in files where file.destination == .tests {
        expectGolden(file, in: "\(style)/\(framework.rawValue)")
      }
    }
  }

  @Test(
    "What a module needs once is what was recorded",
    arguments: StyleLibrary().names,
    SupportKind.allCases
  )
  func support(style: String, kind: SupportKind) {
    var styles = StyleLibrary()
    let file = supportFile(kind, ofStyle: style, configuration: Configuration(), styles: &styles)
    #expect(listing(file.diagnostics) == "")
    if let file = file.value { expectGolden(file, in: style) }
  }

  @Test("Scaffolds are what was recorded", arguments: StyleLibrary().names, ownSpecs)
  func scaffolds(style: String, spec: SourceFile) {
    for file in generatedFiles(spec, in: style, scaffolded: true) where file.kind == .logic {
      expectGolden(file, in: style)
    }
  }

  @Test(
    "No line is longer than the width, unless it is one token",
    arguments: StyleLibrary().names,
    [80, 110]
  )
  func width(style: String, width: Int) {
    for spec in ownSpecs + specsOfEnvironment() {
      let files = generatedFiles(spec, in: style) { configuration in
        configuration.format.width = width
        configuration.settings.mocks = .sources
        configuration.tests.folder = "Tests"
        configuration.module = "App"
      }
      for file in files {
        for line in file.text.split(separator: "\n") where line.utf8.count > width {
          #expect(isUnbreakable(line), "\(spec.path): \(line)")
        }
      }
    }
  }
}

/// An example, and all features: what tests are made of takes no less room than what they test.
private let specsWithTests = ownSpecs.filter {
  $0.path.hasSuffix("LoginViewModel.mvvm") || $0.path.hasSuffix("EveryFeatureViewModel.mvvm")
}

/// Generated files have a name that the tool does not look for: it must not take them for files whose spec is gone.
private func expectGolden(_ file: GeneratedFile, in folder: String) {
  let isGenerated = file.name.hasSuffix(".generated.swift")
  let name = isGenerated ? "\(file.name.dropLast(5))golden" : file.name
  expectGolden(file.text, at: "Tests/Golden/\(folder)/\(name)")
}

/// Comments and attributes are never broken; of other lines only what has no place to break at stays long: a
/// name, with what stands before and behind it.
private func isUnbreakable(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " }
  return text.hasPrefix("//") || text.hasPrefix("@")
}
