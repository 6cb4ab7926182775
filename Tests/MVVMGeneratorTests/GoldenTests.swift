import Foundation
import MVVMConfiguration
import MVVMGenerator
import MVVMReports
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// One spec has every feature: what is made of it is recorded whole, in each style. Elsewhere, snippets do.
@Suite("Golden files") struct GoldenTests {
  @Test(
    "Generated files, mocks and bindings are as recorded",
    arguments: StyleLibrary().names
  )
  func classes(style: String) {
    let files = generatedFiles(everyFeature, in: style) { configuration in
      configuration.settings.mocks = .sources
      configuration.settings.bindings = true
    }
    for file in files { expectGolden(file, of: style) }
  }

  @Test(
    "Test cases are what was recorded",
    arguments: StyleLibrary().names,
    [Configuration.Tests.Framework.xctest, .swiftTesting]
  )
  func testCases(style: String, framework: Configuration.Tests.Framework) {
    for file in testFiles(in: style, framework, scaffolded: false) {
      expectGolden(file, of: style, in: "\(framework.rawValue)/")
    }
  }

  @Test(
    "Scaffolds of tests are what was recorded",
    arguments: [Configuration.Tests.Framework.xctest, .swiftTesting]
  )
  func tests(framework: Configuration.Tests.Framework) {
    expectScaffolds("Tests.\(framework.rawValue)", in: "\(framework.rawValue)/") {
      testFiles(in: $0, framework, scaffolded: true)
    }
  }

  @Test(
    "Support files are as recorded",
    arguments: StyleLibrary().names,
    SupportKind.allCases
  )
  func support(style: String, kind: SupportKind) {
    let styles = StyleLibrary()
    let file = supportFile(kind, ofStyle: style, configuration: Configuration(), styles: styles)
    #expect(listing(file.diagnostics) == "")
    if let file = file.value { expectGolden(file, of: style) }
  }

  @Test("Scaffolds are what was recorded") func scaffolds() {
    expectScaffolds("Logic") { style in
      generatedFiles(everyFeature, in: style, scaffolded: true).filter { $0.kind == .logic }
    }
  }

  @Test("Views are what was recorded") func views() {
    expectScaffolds("Views") { style in
      generatedFiles(everyFeature, in: style, scaffolded: true, withViews: true) {
        $0.settings.bindings = true
      }.filter { $0.kind == .view }
    }
  }

  @Test("Objects for SwiftUI are as recorded, with a view") func observed() {
    let flavours = ["reactiveswift": Configuration.Observed.observation, "rxswift": .combine]
    func change(_ configuration: inout Configuration) {
      configuration.settings.bindings = true
      configuration.settings.observed = flavours[configuration.settings.style] ?? .off
    }
    for style in flavours.keys {
      let files = generatedFiles(everyFeature, in: style, changing: change)
      for file in files where file.kind == .bindings { expectGolden(file, of: style, in: "observed/") }
    }
    expectScaffolds("ObservedViews", in: "observed/") { style in
      guard flavours[style] != nil else { return [] }
      return generatedFiles(everyFeature, in: style, scaffolded: true, withViews: true, changing: change)
        .filter { $0.name == "EveryFeatureView.swift" }
    }
  }

  @Test("Files that styles share are recorded once") func recordedOnce() {
    var paths: [Data: String] = [:]
    let folder = packageFolder.appendingPathComponent("Tests/Golden")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in files.sorted() {
      guard let text = try? Data(contentsOf: folder.appendingPathComponent(path)) else { continue }
      let other = paths.updateValue(path, forKey: text)
      #expect(other == nil, "\(path) is recorded twice: let 'recordedStyle' name one style for both")
    }
    #expect(!paths.isEmpty)
  }

  @Test("Placeholders for values of a type are as recorded")
  func standingFor() {
    var text = ""
    for style in StyleLibrary().names {
      let files =
        generatedFiles(values, in: style, scaffolded: true).filter { $0.kind == .logic }
        + generatedFiles(values, in: style) { $0.settings.mocks = .sources }.filter { $0.kind == .mock }
      for file in files { text += "=== \(style), \(file.kind.rawValue)\n\(file.text)\n" }
    }
    TestSupport.expectGolden(text, at: "Tests/Golden/Values.golden")
  }

  @Test(
    "No line is longer than the width, unless it is one token",
    arguments: StyleLibrary().names,
    [80, 110]
  )
  func width(style: String, width: Int) {
    for spec in ownSpecs(in: style) + specsOfEnvironment() {
      let files = generatedFiles(spec, in: style) { configuration in
        configuration.format.width = width
        configuration.settings.mocks = .sources
        configuration.tests.folder = "Tests"
        configuration.module = "App"
      }
      // Narrower, the closure that stands for a state that is not written is one token.
      let scaffolds = width < 110 ? [] : generatedFiles(spec, in: style, scaffolded: true)
      for file in files + scaffolds {
        for line in file.text.split(separator: "\n") where line.utf8.count > width {
          #expect(isUnbreakable(line), "\(spec.path): \(line)")
        }
      }
    }
  }
}

private let everyFeature = specs(in: "Tests/Fixtures")[0]

/// Outputs that start as each kind of value or without one, and replies.
private let values = SourceFile(
  path: "ValuesViewModel.mvvm",
  text: """
    viewmodel ValuesViewModel {
      inputs {
        asked() -> Bool
        asked(_ a: Int = 0, b: String = "", c: Bool = false, d: Row? = nil) -> String as askedMore
        changed(to text: String = "", at index: Int = 0)
        named(_ name: String = "")
      }
      outputs {
        state a: Bool = false
        state b: [Row] = []
        state c: Int = 0
        state d: String = ""
        state e: Row? = nil
        state f: Tab = .first
        state g: Row
        event k: Row
        event l: Void
        stream m: Row
        value n: Bool
        value o: Row
        p(_ row: Row) -> [Row]
        q: (Row) -> Void
      }
      errors {
        failed: String
      }
    }

    """
)

/// Generated files have a name that the tool does not look for: it must not take them for files whose spec is gone.
private func expectGolden(_ file: GeneratedFile, of style: String, in folder: String = "") {
  let isGenerated = file.name.hasSuffix(".generated.swift")
  let path = folder + (isGenerated ? "\(file.name.dropLast(5))golden" : file.name)
  expectGolden(file.text, at: "Tests/Golden/\(recordedStyle(of: path, style: style))/\(path)")
}

/// The style in whose folder a file is recorded. What styles make alike is recorded once.
private func recordedStyle(of path: String, style: String) -> String {
  let alike = ["MockCalls", "TestReply", "TrackedState", "ViewEvents"]
  if alike.contains(where: path.hasPrefix) { return "rxswift" }
  let isClass = path.hasPrefix("EveryFeatureViewModel.generated")
  switch style {
  case "reactiveswift-pipes": return isClass || path.hasPrefix("EventPipe") ? style : "reactiveswift"
  case "rxswift-observers", "rxswift-relays", "rxswift-subjects":
    if isClass || path.contains("Mock.generated") { return style }
    // Nothing binds what a view has to inputs that are observers themselves.
    return path.contains("Bindings.generated") ? "rxswift-relays" : "rxswift"
  case "combine-subjects":
    let isLikeCombine = !isClass && !path.contains(/(Mock|Bindings)\.generated/)
    return isLikeCombine ? "combine" : style
  case "rxswift-core": return path.hasPrefix("TestObserver") ? "rxswift" : style
  default: return style
  }
}

/// Scaffolds hardly differ between styles: of one style they are recorded whole, and of each other what it has otherwise
/// than the one that is most like it, as a diff, unless that is longer. What some show, those of the main view model, the
/// toolbar or the sheet do: tests of the last two show all that tests are begun with.
private func expectScaffolds(
  _ name: String,
  in folder: String = "",
  make: (_ style: String) -> [GeneratedFile]
) {
  var differences = ""
  for style in StyleLibrary().names {
    let similar =
      switch style {
      case "combine-subjects": "combine"
      case "observable-object": "observation"
      case "rxswift-core", "rxswift-relays": "rxswift"
      default: style.hasPrefix("rxswift-") ? "rxswift-relays" : "reactiveswift"
      }
    let others = style == similar ? [] : make(similar)
    differences += "=== \(style)\n"
    for file in make(style)
    where !file.name.contains(/Footer|Header(ViewModel|View\.)|SheetViewController|FeatureViewModelTests/) {
      if let other = others.first(where: { $0.name == file.name }) {
        let diff = unifiedDiff(old: other.contents, new: file.contents, path: file.name, context: 0)
        if diff.count < file.contents.count {
          differences += String(decoding: diff, as: UTF8.self)
          continue
        }
      }
      expectGolden(file, of: style, in: folder)
    }
  }
  expectGolden(differences, at: "Tests/Golden/\(name).diff")
}

private func testFiles(
  in style: String,
  _ framework: Configuration.Tests.Framework,
  scaffolded: Bool
) -> [GeneratedFile] {
  generatedFiles(everyFeature, in: style, scaffolded: scaffolded) { configuration in
    configuration.tests.folder = "Tests"
    configuration.tests.framework = framework
    configuration.module = "App"
  }.filter { $0.destination == .tests }
}

/// Comments, attributes and strings are never broken. Other lines only stay long if there is no place to break: a name,
/// with the text before and after it.
private func isUnbreakable(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " }
  return ["//", "@", "\""].contains { text.hasPrefix($0) }
}
