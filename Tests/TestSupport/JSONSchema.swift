import Foundation
import MVVMSource
import Testing

/// Returns a checked-in schema.
package func schema(at path: String) throws -> JSONValue {
  let bytes = try Array(Data(contentsOf: packageFolder.appendingPathComponent(path)))
  return try #require(parseJSON(SourceFile(path: path, bytes: bytes)).value)
}

/// Returns whether a schema, which may use only the few keywords that ours need, accepts a value.
///
/// - Parameter whole: The schema that references begin in; `nil` for the same one.
package func accepts(_ value: JSONValue, _ schema: JSONValue, in whole: JSONValue? = nil) throws -> Bool {
  let whole = whole ?? schema
  return try schema.object?.allSatisfy { word in
    switch word.key {
    case "type": (word.value.array ?? [word.value]).contains { isType(value, $0.string) }
    case "enum": word.value.array?.contains { $0.content == value.content } == true
    case "const": word.value.content == value.content
    case "$ref": try accepts(value, #require(referred(word.value.string ?? "", in: whole)), in: whole)
    case "anyOf": try word.value.array?.contains { try accepts(value, $0, in: whole) } == true
    case "minimum": try value.integer.map { try $0 >= #require(word.value.integer) } ?? true
    case "maximum": try value.integer.map { try $0 <= #require(word.value.integer) } ?? true
    case "minLength": try value.string.map { try $0.count >= #require(word.value.integer) } ?? true
    case "minItems": try value.array.map { try $0.count >= #require(word.value.integer) } ?? true
    case "pattern": try value.string.map { try $0.contains(Regex(#require(word.value.string))) } ?? true
    case "items": try (value.array ?? []).allSatisfy { try accepts($0, word.value, in: whole) }
    case "required":
      word.value.array?.allSatisfy { key in key.string.map { value[$0] != nil } ?? false } == true
    case "properties":
      try (value.object ?? []).allSatisfy { member in
        try word.value[member.key].map { try accepts(member.value, $0, in: whole) } ?? true
      }
    case "additionalProperties": (value.object ?? []).allSatisfy { schema["properties"]?[$0.key] != nil }
    case "$schema", "$defs", "title", "description", "default", "examples": true
    default: false
    }
  } ?? false
}

/// Returns the target of a reference such as `#/$defs/type`.
private func referred(_ reference: String, in whole: JSONValue) -> JSONValue? {
  reference.split(separator: "/").dropFirst().reduce(whole) { $0?[String($1)] }
}

private func isType(_ value: JSONValue, _ type: String?) -> Bool {
  switch value.content {
  case .null: type == "null"
  case .boolean: type == "boolean"
  case .number: type == "number" || type == "integer"
  case .string: type == "string"
  case .array: type == "array"
  case .object: type == "object"
  }
}

/// Returns JSON on one line, with keys in their order.
package func compact(_ value: JSONValue?) -> String { json(value).text }

private func json(_ value: JSONValue?) -> JSON {
  switch value?.content {
  case nil, .null?: .null
  case .boolean(let value)?: JSON(value)
  case .number(let text)?: JSON(text: text)
  case .string(let text)?: JSON(text)
  case .array(let values)?: JSON(values.map(json))
  case .object(let members)?: JSON(members.map { ($0.key, json($0.value)) })
  }
}
