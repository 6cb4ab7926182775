import MVVMSource

/// The severity of a rule's findings.
package enum LintLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  /// The severity of violations; `nil` for a rule that is not checked.
  package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: self.rawValue) }
}
