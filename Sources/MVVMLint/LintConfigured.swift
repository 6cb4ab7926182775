import MVVMGenerator
import MVVMSource

/// Returns what breaks a rule in a spec, in the order of places.
///
/// If the spec has errors, only these are reported: the meaning of a broken spec is not known well enough to judge it.
///
/// - Parameters:
///   - settings: The settings of the configuration, made once for all its specs.
///   - styles: The styles that the configuration may name. Only their manifests are read.
///   - withFixes: Whether to add fix-its to the findings.
package func lint(
  _ file: SourceFile,
  configuration: Configuration,
  settings: LintSettings,
  styles: inout StyleLibrary,
  withFixes: Bool = true
) -> [Diagnostic] {
  let checked = check(file, configuration: configuration, styles: &styles)
  guard !checked.hasErrors, let spec = checked.value else { return checked.diagnostics }
  return checked.diagnostics + lint(spec, settings: settings, withFixes: withFixes)
}

/// Returns what breaks a rule in a spec that was checked and found correct.
package func lint(_ spec: CheckedSpec, settings: LintSettings, withFixes: Bool = true) -> [Diagnostic] {
  lint(spec.spec, spec.tree, settings, style: spec.manifest, withFixes: withFixes)
}
