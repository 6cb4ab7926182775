import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// A spec that was checked: its text, its tree, its declarations, and the manifest of its style.
package struct CheckedSpec {
  package let file: SourceFile
  package let tree: SpecSyntax
  package let spec: Spec
  package let styleName: String
  package let manifest: Manifest
  package let configuration: Configuration
}

/// Checks a spec: returns its declarations, and all diagnostics about it.
///
/// - Parameter styles: The styles that the configuration may name. Only their manifests are read.
package func check(
  _ file: SourceFile,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<CheckedSpec> {
  parse(file).flatMap { tree in
    styleName(of: tree, configuration).flatMap { name in
      styles.manifest(named: name).flatMap { manifest in
        check(tree) { styles.checkRules(for: configuration.settings(for: $0), manifest) }
          .map {
            CheckedSpec(
              file: file,
              tree: tree,
              spec: $0,
              styleName: name,
              manifest: manifest,
              configuration: configuration
            )
          }
      }
    }
  }
  .inOrder()
}

/// Returns the style of a spec. All its view models must have the same one.
private func styleName(of tree: SpecSyntax, _ configuration: Configuration) -> Diagnosed<String> {
  guard !configuration.overrides.entries.isEmpty else { return Diagnosed(configuration.settings.style) }
  let names = tree.viewModels.compactMap(\.name)
  let styles = names.map { configuration.settings(for: tree.text($0)).style }
  guard let first = styles.first else { return Diagnosed(configuration.settings.style) }
  if let other = styles.firstIndex(where: { $0 != first }) {
    let (one, second) = (tree.text(names[0]), tree.text(names[other]))
    let message =
      "'\(second)' has the style '\(styles[other])', but '\(one)' has '\(first)': "
      + "all view models in a file must have the same style"
    let note = Note("'\(one)' is here", at: tree.place(names[0]))
    let place = tree.place(names[other])
    return Diagnosed(nil, [Diagnostic(.configInvalidValue, message, at: place, notes: [note])])
  }
  return Diagnosed(first)
}
