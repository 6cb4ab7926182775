import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Returns what breaks a rule in a spec, in the order of places, without the findings that the spec's comments silence.
///
/// If the spec has errors, only these are reported: the meaning of a broken spec is not known well enough to judge it.
///
/// - Parameters:
///   - settings: The settings of the configuration, made once for all its specs.
///   - styles: The styles that the configuration may name. Only their manifests are read.
///   - withFixes: Whether to add fix-its to the findings. Making them takes longer than everything else.
///   - compare: Returns what is wrong with a correct spec beside others.
package func lint(
  _ file: SourceFile,
  configuration: Configuration,
  settings: LintSettings,
  styles: StyleLibrary,
  withFixes: Bool = true,
  comparing compare: (Spec) -> [Diagnostic] = { _ in [] }
) -> [Diagnostic] {
  let checked = check(file, configuration: configuration, styles: styles).correct()
    .flatMap { Diagnosed($0, compare($0.spec)) }
  guard !checked.hasErrors, let spec = checked.value else { return checked.diagnostics }
  return checked.diagnostics + lint(spec, settings: settings, withFixes: withFixes)
}

/// Returns the same of a spec that was checked and found correct.
package func lint(_ spec: CheckedSpec, settings: LintSettings, withFixes: Bool = true) -> [Diagnostic] {
  let viewModels = spec.spec.viewModels
  let linted = LintedSpec(viewModels: viewModels, tree: spec.tree, settings: settings, style: spec.manifest)
  var findings = LintFindings(file: spec.tree.file, withFixes: withFixes)
  for (rule, severity) in settings.rules {
    (findings.identifier, findings.severity) = (rule.identifier, severity)
    for viewModel in viewModels {
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
