import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns what breaks a rule in a spec, in the order of places, without the findings that the spec's comments silence.
///
/// - Parameters:
///   - spec: What the tree declares. The spec must have no errors.
///   - tree: The tree of the same spec.
///   - style: The manifest of the spec's style.
///   - withFixes: Whether to add fix-its to the findings. Making them takes longer than everything else.
package func lint(
  _ spec: Spec,
  _ tree: SpecSyntax,
  _ settings: LintSettings,
  style: Manifest,
  withFixes: Bool = true
) -> [Diagnostic] {
  let linted = LintedSpec(viewModels: spec.viewModels, tree: tree, settings: settings, style: style)
  var findings = LintFindings(file: tree.file, withFixes: withFixes)
  for (rule, severity) in settings.rules {
    (findings.identifier, findings.severity) = (rule.identifier, severity)
    for viewModel in spec.viewModels {
      findings.viewModel = viewModel
      rule.check(viewModel, linted, &findings)
    }
    rule.checkFile(linted, &findings)
  }
  let diagnostics = applyIgnores(of: linted, to: findings.diagnostics)
  return Diagnosed(spec, diagnostics).inOrder().diagnostics
}

/// A spec without errors, as rules see it: what it declares, how it is written, and what is asked of it.
struct LintedSpec {
  let viewModels: [ViewModel]
  let tree: SpecSyntax
  let settings: LintSettings
  let style: Manifest
}

extension ViewModel {
  /// The dependencies and the members of all facets, in the order of the file.
  var declarations: [Member] { self.syntax.members.map { Member(tree: self.tree, index: $0) } }
}

/// The findings of the rules so far.
struct LintFindings {
  fileprivate let file: SourceFile
  fileprivate let withFixes: Bool
  fileprivate var diagnostics: [Diagnostic] = []
  fileprivate var identifier = DiagnosticIdentifier.size
  fileprivate var severity = Diagnostic.Severity.warning
  /// The view model that is being checked.
  fileprivate var viewModel: ViewModel?

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

  /// Reports a member of the view model, at its name unless at another place.
  mutating func report(
    _ message: String,
    at range: Range<Int>? = nil,
    of member: some Declared,
    notes: [Note] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    let subject = member.subject(in: self.viewModel?.name)
    self.report(message, at: range ?? member.nameRange, of: subject, notes: notes, fix: fix())
  }

  /// Reports the view model, at its name.
  mutating func report(_ message: String) {
    guard let viewModel = self.viewModel else { return }
    self.report(message, at: viewModel.nameRange, of: Subject(viewModel: viewModel.name.description))
  }

  /// Reports an import, at its path.
  mutating func report(
    _ message: String,
    of syntax: ImportSyntax,
    in tree: SpecSyntax,
    fix: @autoclosure () -> Fix? = nil
  ) {
    let subject = Subject(facet: "imports", selector: tree.joined(syntax.path).description)
    self.report(message, at: tree.range(syntax.path), of: subject, fix: fix())
  }
}
