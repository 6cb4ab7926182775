import MVVMModel
import MVVMSource

/// Reports names of `naming` that two things would share, in the file's own settings and in each override.
func checkNames(
  of configuration: Configuration,
  in value: JSONValue,
  _ problems: inout ConfigurationProblems
) {
  if let naming = value["naming"] { checkNames(configuration.settings.naming, in: naming, &problems) }
  for (override, entry) in zip(configuration.overrides, value["overrides"]?.array ?? []) {
    guard let value = entry["naming"] else { continue }
    var naming = configuration.settings.naming
    for (key, pattern) in override.naming { naming[key] = pattern }
    checkNames(naming, in: value, &problems)
  }
}

private func checkNames(_ naming: Naming, in value: JSONValue, _ problems: inout ConfigurationProblems) {
  var seen: [NamingKey] = []
  for key in NamingKey.allCases {
    let clash = seen.first { $0.role == key.role && naming[$0] == naming[key] }
    seen.append(key)
    guard let clash, let place = value[key.rawValue] ?? value[clash.rawValue] else { continue }
    let message = "'\(clash.rawValue)' and '\(key.rawValue)' would have the same name: change one"
    problems.report(.configInvalidValue, message, at: place.range)
  }
}
