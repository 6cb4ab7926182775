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
      typeNames: self.typeNames(for: settings),
      namespaces: self.manifest.namespaces
    )
  }

  private func typeNames(for settings: Configuration.ViewModelSettings) -> [NamePattern] {
    let naming = settings.naming
    let type = settings.typeProtocol == .none ? [] : [naming.type]
    return [naming.inputs, naming.outputs, naming.errors] + type + self.manifest.typeNames
  }
}
