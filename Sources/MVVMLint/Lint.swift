import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns what breaks a rule in a spec, in the order of places, without the findings that the spec's comments silence.
///
/// - Parameters:
///   - spec: What the tree declares. The spec must have no errors.
///   - tree: The tree of the same spec.
///   - withFixes: Whether to add fix-its to the findings. Making them takes longer than everything else.
public func lint(
  _ spec: Spec,
  _ tree: SpecSyntax,
  _ settings: LintSettings,
  style: StyleFacts,
  withFixes: Bool = true
) -> [Diagnostic] {
  let linted = LintedSpec(spec, tree, settings, style)
  var findings = LintFindings(file: tree.file, withFixes: withFixes)
  for rule in settings.rules {
    findings.begin(rule)
    rule.check(linted, &findings)
  }
  let diagnostics = applyIgnores(of: linted, to: findings.diagnostics)
  return Diagnosed(spec, diagnostics).inOrder().diagnostics
}

/// The findings of the rules so far.
struct LintFindings {
  let file: SourceFile
  private let withFixes: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private var identifier = DiagnosticIdentifier.size
  private var severity = Diagnostic.Severity.warning

  init(file: SourceFile, withFixes: Bool) {
    self.file = file
    self.withFixes = withFixes
  }

  /// Starts a rule: it is the rule of all findings reported from here on.
  mutating func begin(_ rule: ActiveRule) {
    self.identifier = rule.identifier
    self.severity = rule.severity
  }

  /// - Parameter fix: The fix-it. It is only made if fix-its are asked for.
  @inline(never)
  mutating func report(
    _ message: String,
    at range: Range<Int>,
    of subject: Subject,
    notes: [Note] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    self.diagnostics.append(
      Diagnostic(
        self.identifier,
        message,
        at: Place(self.file, range),
        severity: self.severity,
        notes: notes,
        fix: self.withFixes ? fix() : nil,
        subject: subject
      )
    )
  }

  /// Reports a member, at its name.
  @inline(never)
  mutating func report(_ message: String, at member: LintedMember, notes: [Note] = []) {
    self.report(message, at: member.nameRange, of: member.subject, notes: notes)
  }
}
