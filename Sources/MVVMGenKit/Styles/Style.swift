import MVVMModel
import MVVMSource
import MVVMTemplates

/// A style that was found correct: its manifest, and its templates by the kind of file they make.
struct Style: Sendable {
  let name: String
  let manifest: Manifest
  let shapes: Shapes
  let templates: [FileKind: Template]
}

extension Style {
  /// What the checker must know to find names that would meet.
  func checkRules(for settings: Configuration.ViewModelSettings, _ viewModel: Text) -> CheckRules {
    let naming = settings.naming
    let properties = [naming.inputsProperty, naming.outputsProperty, naming.errorsProperty]
    return CheckRules(
      defaultKind: self.manifest.defaultKind,
      facetProperties: properties.map { $0.applied(to: viewModel) },
      namespaces: self.manifest.namespaces
    )
  }
}
