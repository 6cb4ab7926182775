import MVVMGenerator
import MVVMSource

/// What breaks the conventions in a spec, in the order of places.
///
/// Of a spec with errors these alone are reported: what a broken spec means is not known well enough to judge it.
///
/// - Parameters:
///   - settings: What the configuration asks for, made once for all of its specs.
///   - styles: The styles that the configuration may name. Only their manifests are read.
///   - withFixes: Whether what breaks a convention carries its fix-it.
public func lint(
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

/// The same of a spec that was found correct before.
public func lint(_ spec: CheckedSpec, settings: LintSettings, withFixes: Bool = true) -> [Diagnostic] {
  lint(spec.spec, spec.tree, settings, style: spec.manifest.styleFacts, withFixes: withFixes)
}

extension LintSettings {
  /// The settings that a configuration asks for.
  ///
  /// - Parameter styles: The styles that the configuration may name.
  public init(_ lint: Configuration.Lint, styles: StyleLibrary) {
    self.init(
      levels: lint.rules,
      allowedTypes: lint.allowedTypes,
      commandVerbs: lint.commandVerbs,
      statusWords: lint.statusWords,
      maximumMembers: lint.maximumMembers,
      streamTypes: styles.streamTypes
    )
  }
}

extension Manifest {
  fileprivate var styleFacts: StyleFacts {
    StyleFacts(defaultKind: self.defaultKind, exposesRelays: self.exposesRelays)
  }
}
