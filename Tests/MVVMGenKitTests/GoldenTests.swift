import MVVMGenKit
import MVVMSource
import TestSupport
import Testing

@Suite("Whole files") struct GoldenTests {
  @Test("What is generated is what was recorded", arguments: StyleLibrary().names, ownSpecs)
  func classes(style: String, spec: SourceFile) {
    for file in generatedFiles(spec, in: style) {
      // A name that the tool does not look for: it must not take them for files whose spec is gone.
      expectGolden(file.text, at: "Tests/Golden/\(style)/\(file.name.dropLast(5))golden")
    }
  }

  @Test("Scaffolds are what was recorded", arguments: StyleLibrary().names, ownSpecs)
  func scaffolds(style: String, spec: SourceFile) {
    for file in generatedFiles(spec, in: style, scaffolded: true) {
      expectGolden(file.text, at: "Tests/Golden/\(style)/\(file.name)")
    }
  }

  @Test(
    "No line is longer than the width, unless it is one token",
    arguments: StyleLibrary().names,
    [80, 110]
  )
  func width(style: String, width: Int) {
    for spec in ownSpecs + specsOfEnvironment() {
      for file in generatedFiles(spec, in: style, changing: { $0.format.width = width }) {
        for line in file.text.split(separator: "\n") where line.utf8.count > width {
          #expect(isUnbreakable(line), "\(spec.path): \(line)")
        }
      }
    }
  }
}

/// Comments and attributes are never broken; of other lines only what has no place to break at stays long: a
/// name, with what stands before and behind it.
private func isUnbreakable(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " }
  return text.hasPrefix("//") || text.hasPrefix("@")
}
