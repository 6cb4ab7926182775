import MVVMLint
import MVVMSource

/// The meaning of a diagnostic, at length.
package struct Explanation: Equatable, Sendable {
  /// The problem, its reason and the solution. The first line has the first sentence alone.
  package let text: String
  /// A whole file that is reported; for messages about files and folders, a command or the files on the disk.
  package let bad: String
  /// The same without the mistake.
  package let good: String
}

/// Returns the section of the manual about a diagnostic, or the documentation of a lint rule.
package func explanation(of identifier: DiagnosticIdentifier) -> Explanation {
  if let rule = LintRule.all.first(where: { $0.identifier == identifier }) {
    return Explanation(text: "\(rule.summary).\n\(rule.details)", bad: rule.bad, good: rule.good)
  }
  let section = manual.first { $0.name == identifier.rawValue }
  return section?.explanation ?? Explanation(text: "", bad: "", good: "")
}
