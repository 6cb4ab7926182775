import Foundation
import TestSupport
import Testing

/// Tests the order of the targets, which is that of the dependencies in `Package.swift`. SwiftPM keeps those
/// free of cycles.
@Suite("Dependencies between targets") struct TargetTests {
  @Test("A target imports the modules that Package.swift lists for it, and no others") func imports() throws {
    let sources = handWrittenFiles(in: "Sources").compactMap { SwiftSource($0) }
    let listed = try listedTargets()
    #expect(listed.count > 20)
    for (target, files) in Dictionary(grouping: sources, by: \.target) where !target.hasSuffix("Plugin") {
      let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      #expect(imports.filter { listed[$0] != nil } == listed[target], "\(target)")
    }
  }

  @Test("The page about the code has each target") func page() throws {
    let page = try text("Sources/README.md")
    for target in try listedTargets().keys where !target.hasSuffix("Tests") && !fixtures.contains(target) {
      #expect(page.contains("`\(target)`"), "Sources/README.md has no '\(target)'")
    }
  }
}

private let fixtures: Set<String> = ["TestSupport", "Fuzzing", "fuzz"]

/// Returns the targets in `Package.swift`, each with the targets that it depends on.
private func listedTargets() throws -> [String: Set<String>] {
  let manifest = try text("Package.swift").components(separatedBy: "  targets: [\n").last ?? ""
  let head = /(?:target|tests|systemLibrary|plugin|executableTarget)\(\s*(?:name: )?"(?<name>[\w-]+)"/
  let matches = manifest.matches(of: head)
  let ends = matches.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
  var targets: [String: Set<String>] = [:]
  for (match, end) in zip(matches, ends) {
    let rest = manifest[match.range.upperBound..<end]
    let list = rest.firstMatch(of: /(?:imports|dependencies): \[(?<names>[^\]]*)\]/)?.names ?? ""
    targets[String(match.name)] = Set(list.matches(of: /"(?<name>[^"]+)"/).map { String($0.name) })
  }
  return targets
}

private func text(_ path: String) throws -> String {
  try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
}
