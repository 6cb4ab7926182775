import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// What the view models of a spec look like to callers and to the logic; no value where an error was found.
///
/// - Parameter path: Of the spec below the folder that is compared, by which it is found on the other side.
public func interfaces(
  of file: SourceFile,
  at path: String,
  configuration: Configuration,
  styles: inout StyleLibrary
) -> Diagnosed<[ViewModelInterface]> {
  resolve(file, configuration, &styles).map { resolved in
    resolved.spec.viewModels.enumerated().map { index, viewModel in
      let settings = configuration.settings(for: viewModel)
      return ViewModelInterface(
        viewModel: viewModel,
        imports: index == 0 ? resolved.spec.imports : [],
        path: path,
        file: file,
        access: viewModel.access ?? settings.access,
        settings: interfaceSettings(of: viewModel, settings, resolved.style),
        rules: resolved.style.manifest.interface,
        defaultKind: resolved.style.manifest.defaultKind
      )
    }
  }
}

/// The names of the view models of a spec that may have errors, as far as they can be read.
public func viewModelNames(in file: SourceFile) -> [Text] {
  let tree = parse(file).value
  return tree?.viewModels.compactMap { viewModel in viewModel.name.flatMap { tree?.text($0) } } ?? []
}

/// What of the configuration shows; protocols that a view model has not, do not.
private func interfaceSettings(
  of viewModel: ViewModel,
  _ settings: Configuration.ViewModelSettings,
  _ style: Style
) -> [ViewModelInterface.Setting] {
  typealias Setting = ViewModelInterface.Setting
  let naming = settings.naming
  var keys: [NamingKey] = [.inputs, .outputs, .inputsProperty, .outputsProperty]
  if !viewModel.errors.isEmpty { keys += [.errors, .errorsProperty] }
  if settings.typeProtocol != .none { keys.append(.type) }
  let names = keys.map { key in
    Setting(
      key: Text("naming.\(key.rawValue)"),
      value: naming[key].applied(to: viewModel.name),
      effects: .callers
    )
  }
  let hasHotOutputs = style.template.uses(ViewModelSlot.hotOutputs.rawValue, of: style.shapes.viewModel)
  return [
    Setting(key: "style", value: Text(settings.style), effects: [.callers, .logic]),
    Setting(
      key: "typeProtocol",
      value: Text(settings.typeProtocol.rawValue),
      effects: settings.typeProtocol == .none ? [] : .callers
    ),
  ] + names
    + (hasHotOutputs
      ? [Setting(key: "hotOutputs", value: "\(settings.hotOutputs)", effects: .behaviour)] : [])
}
