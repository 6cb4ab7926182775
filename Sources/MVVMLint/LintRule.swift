import MVVMGenerator
import MVVMSource

/// A lint rule, with its documentation.
public struct LintRule: Sendable {
  public let identifier: DiagnosticIdentifier
  /// The level at which it is reported by default.
  public let level: LintLevel
  /// Whether `--fix` can fix some of its findings.
  public let hasFix: Bool
  /// What the rule asks for: one line without a full stop.
  public let summary: String
  /// What the rule checks, and why, in lines of at most 76 columns.
  public let details: String
  /// A complete spec that breaks this rule, and no other rule that is on.
  public let bad: String
  /// The same spec without the finding.
  public let good: String
  /// Reports what breaks the rule in a spec without errors.
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
  /// All rules, in the order of the documentation.
  public static let all: [LintRule] = [
    .alphabeticalOrder, .documentedMember, .documentationWording, .eventNamedInput, .statusNamedOutput,
    .wholeModelOutput, .viewType, .imageOrColorAsEnum, .injectedDependency, .coordinator, .observableInput,
    .valueOutput, .streamType, .successAndFailure, .screenName, .size, .unusedImport, .ignoreWithoutReason,
    .unusedIgnore,
    .unknownIgnoredRule,
  ]

  /// The name of the rule, as users type it.
  public var name: String { self.identifier.rawValue }
}
