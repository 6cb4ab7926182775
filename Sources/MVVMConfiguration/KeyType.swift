import MVVMSource

/// The type of a key's value: the values that JSON Schema allows, and functions to write and read one.
package struct KeyType<Value> {
  /// The allowed values, as members of a JSON Schema.
  let schema: (ConfigurationProblems) -> String
  /// Returns a value as JSON.
  let json: (Value) -> String
  let decode: (JSONValue, inout ConfigurationProblems) throws -> Value

  init(
    schema: @escaping (ConfigurationProblems) -> String,
    json: @escaping (Value) -> String,
    decode: @escaping (JSONValue, inout ConfigurationProblems) throws -> Value
  ) {
    self.schema = schema
    self.json = json
    self.decode = decode
  }

  /// Creates the type of a key in a program's own files, which have no schema.
  package init(decode: @escaping (JSONValue, inout ConfigurationProblems) throws -> Value) {
    self.init(schema: { _ in "" }, json: { _ in "" }, decode: decode)
  }
}

extension KeyType<String> {
  package static var string: Self {
    KeyType(schema: { _ in #""type": "string""# }, json: { jsonString($0) }, decode: decodeString)
  }
}

extension KeyType<[String]> {
  package static var strings: Self { .strings(schema: stringsSchema, decode: decodeStrings) }

  static func strings(
    schema: String = stringsSchema,
    decode: @escaping (JSONValue, inout ConfigurationProblems) throws -> [String]
  ) -> Self {
    KeyType(schema: { _ in schema }, json: { jsonArray($0.map { jsonString($0) }) }, decode: decode)
  }
}

extension KeyType<Bool> {
  package static var flag: Self {
    KeyType(schema: { _ in #""type": "boolean""# }, json: { "\($0)" }) { value, problems in
      guard let flag = value.boolean else { throw problems.wrongType("true or false", value) }
      return flag
    }
  }
}

extension KeyType where Value: CaseIterable & RawRepresentable<String> {
  /// One of the words of an enumeration.
  package static var word: Self {
    let words = Value.allCases.map { jsonString($0.rawValue) }
    return KeyType(
      schema: { _ in #""enum": \#(jsonArray(words))"# },
      json: { jsonString($0.rawValue) },
      decode: decodeWord
    )
  }
}

extension KeyType {
  /// One of the words of an enumeration, or null.
  static func wordOrNull<Word: CaseIterable & RawRepresentable<String>>() -> Self where Value == Word? {
    let words = Word.allCases.map { jsonString($0.rawValue) } + ["null"]
    return KeyType(
      schema: { _ in #""enum": \#(jsonArray(words))"# },
      json: { $0.map { jsonString($0.rawValue) } ?? "null" }
    ) { value, problems in value.isNull ? nil : try decodeWord(value, &problems) }
  }
}

extension KeyType<Int> {
  static func integer(in range: ClosedRange<Int>) -> Self {
    KeyType(schema: { _ in integerSchema(range) }, json: { "\($0)" }) { value, problems in
      let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      guard case .number = value.content else { throw problems.wrongType(bounds, value) }
      if let integer = value.integer, range.contains(integer) { return integer }
      throw problems.invalid("'\(problems.keyPath)' is \(bounds)", value)
    }
  }
}

let stringsSchema = #""type": "array", "items": {"type": "string"}"#

func integerSchema(_ range: ClosedRange<Int>) -> String {
  #""type": "integer", "minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)"#
}

// MARK: - Decoding

package func decodeString(_ value: JSONValue, _ problems: inout ConfigurationProblems) throws
  -> String
{
  guard let string = value.string else { throw problems.wrongType("a string", value) }
  return string
}

package func decodeStrings(_ value: JSONValue, _ problems: inout ConfigurationProblems)
  throws -> [String]
{
  guard let values = value.array else { throw problems.wrongType("an array of strings", value) }
  for item in values where item.string == nil {
    problems.report(.configWrongType, "'\(problems.keyPath)[]' is a string", at: item.range)
  }
  let strings = values.compactMap(\.string)
  if strings.count < values.count { throw ReportedProblem() }
  return strings
}

package func decodeWord<Word: CaseIterable & RawRepresentable<String>>(
  _ value: JSONValue,
  _ problems: inout ConfigurationProblems
) throws -> Word {
  let words = Word.allCases.map(\.rawValue)
  guard let text = value.string else {
    throw problems.wrongType("a string, one of: \(words.joined(separator: ", "))", value)
  }
  guard let word = Word(rawValue: text) else {
    throw problems.unknownWord("value", value, of: problems.keyPath, among: words)
  }
  return word
}
