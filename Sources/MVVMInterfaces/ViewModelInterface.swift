import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// A view model on one side of a comparison, with the settings that are visible in its interface.
package final class ViewModelInterface: Sendable {
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
  /// The inputs and states that are one property, and the indices of the states that the class keeps, where the style has
  /// such.
  let pairs: [Pair]
  let keptStates: Set<Int>
  /// Whether views can bind to the view model. A binding has an argument for each bound output.
  package let hasBindings: Bool
  /// What views of SwiftUI write in the object that they observe; `nil` if there is no such object.
  let fields: [Field]?
  /// Whether there is a mock. Its outputs start with the initial values of the spec.
  package let hasMocks: Bool
  /// What facets of this side are called on the newer one, where they were renamed.
  let renamedFacets: [String: String]

  init(
    _ viewModel: ViewModel,
    of spec: InterfaceVersion.SpecFile,
    _ imports: [Import],
    _ settings: Configuration.ViewModelSettings,
    _ style: Style
  ) {
    let rules = style.manifest.interface
    (self.viewModel, self.spec, self.imports, self.rules) = (viewModel, spec, imports, rules)
    self.access = viewModel.access ?? settings.access
    self.attributes = settings.attributes(of: viewModel, rules)
    self.settings = interfaceSettings(of: viewModel, settings, style)
    self.pairs = viewModel.pairs(rules.defaultKind)
    self.keptStates = viewModel.keptStates(self.pairs, rules.defaultKind)
    let isObserved = style.manifest.isObserved(viewModel, settings)
    self.fields = isObserved ? viewModel.fields(rules.defaultKind) : nil
    (self.hasBindings, self.hasMocks) = (settings.bindings, settings.mocks != .off)
    self.renamedFacets = [:]
  }

  /// An older side, with what its facets are called on the newer one.
  init(_ other: ViewModelInterface, renaming facets: [String: String]) {
    (self.viewModel, self.imports, self.spec) = (other.viewModel, other.imports, other.spec)
    (self.access, self.attributes, self.settings) = (other.access, other.attributes, other.settings)
    (self.rules, self.pairs, self.keptStates) = (other.rules, other.pairs, other.keptStates)
    (self.fields, self.hasBindings, self.hasMocks) = (other.fields, other.hasBindings, other.hasMocks)
    self.renamedFacets = facets
  }
}

extension ViewModelInterface {
  /// What the facet of a member is called on the newer side, such as `outputs`.
  func facet(of member: some Declared) -> String {
    let facet = member.facet
    return self.renamedFacets.isEmpty ? facet : self.renamedFacets[facet] ?? facet
  }

  /// The access of the initializer.
  var initializerAccess: Access { self.viewModel.initializerAccess ?? self.access }
}
