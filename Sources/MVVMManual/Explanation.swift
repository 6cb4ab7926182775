import MVVMLint
import MVVMSource

/// What a diagnostic means, at length.
package struct Explanation: Equatable, Sendable {
  /// What is wrong, why it is, and what to do; the first sentence has the first line for itself.
  package let text: String
  /// A whole file that is reported; for messages about files and folders, a command or what is on the disk.
  package let bad: String
  /// The same without the mistake.
  package let good: String
}

/// The section of the manual about a diagnostic, or what a lint rule says of itself.
package func explanation(of identifier: DiagnosticIdentifier) -> Explanation {
  if let rule = LintRule.all.first(where: { $0.identifier == identifier }) {
    return Explanation(text: "\(rule.summary).\n\(rule.details)", bad: rule.bad, good: rule.good)
  }
  let section = manual.first { $0.name == identifier.rawValue }
  return section?.explanation ?? Explanation(text: "", bad: "", good: "")
}
