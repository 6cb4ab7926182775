import Foundation
import MVVMManual
import TestSupport
import Testing

/// The texts of all guides as a Swift file, made of the pages and the examples.
func embeddedGuides() throws -> String {
  var sections: [PageSection] = []
  let kinds = [true, false].map { GuideKind(storesStates: $0, usesXCTest: true) }
  for section in Topic.allCases.flatMap({ topic in kinds.flatMap(topic.sections) })
  where !sections.contains(section) { sections.append(section) }
  let texts = try sections.map { section in
    """
      (
        PageSection(page: "\(section.page)", heading: "\(section.heading)"),
        #\"""
    \(try text(of: section))
    \"""#
      ),

    """
  }
  let examples = try ["Cart", "Login", "Converter", "Comments", "Search"].map(example)
  return """
    // Made of pages and examples. Do not edit: change those, then run
    //   RECORD=1 swift test --filter ManualPageTests
    // swift-format-ignore-file

    /// The sections of pages that guides consist of.
    let guideTexts: [(section: PageSection, text: String)] = [
    \(texts.joined())]

    /// The examples of the guides, one for each form of logic.
    package let guideExamples: [GuideExample] = [
    \(examples.joined())]

    """
}

/// Returns the text of a section for a terminal: without the targets of links, and without marks for tests.
private func text(of section: PageSection) throws -> String {
  let page = try content(section.page)
  let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var isInCode = false
  let headings = lines.indices.filter { index in
    if lines[index].hasPrefix("```") { isInCode.toggle() }
    return !isInCode && lines[index].hasPrefix("#")
  }
  let position = headings.firstIndex { lines[$0].drop { $0 == "#" }.dropFirst() == section.heading }
  let first = try #require(position, "\(section.page) has no heading '\(section.heading)'")
  // A section of the second level has those below it.
  let level = lines[headings[first]].prefix { $0 == "#" }.count
  let end = headings[(first + 1)...].first { level == 1 || lines[$0].prefix { $0 == "#" }.count <= level }
  return lines[headings[first]..<(end ?? lines.count)].joined(separator: "\n")
    .replacing(/<!--.*?-->\n\n?/, with: "")
    .replacing(/\[([^\]]*)\]\([^)\s]*\)/.dotMatchesNewlines()) { $0.1 }
    .trimmingCharacters(in: .newlines) + "\n"
}

private func example(_ name: String) throws -> String {
  let folder = "Specs/\(name)"
  let style = try content("\(folder)/mvvmgen.json").firstMatch(of: /"style": "([^"]+)"/)?.1 ?? "rxswift"
  func file(_ path: String) throws -> String {
    """
    GuideExample.File(
          name: "\(URL(fileURLWithPath: path).lastPathComponent)",
          text: #\"""
    \(try content("\(folder)/\(path)"))
    \"""#
        )
    """
  }
  return """
      GuideExample(
        style: "\(style)",
        spec: \(try file("\(name)ViewModel.mvvm")),
        logic: \(try file("\(name)ViewModel.swift")),
        tests: \(try file("Tests/\(name)ViewModelTests.swift"))
      ),

    """
}

private func content(_ path: String) throws -> String {
  try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
}
