import Foundation
import TestSupport
import Testing

/// Tests that the claims of the page for contributors are true.
@Suite("The page for contributors") struct ContributingTests {
  private let page = text(".github/CONTRIBUTING.md")

  @Test("Each path that it names is there") func paths() {
    let paths = words(of: self.page).filter { $0.contains("/") && !$0.contains("*") }
    #expect(paths.count > 15)
    for path in paths { #expect(isThere(path), "\(path)") }
  }

  @Test("Each suite that it names is there") func suites() throws {
    let names = words(of: self.page).filter { $0.hasSuffix("Tests") && $0 != "Tests" && !$0.contains("/") }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: packageFolder.path + "/Tests")
    for name in names {
      #expect(paths.contains { $0 == name || $0.hasSuffix("/\(name).swift") }, "\(name)")
    }
  }

  @Test("Each command has a test of its name and a line among them") func commands() {
    let page = text("Specs/COMMANDS.md")
    let names = stems(in: "Sources/mvvmgen/Commands", "Command.swift")
    #expect(!names.isEmpty)
    for name in names {
      #expect(
        isThere("Tests/CommandLineTests/Commands/\(name)Tests.swift"),
        "\(name) has no test of its name"
      )
      let isNamed = page.contains("\n| `mvvmgen \(name.lowercased())")
      #expect(isNamed, "Specs/COMMANDS.md has no row '| `mvvmgen \(name.lowercased())'")
    }
  }

  @Test("Each style is two files, and has recorded ones") func styles() {
    let styles = stems(in: "Templates", ".json")
    #expect(!styles.isEmpty)
    for style in styles {
      #expect(isThere("Templates/\(style).mustache"))
      #expect(
        text("Templates/STYLES.md").contains("| **`\(style)`** |"),
        "STYLES.md tells whom \(style) is for"
      )
      #expect(isThere("Tests/Golden/\(style)"))
    }
    #expect(Set(stems(in: "Tests/Golden", "")).isSuperset(of: styles))
  }
}

/// Returns the words in backticks or in the parentheses of links.
private func words(of page: String) -> [String] {
  let code = page.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 }.map(\.element)
  let links = page.components(separatedBy: "](../").dropFirst().compactMap { $0.split(separator: ")").first }
  return (code + links).flatMap { $0.split(separator: " ") }.map(String.init)
}

/// Returns whether a path exists; a part in angle brackets matches anything.
private func isThere(_ path: String) -> Bool {
  guard let place = path.firstIndex(of: "<"), let end = path.firstIndex(of: ">") else {
    return FileManager.default.fileExists(atPath: packageFolder.appendingPathComponent(path).path)
  }
  let start = path[..<place].lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
  let names = stems(in: String(path[..<start]), String(path[path.index(after: end)...]))
  return names.contains { $0.hasPrefix(path[start..<place]) }
}

/// Returns the names in a folder with an ending, without it; with an empty ending, the names of folders.
private func stems(in folder: String, _ suffix: String) -> Set<String> {
  let url = packageFolder.appendingPathComponent(folder)
  let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  return Set(
    names.filter { suffix.isEmpty ? !$0.contains(".") : $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
  )
}

private func text(_ path: String) -> String {
  (try? String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)) ?? ""
}
