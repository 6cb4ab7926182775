import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the style of a spec. All its view models must share one.
func styleName(of tree: SpecSyntax, _ configuration: Configuration) -> Diagnosed<String> {
  guard !configuration.overrides.isEmpty else { return Diagnosed(configuration.settings.style) }
  let names = tree.viewModels.compactMap(\.name)
  let styles = names.map { configuration.settings(for: tree.text($0)).style }
  guard let first = styles.first else { return Diagnosed(configuration.settings.style) }
  if let other = styles.firstIndex(where: { $0 != first }) {
    return Diagnosed(nil, [mixedStyles(names[0], first, names[other], styles[other], in: tree)])
  }
  return Diagnosed(first)
}

private func mixedStyles(
  _ first: Int,
  _ firstStyle: String,
  _ second: Int,
  _ secondStyle: String,
  in tree: SpecSyntax
) -> Diagnostic {
  Diagnostic(
    .configInvalidValue,
    "'\(tree.text(second))' has the style '\(secondStyle)', but '\(tree.text(first))' has '\(firstStyle)': "
      + "the view models of a file share one style",
    at: tree.place(second),
    notes: [Note("'\(tree.text(first))' stands here", at: tree.place(first))]
  )
}

extension Configuration {
  func settings(for viewModel: Text) -> ViewModelSettings {
    self.overrides.isEmpty ? self.settings : self.settings(forViewModel: viewModel.description)
  }
}
