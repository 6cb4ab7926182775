import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

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
  /// The access, which is that of the configuration unless the spec has one.
  package let access: Access
  /// The attributes, including that of the actor in the configuration.
  package let attributes: [Text]
  /// The settings, in the same order on both sides.
  package let settings: [Setting]
  package let rules: InterfaceRules
  /// The inputs and states that share a property, and the indices of the states that the class stores.
  let pairs: [Pair]
  let keptStates: Set<Int>
  /// Whether views can bind to the view model. A binding has an argument for each bound output.
  package let hasBindings: Bool
  /// Whether views can bind sources to inputs. That binding has an argument for each such input.
  let bindsInputs: Bool
  /// The properties that SwiftUI views write in the object that they observe; `nil` without such an object.
  let fields: [ViewField]?
  /// Whether there is a mock. Its outputs start with the initial values of the spec.
  package let hasMocks: Bool
  /// The new names of facets on this side that were renamed.
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
    self.bindsInputs = settings.bindings && style.manifest.bindsInputs
    self.hasMocks = settings.mocks != .off
  }

  /// Returns the name of a member's facet on the newer side, such as `outputs`.
  func facet(of member: some Declared) -> String { self.renamedFacets[member.facet] ?? member.facet }

  var initializerAccess: Access { self.viewModel.initializerAccess ?? self.access }
}

/// Returns the interfaces of a spec's view models; no value if the spec has errors.
package func interfaces(
  of spec: InterfaceVersion.SpecFile,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<[ViewModelInterface]> {
  resolvedSpec(spec.file, configuration: configuration, styles: styles).map { resolved in
    resolved.spec.viewModels.enumerated().map { index, viewModel in
      let (style, imports) = (resolved.style, index == 0 ? resolved.spec.imports : [])
      let settings = configuration.settings(for: viewModel)
      return ViewModelInterface(viewModel, of: spec, imports: imports, settings: settings, style: style)
    }
  }
}

/// Returns the names of the view models in a spec that may have errors, as far as it can be read.
package func viewModelNames(in file: SourceFile) -> [Text] {
  let tree = parse(file).value
  return tree?.viewModels.compactMap { viewModel in viewModel.name.flatMap { tree?.text($0) } } ?? []
}

/// The protocols that generated ones refine, such as `outputs: BaseOutputs`.
private func refined(by settings: Configuration.ViewModelSettings) -> String {
  NamingKey.ofProtocols.compactMap { key in
    settings.refines[key].map { "\(key.rawValue): \($0.joined(separator: ", "))" }
  }.joined(separator: "; ")
}

/// Returns the settings that are visible in the interface, without those for protocols that it does not have.
func interfaceSettings(of viewModel: ViewModel, settings: Configuration.ViewModelSettings, style: Style)
  -> [ViewModelInterface.Setting]
{
  func setting(_ key: String, _ value: String, effects: Effects) -> ViewModelInterface.Setting {
    ViewModelInterface.Setting(key: key, value: NamePattern(fixed: value), effects: effects)
  }
  let typeProtocol = style.manifest.typeProtocol(settings)
  let hasType = typeProtocol != .none
  // The key has no effect if the style always makes protocols class-bound.
  let isClassBound = settings.classBound && !style.manifest.interface.storesStates
  let hasMocks = settings.mocks != .off
  let sections = viewModel.facets.filter { $0.name == nil }.map(\.section)
  let ofNamed: [NamingKey] = sections.count < viewModel.facets.count ? [.facet] : []
  let keys = sections.map(\.protocolKey) + sections.map(\.propertyKey) + ofNamed + (hasType ? [.type] : [])
  let names = keys.map { key in
    ViewModelInterface.Setting(key: "naming.\(key.rawValue)", value: settings.naming[key], effects: .callers)
  }
  let observed = style.manifest.observed(settings)
  let bindings = setting("bindings", "\(settings.bindings)", effects: settings.bindings ? .callers : [])
  let observation = setting("observed", observed.rawValue, effects: observed == .off ? [] : .callers)
  return [
    setting("style", settings.style, effects: [.callers, .logic]),
    setting("typeProtocol", typeProtocol.rawValue, effects: hasType ? .callers : []),
    setting("classBound", "\(isClassBound)", effects: .callers),
    setting("refines", refined(by: settings), effects: .callers),
  ]
    + names + (style.manifest.canBind(viewModel) ? [bindings] : [])
    + (viewModel.bound.isEmpty ? [] : [observation])
    + [setting("mocks", hasMocks ? "on" : "off", effects: hasMocks ? .callers : [])]
    + (style.hasHotOutputs ? [setting("hotOutputs", settings.hotOutputs.rawValue, effects: .behaviour)] : [])
}
