import MVVMSource

extension KeyReader {
  @inline(never)
  mutating func string(_ name: String, _ about: String = "") -> String? {
    self.read(name, about, #""type": "string""#, as: decodeString)
  }

  @inline(never)
  mutating func strings(_ name: String, _ about: String = "") -> [String]? {
    self.read(name, about, stringsSchema, default: "[]", as: decodeStrings)
  }

  @inline(never)
  mutating func flag(_ name: String, _ about: String = "", default: Bool? = nil) -> Bool? {
    self.read(name, about, #""type": "boolean""#, default: `default`.map { "\($0)" }) { value, problems in
      value.boolean ?? wrongType("true or false", value, &problems)
    }
  }

  /// Reads one of the words of an enumeration.
  @inline(never)
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    _ about: String = "",
    default: Choice? = nil
  ) -> Choice? {
    self.read(
      name,
      about,
      #""enum": \#(jsonArray(words(of: Choice.self).map(jsonString)))"#,
      default: `default`.map { jsonString($0.rawValue) },
      as: decodeChoice
    )
  }

  /// Reads one of the words of an enumeration, or null, which is the default.
  mutating func choiceOrNull<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    _ about: String
  ) -> Choice? {
    self.read(
      name,
      about,
      #""enum": \#(jsonArray(words(of: Choice.self).map(jsonString) + ["null"]))"#,
      default: "null"
    ) { value, problems in value.isNull ? nil : decodeChoice(value, &problems) }
  }

  @inline(never)
  mutating func integer(
    _ name: String,
    _ about: String,
    in range: ClosedRange<Int>,
    default: Int
  ) -> Int? {
    self.read(name, about, integerSchema(range), default: "\(`default`)") { value, problems in
      let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      guard case .number = value.content else { return wrongType(bounds, value, &problems) }
      if let integer = value.integer, range.contains(integer) { return integer }
      return invalid("'\(problems.keyPath)' is \(bounds)", value, &problems)
    }
  }

  /// Reads the path of a folder, or null, which is the default.
  @inline(never)
  mutating func folder(_ name: String, _ about: String) -> String? {
    self.read(name, about, #""type": ["string", "null"], "minLength": 1"#, default: "null") {
      value,
      problems in
      if value.isNull { return nil }
      guard let folder = value.string else {
        return wrongType("the path of a folder, or null", value, &problems)
      }
      if !folder.isEmpty, !folder.utf8.contains(0) { return folder }
      let message = "'\(problems.keyPath)' is the path of a folder: write '.' for that of this file"
      return invalid(message, value, &problems)
    }
  }
}

let stringsSchema = #""type": "array", "items": {"type": "string"}"#

func integerSchema(_ range: ClosedRange<Int>) -> String {
  #""type": "integer", "minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)"#
}

// MARK: - Decoding a JSON value, or reporting why it is wrong

func decodeString(_ value: JSONValue, _ problems: inout ConfigurationProblems) -> String? {
  value.string ?? wrongType("a string", value, &problems)
}

func decodeStrings(_ value: JSONValue, _ problems: inout ConfigurationProblems) -> [String]? {
  guard let values = value.array else { return wrongType("an array of strings", value, &problems) }
  var strings: [String] = []
  strings.reserveCapacity(values.count)
  for item in values {
    if let string = item.string {
      strings.append(string)
    } else {
      problems.report(.configWrongType, "'\(problems.keyPath)[]' is a string", at: item.range)
    }
  }
  return strings.count == values.count ? strings : nil
}

func decodeChoice<Choice: CaseIterable & RawRepresentable<String>>(
  _ value: JSONValue,
  _ problems: inout ConfigurationProblems
) -> Choice? {
  if let choice = value.string.flatMap({ Choice(rawValue: $0) }) { return choice }
  reportNoChoice(value, words(of: Choice.self), &problems)
  return nil
}

@inline(never)
private func reportNoChoice(_ value: JSONValue, _ words: [String], _ problems: inout ConfigurationProblems) {
  if let word = value.string {
    let path = problems.keyPath
    problems.reportUnknown(.configInvalidValue, "value", word, of: path, among: words, at: value.range)
  } else {
    problems.reportWrongType("a string, one of: \(words.joined(separator: ", "))", at: value.range)
  }
}

private func words<Choice: CaseIterable & RawRepresentable<String>>(of: Choice.Type) -> [String] {
  Choice.allCases.map { $0.rawValue }
}

@inline(never)
func wrongType<Value>(
  _ type: String,
  _ value: JSONValue,
  _ problems: inout ConfigurationProblems
) -> Value? {
  problems.reportWrongType(type, at: value.range)
  return nil
}

@inline(never)
func invalid<Value>(_ message: String, _ value: JSONValue, _ problems: inout ConfigurationProblems) -> Value?
{
  problems.report(.configInvalidValue, message, at: value.range)
  return nil
}
