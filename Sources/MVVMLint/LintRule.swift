import MVVMGenerator
import MVVMSource

/// A convention, with all that is said of it.
public struct LintRule: Sendable {
  public let identifier: DiagnosticIdentifier
  /// How it is reported where the configuration does not say.
  public let level: LintLevel
  /// Whether some of what it finds can be fixed by `--fix`.
  public let hasFix: Bool
  /// What it asks for, one line without a full stop.
  public let summary: String
  /// What it looks at, and why, in lines of at most 76 columns.
  public let details: String
  /// A whole spec that breaks it, and no other rule that is on.
  public let bad: String
  /// The same, fixed.
  public let good: String
  /// Reports what breaks the rule, in a spec without errors.
  let check: @Sendable (LintedSpec, inout LintFindings) -> Void

  @inline(never)
  init(
    _ identifier: DiagnosticIdentifier,
    _ summary: String,
    level: LintLevel = .warning,
    hasFix: Bool = false,
    details: String,
    bad: String,
    good: String,
    check: @escaping @Sendable (LintedSpec, inout LintFindings) -> Void
  ) {
    self.identifier = identifier
    self.summary = summary
    self.level = level
    self.hasFix = hasFix
    self.details = details
    self.bad = bad
    self.good = good
    self.check = check
  }
}

extension LintRule {
  /// Every rule, in the order of the documentation.
  public static let all: [LintRule] = [
    .alphabeticalOrder, .documentedMember, .documentationWording, .eventNamedInput, .statusNamedOutput,
    .wholeModelOutput, .viewType, .imageOrColorAsEnum, .injectedDependency, .coordinator, .observableInput,
    .valueOutput, .streamType, .successAndFailure, .screenName, .size, .unusedImport, .ignoreWithoutReason,
    .unusedIgnore,
    .unknownIgnoredRule,
  ]

  /// As it is typed.
  public var name: String { self.identifier.rawValue }
}
