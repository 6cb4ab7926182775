import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Returns the interfaces of a spec's view models. There is no value if the spec has errors.
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

/// Returns the names of the view models in a spec that may have errors, as far as they can be read.
package func viewModelNames(in file: SourceFile) -> [Text] {
  let tree = parse(file).value
  return tree?.viewModels.compactMap { viewModel in viewModel.name.flatMap { tree?.text($0) } } ?? []
}

/// Returns the settings that are visible in the interface, without those for protocols that it does not have.
func interfaceSettings(of viewModel: ViewModel, settings: Configuration.ViewModelSettings, style: Style)
  -> [ViewModelInterface.Setting]
{
  func setting(_ key: String, _ value: String, effects: Effects) -> ViewModelInterface.Setting {
    ViewModelInterface.Setting(key: key, value: NamePattern(fixed: value), effects: effects)
  }
  let hasType = settings.typeProtocol != .none
  let hasMocks = settings.mocks != .off
  let sections = viewModel.facets.filter { $0.name == nil }.map(\.section)
  let ofNamed: [NamingKey] = sections.count < viewModel.facets.count ? [.facet] : []
  let keys = sections.map(\.protocolKey) + sections.map(\.propertyKey) + ofNamed + (hasType ? [.type] : [])
  let names = keys.map { key in
    ViewModelInterface.Setting(key: "naming.\(key.rawValue)", value: settings.naming[key], effects: .callers)
  }
  let observed = style.manifest.observed(settings)
  let bound = [
    setting("bindings", "\(settings.bindings)", effects: settings.bindings ? .callers : []),
    setting("observed", observed.rawValue, effects: observed == .off ? [] : .callers),
  ]
  return [
    setting("style", settings.style, effects: [.callers, .logic]),
    setting("typeProtocol", settings.typeProtocol.rawValue, effects: hasType ? .callers : []),
  ]
    + names + (viewModel.bound.isEmpty ? [] : bound)
    + [setting("mocks", hasMocks ? "on" : "off", effects: hasMocks ? .callers : [])]
    + (style.hasHotOutputs ? [setting("hotOutputs", "\(settings.hotOutputs)", effects: .behaviour)] : [])
}
