import MVVMSource

// Each function makes a value of a configuration from its JSON, or reports why it cannot.

@inline(never)
func string(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> String? {
  guard let string = value.string else { return wrongType(path, "a string", value, &problems) }
  return string
}

func flag(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> Bool? {
  guard let flag = value.boolean else { return wrongType(path, "true or false", value, &problems) }
  return flag
}

func integer(
  _ range: ClosedRange<Int>,
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> Int? {
  let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
  guard case .number = value.content else { return wrongType(path, bounds, value, &problems) }
  guard let integer = value.integer, range.contains(integer) else {
    return invalid("'\(path)' is \(bounds)", value, &problems)
  }
  return integer
}

/// One of the words of an enumeration.
func choice<Choice: RawRepresentable<String> & CaseIterable>(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> Choice? {
  word(among: Choice.allCases.map(\.rawValue), value, path, &problems).flatMap { Choice(rawValue: $0) }
}

private func word(
  among words: [String],
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> String? {
  guard let word = value.string else {
    return wrongType(path, "a string, one of: \(words.joined(separator: ", "))", value, &problems)
  }
  if words.contains(word) { return word }
  problems.reportUnknown(.configInvalidValue, "value", word, of: path, among: words, at: value.range)
  return nil
}

func strings(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> [String]? {
  guard let values = value.array else { return wrongType(path, "an array of strings", value, &problems) }
  let strings = values.map { string($0, "\(path)[]", &problems) }
  return strings.contains(nil) ? nil : strings.compactMap { $0 }
}

/// What another function makes of the value, and nothing for a null.
func orNull<Value>(
  _ decode: @escaping (JSONValue, String, inout ConfigurationProblems) -> Value?
) -> (JSONValue, String, inout ConfigurationProblems) -> Value?? {
  { value, path, problems in value.isNull ? .some(nil) : decode(value, path, &problems).map { .some($0) } }
}

func folder(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> String?? {
  if value.isNull { return .some(nil) }
  guard let folder = value.string else {
    return wrongType(path, "the path of a folder, or null", value, &problems)
  }
  guard !folder.isEmpty, !folder.utf8.contains(0) else {
    return invalid("'\(path)' is the path of a folder: write '.' for that of this file", value, &problems)
  }
  return folder
}

func styleName(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> String? {
  guard let name = value.string else {
    let names = problems.styleNames.joined(separator: ", ")
    return wrongType(path, "a string, one of: \(names)", value, &problems)
  }
  if problems.styleNames.contains(name) { return name }
  problems.reportUnknown(.styleUnknown, "style", name, among: problems.styleNames, at: value.range)
  return nil
}

func indent(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> Configuration.Format.Indent? {
  let message = "'\(path)' is a number from 1 to 8, or \"tab\""
  switch value.content {
  case .string("tab"): return .tab
  case .number:
    if let columns = value.integer, (1...8).contains(columns) { return .spaces(columns) }
    return invalid(message, value, &problems)
  case .string: return invalid(message, value, &problems)
  case .null, .boolean, .array, .object:
    problems.report(.configWrongType, message, at: value.range)
    return nil
  }
}

func wrongType<Value>(
  _ path: String,
  _ type: String,
  _ value: JSONValue,
  _ problems: inout ConfigurationProblems
) -> Value? {
  problems.reportWrongType(path, type, at: value.range)
  return nil
}

func invalid<Value>(_ message: String, _ value: JSONValue, _ problems: inout ConfigurationProblems) -> Value?
{
  problems.report(.configInvalidValue, message, at: value.range)
  return nil
}
