import MVVMSource

extension KeyReader {
  package mutating func string(_ name: String, _ about: String = "") -> String? {
    self.read(name, about, #""type": "string""#, as: decodeString)
  }

  package mutating func strings(_ name: String, _ about: String = "") -> [String]? {
    self.read(name, about, stringsSchema, default: "[]", as: decodeStrings)
  }

  package mutating func flag(_ name: String, _ about: String = "", default: Bool? = nil) -> Bool? {
    self.read(name, about, #""type": "boolean""#, default: `default`.map { "\($0)" }) { value, problems in
      value.boolean ?? wrongType("true or false", value, &problems)
    }
  }

  /// Reads one of the words of an enumeration.
  package mutating func choice<Choice: WordType>(
    _ name: String,
    _ about: String = "",
    default: Choice? = nil
  ) -> Choice? {
    self.word(name, about, of: Choice.self, default: `default`?.rawValue).flatMap { Choice(rawValue: $0) }
  }

  private mutating func word(
    _ name: String,
    _ about: String,
    of type: any WordType.Type,
    default: String?
  ) -> String? {
    let values = { #""enum": \#(jsonArray(words(of: type).map(jsonString)))"# }
    return self.read(name, about, values(), default: `default`.map(jsonString)) { value, problems in
      decodeWord(value, of: type, &problems)
    }
  }

  /// Reads one of the words of an enumeration, or null, which is the default.
  package mutating func choiceOrNull<Choice: WordType>(
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

  package mutating func integer(
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
  package mutating func folder(_ name: String, _ about: String) -> String? {
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

package let stringsSchema = #""type": "array", "items": {"type": "string"}"#

package func integerSchema(_ range: ClosedRange<Int>) -> String {
  #""type": "integer", "minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)"#
}

// MARK: - Decoding a JSON value, or reporting why it is wrong

package func decodeString(_ value: JSONValue, _ problems: inout ConfigurationProblems) -> String? {
  value.string ?? wrongType("a string", value, &problems)
}

package func decodeStrings(_ value: JSONValue, _ problems: inout ConfigurationProblems) -> [String]? {
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

package func decodeChoice<Choice: WordType>(
  _ value: JSONValue,
  _ problems: inout ConfigurationProblems
) -> Choice? {
  decodeWord(value, of: Choice.self, &problems).flatMap { Choice(rawValue: $0) }
}

/// An enumeration whose cases are words. Most code takes it as a value: what is generic over it is compiled for each.
package typealias WordType = CaseIterable & RawRepresentable<String>

private func decodeWord(
  _ value: JSONValue,
  of type: any WordType.Type,
  _ problems: inout ConfigurationProblems
) -> String? {
  let words = words(of: type)
  if let word = value.string {
    if words.contains(word) { return word }
    let path = problems.keyPath
    problems.reportUnknown(.configInvalidValue, "value", word, of: path, among: words, at: value.range)
  } else {
    problems.reportWrongType("a string, one of: \(words.joined(separator: ", "))", at: value.range)
  }
  return nil
}

private func words(of type: any WordType.Type) -> [String] {
  func words<Word: WordType>(of type: Word.Type) -> [String] { type.allCases.map { $0.rawValue } }
  return words(of: type)
}

package func wrongType<Value>(
  _ type: String,
  _ value: JSONValue,
  _ problems: inout ConfigurationProblems
) -> Value? {
  problems.reportWrongType(type, at: value.range)
  return nil
}

package func invalid<Value>(_ message: String, _ value: JSONValue, _ problems: inout ConfigurationProblems)
  -> Value?
{
  problems.report(.configInvalidValue, message, at: value.range)
  return nil
}
