import Foundation
import TestSupport
import Testing

/// A section of the page that explains diagnostics.
struct ManualSection {
  let name: String
  let text: String
  /// The wrong and the right example, as a diff.
  let example: String

  /// - Parameter source: What follows a heading's `## `, up to the next one.
  init(_ source: String) throws {
    let form = /([a-z-]+)\n\n((?:.+\n)+?)\n```diff\n((?:(?:[ +-].*)?\n)+?)```\n*/
    let match = try #require(source.wholeMatch(of: form), "not a heading, a text and a diff: \(source)")
    self.name = String(match.1)
    self.text = String(match.2.dropLast())
    self.example = String(match.3)
  }

  /// The example without the marks: the lines with one of them, and those with none.
  func lines(marked mark: Character) -> String {
    self.framed(
      self.example.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0.isEmpty || $0.first == " " || $0.first == mark }
        .map { $0.dropFirst() }
        .joined(separator: "\n")
    )
  }

  /// Indented lines get a class around them if they are about import, or else a view model. Members without a section
  /// become inputs.
  private func framed(_ lines: String) -> String {
    switch self.example.dropFirst().prefix(while: { $0 == " " }).count {
    case 0: return lines
    case _ where self.name.hasPrefix("import-"): return importedClass(lines)
    case 2: return "viewmodel LoginViewModel {\n\(lines)}\n"
    default: return "viewmodel LoginViewModel {\n  inputs {\n\(lines)  }\n}\n"
    }
  }
}

private func importedClass(_ members: String) -> String {
  """
  protocol LoginViewModelInputs {
    func tapped()
  }

  final class LoginViewModel: LoginViewModelInputs {
  \(members)  private let tappedProperty = MutableProperty(())
    func tapped() { self.tappedProperty.value = () }
  }

  """
}

/// The sections of the page, in its order.
func readManual() throws -> [ManualSection] {
  let page = packageFolder.appendingPathComponent("Sources/MVVMManual/README.md")
  let sections = try String(contentsOf: page, encoding: .utf8).split(separator: "\n## ").dropFirst()
  return try sections.map { try ManualSection(String($0)) }
}

/// The page as a Swift file. Code has backticks on the page, and quotes in a terminal.
func embedding(_ sections: [ManualSection]) -> String {
  let entries = sections.map { section in
    """
      (
        "\(section.name)",
        Explanation(
          text: #\"""
    \(section.text.replacing("`", with: "'"))
    \"""#,
          bad: #\"""
    \(section.lines(marked: "-"))
    \"""#,
          good: #\"""
    \(section.lines(marked: "+"))
    \"""#
        )
      ),

    """
  }
  return """
    // Made of README.md. Do not edit: change that page, then run
    //   RECORD=1 swift test --filter ManualPageTests
    // swift-format-ignore-file

    /// The sections of the page, by name.
    let manual: [(name: String, explanation: Explanation)] = [
    \(entries.joined())]

    """
}
