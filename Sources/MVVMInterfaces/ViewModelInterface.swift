import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// A view model on one side of a comparison, with the settings that are visible in its interface.
package struct ViewModelInterface: Sendable {
  /// A name or another value in the configuration, with its key.
  package struct Setting: Sendable {
    /// The key in the configuration, such as `naming.inputs`.
    package let key: String
    package let value: NamePattern
    /// The effects of a change of this value.
    package let effects: Effects
  }

  package let viewModel: ViewModel
  /// The imports of the spec. Only its first view model has them.
  package let imports: [Import]
  /// The spec that declares it.
  package let spec: InterfaceVersion.SpecFile
  /// The access. It comes from the configuration if the spec does not state it.
  package let access: Access
  /// The attributes, with that of the actor to which the configuration isolates it.
  package let attributes: [Text]
  /// The settings, in the same order on both sides.
  package let settings: [Setting]
  package let rules: InterfaceRules
  /// The inputs and states that are one property, and the indices of the states that the class keeps.
  let pairs: [Pair]
  let keptStates: Set<Int>
  /// Whether views can bind to the view model. A binding has an argument for each bound output.
  package let hasBindings: Bool
  /// The properties that SwiftUI views write in the object that they observe; `nil` if there is no such object.
  let fields: [ViewField]?
  /// Whether there is a mock. Its outputs start with the initial values of the spec.
  package let hasMocks: Bool
  /// The names that renamed facets of this side have on the newer one.
  var renamedFacets: [String: String] = [:]

  init(
    _ viewModel: ViewModel,
    of spec: InterfaceVersion.SpecFile,
    imports: [Import],
    settings: Configuration.ViewModelSettings,
    style: Style
  ) {
    let rules = style.manifest.interface
    self.viewModel = viewModel
    self.spec = spec
    self.imports = imports
    self.rules = rules
    self.access = viewModel.access ?? settings.access
    self.attributes = settings.attributes(of: viewModel, rules)
    self.settings = interfaceSettings(of: viewModel, settings: settings, style: style)
    self.pairs = viewModel.pairs(rules.defaultKind)
    self.keptStates = viewModel.keptStates(self.pairs, rules.defaultKind)
    let isObserved = style.manifest.isObserved(viewModel, settings)
    self.fields = isObserved ? viewModel.fields(rules.defaultKind) : nil
    self.hasBindings = settings.bindings
    self.hasMocks = settings.mocks != .off
  }

  /// Returns the name that the facet of a member has on the newer side, such as `outputs`.
  func facet(of member: some Declared) -> String { self.renamedFacets[member.facet] ?? member.facet }

  /// The access of the initializer.
  var initializerAccess: Access { self.viewModel.initializerAccess ?? self.access }
}
