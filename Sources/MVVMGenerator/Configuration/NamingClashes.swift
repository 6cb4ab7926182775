import MVVMModel
import MVVMSource

/// Reports names of `naming` that two things would share, in the file's own settings and in each override.
func checkNames(
  of configuration: Configuration,
  in value: JSONValue,
  _ problems: inout ConfigurationProblems
) {
  if let naming = value["naming"] { checkNames(configuration.settings.naming, in: naming, &problems) }
  for (index, entry) in (value["overrides"]?.array ?? []).enumerated() {
    guard let value = entry["naming"], index < configuration.overrides.count else { continue }
    checkNames(ofOverride: index, configuration, in: value, &problems)
  }
}

/// An override is laid over the file's own settings; for a view model that it names in full, over what the overrides
/// before it say, too. What is said of all its view models is not said of one.
private func checkNames(
  ofOverride index: Int,
  _ configuration: Configuration,
  in value: JSONValue,
  _ problems: inout ConfigurationProblems
) {
  let override = configuration.overrides[index]
  var naming = configuration.settings.naming
  for (key, pattern) in override.naming { naming[key] = pattern }
  if checkNames(naming, in: value, &problems) { return }
  var before = configuration
  before.overrides = Array(configuration.overrides[...index])
  for name in override.viewModels where !name.contains("*") {
    if checkNames(before.settings(forViewModel: name).naming, of: name, in: value, &problems) { return }
  }
}

/// - Parameter viewModel: Whose names they are; `nil` where they are those of many.
/// - Returns: Whether something was reported.
@discardableResult private func checkNames(
  _ naming: Naming,
  of viewModel: String? = nil,
  in value: JSONValue,
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
      let message = complaint(aboutProtocol: name.prefix, of: viewModel)
    {
      problems.report(.configInvalidValue, message, at: place.range)
      hasClash = true
    }
  }
  return hasClash
}

extension Naming {
  /// The name that a view model has for something; the pattern where a view model's name says nothing of it.
  fileprivate func name(_ key: NamingKey, of viewModel: String?) -> NamePattern {
    guard let viewModel, key.role != .file else { return self[key] }
    return NamePattern(fixed: self[key].applied(to: Text(viewModel)).description)
  }
}
