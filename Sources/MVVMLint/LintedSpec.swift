import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// A spec without errors as rules see it: its declarations, its text and the project's settings.
struct LintedSpec {
  let viewModels: [ViewModel]
  let tree: SpecSyntax
  let settings: LintSettings
  let style: Manifest
  let configuration: Configuration
}

/// Returns the findings in a spec, in the order of places, without those that its comments silence.
///
/// If the spec has errors, only those are reported: a broken spec cannot be judged.
///
/// - Parameters:
///   - withFixes: Whether to add fix-its to the findings. Making them takes longer than everything else.
///   - compare: Returns the errors of a correct spec that only show next to other specs.
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

/// Returns the findings in a spec that was checked and found correct.
package func lint(_ spec: CheckedSpec, settings: LintSettings, withFixes: Bool = true) -> [Diagnostic] {
  let viewModels = spec.spec.viewModels
  let linted = LintedSpec(
    viewModels: viewModels,
    tree: spec.tree,
    settings: settings,
    style: spec.manifest,
    configuration: spec.configuration
  )
  var findings = LintFindings(file: spec.tree.file, withFixes: withFixes)
  for rule in LintRule.all {
    guard let severity = settings.severity(of: rule, in: spec.manifest) else { continue }
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

extension ViewModel {
  /// The dependencies and the members of all facets, in the order of the file.
  var declarations: [Member] { self.syntax.members.map { Member(tree: self.tree, index: $0) } }
}
