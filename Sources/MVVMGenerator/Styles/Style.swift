import MVVMModel
import MVVMSource
import MVVMTemplates

/// A style without errors: its manifest, and the template for one kind of file. It is a class because it is passed on
/// with every spec.
public final class Style: Sendable {
  public let manifest: Manifest
  let template: Template
  /// Whether the style can make outputs in two ways, hot and cold.
  public let hasHotOutputs: Bool

  init(manifest: Manifest, template: Template) {
    self.manifest = manifest
    self.template = template
    self.hasHotOutputs = template.usedSlots(of: ViewModelField.shape)
      .contains(ViewModelField.hotOutputs.rawValue)
  }
}

extension Manifest {
  /// Returns what the checker must know to find clashes between names.
  func checkRules(for settings: Configuration.ViewModelSettings) -> CheckRules {
    let naming = settings.naming
    return CheckRules(
      defaultKind: self.defaultKind,
      facetProperties: [naming[.inputsProperty], naming[.outputsProperty], naming[.errorsProperty]],
      typeNames: self.generatedTypeNames(for: settings),
      reservedNames: self.reservedNames + self.libraryTypeNames,
      nestedTypes: self.nestedTypes + (settings.mocks == .off ? [] : ["Call"]),
      namespaces: self.namespaces.filter { namespace in
        if namespace.isOfBindings { return settings.bindings }
        return settings.mocks != .off || !namespace.name.spells("mock")
      },
      isMainActor: self.interface.attributes.contains { $0.spells("@MainActor") }
    )
  }

  /// The library's types, from all its modules.
  var libraryTypeNames: [Text] { self.libraryTypes.keys.flatMap { self.libraryTypes[$0] ?? [] } }

  private func generatedTypeNames(for settings: Configuration.ViewModelSettings) -> [NamePattern] {
    let naming = settings.naming
    let type = settings.typeProtocol == .none ? [] : [naming[.type]]
    let mock: [NamePattern] = settings.mocks == .off ? [] : ["{name}Mock"]
    let shown: [NamePattern] = settings.bindings ? ["{name}Shown"] : []
    return [naming[.inputs], naming[.outputs], naming[.errors]] + type + mock + shown + self.typeNames
  }
}
