import MVVMSource

/// How what breaks a rule is reported.
public enum LintLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  /// `nil` for a rule that is not looked at.
  public var severity: Diagnostic.Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
