import MVVMModel
import MVVMSource

/// Reports names in `naming` that would be equal, in the file's own settings and in each override.
func reportNamingClashes(
  of configuration: Configuration,
  in value: JSONValue,
  _ problems: inout ConfigurationProblems
) {
  if let naming = value["naming"] { reportClashes(in: configuration.settings.naming, at: naming, &problems) }
  for (index, entry) in (value["overrides"]?.array ?? []).enumerated() {
    guard let value = entry["naming"], index < configuration.overrides.entries.count else { continue }
    checkOverride(at: index, of: configuration, in: value, &problems)
  }
}

/// Checks an override applied to the file's own settings. If it names a view model in full, the overrides
/// before it are also applied. A problem of all its view models is not repeated for one of them.
private func checkOverride(
  at index: Int,
  of configuration: Configuration,
  in value: JSONValue,
  _ problems: inout ConfigurationProblems
) {
  let override = configuration.overrides.entries[index]
  var naming = configuration.settings.naming
  for (key, pattern) in override.naming { naming[key] = pattern }
  if reportClashes(in: naming, at: value, &problems) { return }
  for name in override.viewModels where Wildcard(name) == nil {
    var settings = configuration.settings
    for index in configuration.overrides.indices(forViewModel: name).prefix(while: { $0 <= index }) {
      settings.apply(configuration.overrides.entries[index])
    }
    if reportClashes(in: settings.naming, of: name, at: value, &problems) { return }
  }
}

/// - Parameter viewModel: The view model that has the names; `nil` if many have them.
/// - Returns: Whether something was reported.
@discardableResult private func reportClashes(
  in naming: Naming,
  of viewModel: String? = nil,
  at value: JSONValue,
  _ problems: inout ConfigurationProblems
) -> Bool {
  var hasClash = false
  var seen: [NamingKey] = []
  for key in NamingKey.allCases {
    let name = naming.name(key, of: viewModel)
    let clash = seen.first { $0.role == key.role && naming.name($0, of: viewModel) == name }
    seen.append(key)
    if let clash, let place = value[key.rawValue] ?? value[clash.rawValue] {
      let message = "'\(clash.rawValue)' and '\(key.rawValue)' would have the same name: change one"
      problems.report(.configInvalidValue, message, at: place.range)
      hasClash = true
    } else if let viewModel, key.role == .protocol, let place = value[key.rawValue],
      let message = complaint(aboutProtocol: name.prefix.description, of: viewModel)
    {
      problems.report(.configInvalidValue, message, at: place.range)
      hasClash = true
    }
  }
  return hasClash
}

extension Naming {
  /// Returns the name for a key in a view model, or the pattern if the name does not depend on the view model.
  fileprivate func name(_ key: NamingKey, of viewModel: String?) -> NamePattern {
    guard let viewModel, key.role != .file else { return self[key] }
    return NamePattern(fixed: self[key].applied(to: Text(viewModel)).description)
  }
}
