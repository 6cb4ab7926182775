import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the interfaces of a spec's view models, as callers and the logic see them. There is no value if the spec has
/// errors.
public func interfaces(
  of spec: InterfaceVersion.SpecFile,
  configuration: Configuration,
  styles: inout StyleLibrary
) -> Diagnosed<[ViewModelInterface]> {
  resolve(spec.file, configuration, &styles).map { resolved in
    resolved.spec.viewModels.enumerated().map { index, viewModel in
      let settings = configuration.settings(for: viewModel)
      return ViewModelInterface(
        viewModel: viewModel,
        imports: index == 0 ? resolved.spec.imports : [],
        path: spec.path,
        module: spec.module,
        file: spec.file,
        access: viewModel.access ?? settings.access,
        settings: interfaceSettings(of: viewModel, settings, resolved.style),
        rules: resolved.style.manifest.interface,
        hasBindings: settings.bindings,
        hasMocks: settings.mocks != .off
      )
    }
  }
}

/// Returns the names of the view models in a spec that may have errors, as far as they can be read.
public func viewModelNames(in file: SourceFile) -> [Text] {
  let tree = parse(file).value
  return tree?.viewModels.compactMap { viewModel in viewModel.name.flatMap { tree?.text($0) } } ?? []
}

/// Returns the settings that are visible in the interface. Settings for protocols that the view model does not have are
/// left out.
private func interfaceSettings(
  of viewModel: ViewModel,
  _ settings: Configuration.ViewModelSettings,
  _ style: Style
) -> [ViewModelInterface.Setting] {
  typealias Setting = ViewModelInterface.Setting
  let naming = settings.naming
  let hasType = settings.typeProtocol != .none
  var result = [
    Setting(key: "style", value: NamePattern(fixed: settings.style), effects: [.callers, .logic]),
    Setting(
      key: "typeProtocol",
      value: NamePattern(fixed: settings.typeProtocol.rawValue),
      effects: hasType ? .callers : []
    ),
  ]
  let sections = viewModel.facets.map(\.section)
  let keys = sections.map(\.protocolKey) + sections.map(\.propertyKey) + (hasType ? [.type] : [])
  result += keys.map { Setting(key: "naming.\($0.rawValue)", value: naming[$0], effects: .callers) }
  if !viewModel.bound.isEmpty {
    let value = NamePattern(fixed: settings.bindings ? "true" : "false")
    result.append(Setting(key: "bindings", value: value, effects: settings.bindings ? .callers : []))
  }
  let hasMocks = settings.mocks != .off
  let mocks = NamePattern(fixed: hasMocks ? "on" : "off")
  result.append(Setting(key: "mocks", value: mocks, effects: hasMocks ? .callers : []))
  if style.hasHotOutputs {
    let value = NamePattern(fixed: settings.hotOutputs ? "true" : "false")
    result.append(Setting(key: "hotOutputs", value: value, effects: .behaviour))
  }
  return result
}
