import MVVMModel
import MVVMSource

func headerLines(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> [String]? {
  guard let lines = strings(value, path, &problems) else { return nil }
  for (line, item) in zip(lines, value.array ?? [])
  where line.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 }) {
    return invalid("an entry of '\(path)' is one line: write each line as an entry", item, &problems)
  }
  return lines
}

func moduleName(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> String?? {
  if value.isNull { return .some(nil) }
  guard let name = value.string else {
    return wrongType(path, "the name of a module, or null", value, &problems)
  }
  guard isSwiftName(name) else { return invalid("'\(name)' is not the name of a module", value, &problems) }
  return name
}

/// The level of each rule that the file names.
func ruleLevels(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> [String: LintLevel]? {
  guard let members = value.object else {
    return wrongType(path, "an object of rules and their levels", value, &problems)
  }
  var levels: [String: LintLevel] = [:]
  let names = problems.ruleNames?()
  for member in members {
    if let names, !names.contains(member.key) {
      problems.reportUnknown(.configUnknownRule, "rule", member.key, among: names, at: member.keyRange)
    } else {
      levels[member.key] = choice(member.value, "\(path).\(member.key)", &problems)
    }
  }
  return levels
}

func overrides(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> [Configuration.Override] {
  guard let entries = value.array else {
    return wrongType(path, "an array of objects", value, &problems) ?? []
  }
  return entries.map { entry in
    var override = Configuration.Override(viewModels: [])
    read(entry, at: "\(path)[]", overrideKeys, into: &override, &problems)
    if entry.object != nil, entry["viewModels"] == nil {
      let message = "an override names its view models: write \"viewModels\": [\"…\"]"
      let brace = entry.range.lowerBound..<entry.range.lowerBound + 1
      problems.report(.configInvalidValue, message, at: brace)
    }
    return override
  }
}

/// Names of view models, in which `*` stands for any text.
func viewModelPatterns(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> [String]? {
  guard let patterns = strings(value, path, &problems) else { return nil }
  if patterns.isEmpty { return invalid("'\(path)' names at least one view model", value, &problems) }
  for (pattern, item) in zip(patterns, value.array ?? []) {
    let example = String(pattern.map { $0 == "*" ? "x" : $0 })
    if !isSwiftName(example) {
      return invalid("'\(pattern)' is not the name of a view model, with '*' for any text", item, &problems)
    }
  }
  return patterns
}
