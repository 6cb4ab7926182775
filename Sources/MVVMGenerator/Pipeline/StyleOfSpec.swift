import MVVMSource
import MVVMSyntax

/// Returns the style of a spec. All its view models must share one.
func styleName(of tree: SpecSyntax, _ configuration: Configuration) -> Diagnosed<String> {
  guard !configuration.overrides.entries.isEmpty else { return Diagnosed(configuration.settings.style) }
  let names = tree.viewModels.compactMap(\.name)
  let styles = names.map { configuration.settings(for: tree.text($0)).style }
  guard let first = styles.first else { return Diagnosed(configuration.settings.style) }
  if let other = styles.firstIndex(where: { $0 != first }) {
    let (one, second) = (tree.text(names[0]), tree.text(names[other]))
    let message =
      "'\(second)' has the style '\(styles[other])', but '\(one)' has '\(first)': "
      + "the view models of a file share one style"
    let note = Note("'\(one)' stands here", at: tree.place(names[0]))
    let place = tree.place(names[other])
    return Diagnosed(nil, [Diagnostic(.configInvalidValue, message, at: place, notes: [note])])
  }
  return Diagnosed(first)
}
