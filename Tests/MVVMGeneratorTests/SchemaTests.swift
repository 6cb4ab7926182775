import Foundation
import MVVMLint
import MVVMModel
import MVVMSource
import TestSupport
import Testing

@testable import MVVMGenerator

@Suite struct SchemaTests {
  private func schema() throws -> JSONValue {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/MVVMGenerator/Configuration/mvvmgen.schema.json"
      )
    let file = SourceFile(path: "mvvmgen.schema.json", bytes: Array(try Data(contentsOf: sources)))
    let result = parseJSON(file)
    #expect(result.diagnostics == [])
    return try #require(result.value)
  }

  @Test("The schema and the decoder know the same keys") func sameKeys() throws {
    let schema = try self.schema()
    #expect(keys(of: schema) == configurationKeys.map(\.name))
    for key in configurationKeys where !key.members.isEmpty {
      let part = try #require(schema["properties"]?[key.name])
      #expect(keys(of: part["items"] ?? part) == key.members, "\(key.name)")
    }
    let naming = schema["properties"]?["overrides"]?["items"]?["properties"]?["naming"]
    #expect(try keys(of: #require(naming)) == NamingKey.allCases.map(\.rawValue))
    let rules = schema["properties"]?["lint"]?["properties"]?["rules"]
    #expect(try keys(of: #require(rules)) == lintRuleNames())
  }

  @Test("Every key has a meaning, and one of the file's own a default") func documented() throws {
    for (path, key) in properties(of: try self.schema()) {
      #expect(key["description"]?.string?.hasSuffix(".") == true, "\(path)")
      let isGroup = key["properties"] != nil && !path.hasSuffix("rules")
      let hasDefault = !isGroup && path != "$schema" && !path.contains("lint.rules.")
      #expect((key["default"] != nil) == hasDefault, "\(path)")
    }
  }

  @Test("The defaults of the schema are those of the decoder") func sameDefaults() throws {
    let text = defaults(of: try self.schema())
    let result = configuration(from: SourceFile(path: "-", text: text), styleNames: ["rxswift"])
    #expect(result.diagnostics == [])
    #expect(result.value == Configuration())
    // Only a file that differs from the default in each key shows that each default is read.
    #expect(try configurationKeys.map(\.name) == ["$schema"] + keysInOrder(text))
  }

  @Test("The words of the schema are those of the enumerations") func sameWords() throws {
    let schema = try self.schema()
    func words(_ path: String...) -> [String]? {
      path.reduce(schema) { $0?["properties"]?[$1] }?["enum"]?.array?.compactMap(\.string)
    }
    #expect(words("access") == Access.allCases.map(\.rawValue))
    #expect(words("importAccess") == Access.allCases.map(\.rawValue))
    #expect(words("typeProtocol") == Configuration.TypeProtocol.allCases.map(\.rawValue))
    #expect(words("mocks") == Configuration.Mocks.allCases.map(\.rawValue))
    #expect(words("tests", "framework") == Configuration.Tests.Framework.allCases.map(\.rawValue))
    for rule in lintRuleNames() {
      #expect(words("lint", "rules", rule) == LintLevel.allCases.map(\.rawValue))
    }
  }

  @Test(
    "Schema and decoder refuse the same values",
    arguments: [
      "[]", #"{"x": 1}"#, #"{"style": 1}"#, #"{"access": "open"}"#, #"{"naming": []}"#,
      #"{"naming": {"x": "y"}}"#,
      #"{"naming": {"inputs": "Inputs"}}"#, #"{"naming": {"inputs": "{x}Inputs"}}"#,
      #"{"naming": {"inputs": "{name} "}}"#, #"{"naming": {"file": "a.swift"}}"#,
      #"{"naming": {"file": "a/{file}.swift"}}"#, #"{"naming": {"file": "{file}.txt"}}"#,
      #"{"naming": {"inputsProperty": "a b"}}"#, #"{"typeProtocol": "x"}"#, #"{"header": "x"}"#,
      #"{"header": [1]}"#, #"{"hotOutputs": 1}"#, #"{"mocks": null}"#, #"{"output": 1}"#, #"{"output": ""}"#,
      #"{"module": "a b"}"#, #"{"importAccess": "private"}"#, #"{"tests": 1}"#,
      #"{"tests": {"framework": "x"}}"#,
      #"{"tests": {"folder": 1}}"#, #"{"lint": {"rules": {"x": "off"}}}"#,
      #"{"lint": {"rules": {"size": "x"}}}"#,
      #"{"lint": {"maximumMembers": 0}}"#, #"{"lint": {"maximumMembers": "1"}}"#,
      #"{"diff": {"accepted": 1}}"#,
      #"{"format": {"indent": 9}}"#, #"{"format": {"indent": "x"}}"#, #"{"format": {"width": 39}}"#,
      #"{"templates": 1}"#, #"{"overrides": [{}]}"#, #"{"overrides": [{"viewModels": []}]}"#,
      #"{"overrides": [{"viewModels": ["a b"]}]}"#, #"{"overrides": [{"viewModels": ["A"], "header": []}]}"#,
      #"{"overrides": [{"viewModels": ["A"], "naming": {"file": "A.swift"}}]}"#,
    ]
  )
  func refused(text: String) throws {
    let value = try #require(parseJSON(SourceFile(path: "-", text: text)).value)
    #expect(readConfiguration(text).hasErrors)
    #expect(try !accepts(value, self.schema()))
  }

  @Test(
    "Schema and decoder take the same values",
    arguments: [
      "{}", #"{"$schema": "x", "style": "rxswift", "importAccess": null, "output": null}"#,
      #"{"naming": {"inputs": "I{name}", "file": "{file}.g.swift", "inputsProperty": "input"}}"#,
      #"{"format": {"indent": "tab"}, "header": ["x"], "lint": {"rules": {"size": "off"}}}"#,
      #"{"overrides": [{"viewModels": ["A*"], "naming": {"inputs": "Entry"}}]}"#,
    ]
  )
  func taken(text: String) throws {
    let value = try #require(parseJSON(SourceFile(path: "-", text: text)).value)
    #expect(!readConfiguration(text).hasErrors)
    #expect(try accepts(value, self.schema()))
  }
}

private func keys(of schema: JSONValue) -> [String] {
  schema["properties"]?.object?.map(\.key) ?? []
}

private func keysInOrder(_ text: String) throws -> [String] {
  try #require(parseJSON(SourceFile(path: "-", text: text)).value?.object).map(\.key)
}

/// Each key with its path, those of overrides left out: they have no default.
private func properties(of schema: JSONValue, at path: String = "") -> [(String, JSONValue)] {
  (schema["properties"]?.object ?? []).flatMap { member in
    let name = path.isEmpty ? member.key : "\(path).\(member.key)"
    return [(name, member.value)] + properties(of: member.value, at: name)
  }
}

/// A configuration that says the default of each key.
private func defaults(of schema: JSONValue) -> String {
  let members = (schema["properties"]?.object ?? []).compactMap { member -> String? in
    if let value = member.value["default"] { return "\(jsonString(member.key)): \(json(value))" }
    guard member.value["properties"] != nil else { return nil }
    return "\(jsonString(member.key)): \(defaults(of: member.value))"
  }
  return "{\(members.joined(separator: ", "))}"
}

private func json(_ value: JSONValue) -> String {
  switch value.content {
  case .null: "null"
  case .boolean(let value): "\(value)"
  case .number(let text): text
  case .string(let text): jsonString(text)
  case .array(let values): "[\(values.map(json).joined(separator: ", "))]"
  case .object(let members):
    "{\(members.map { "\(jsonString($0.key)): \(json($0.value))" }.joined(separator: ", "))}"
  }
}

/// Whether a schema of the few words that ours uses takes a value.
private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
  try schema.object?.allSatisfy { word in
    switch word.key {
    case "type": (word.value.array ?? [word.value]).contains { isType(value, $0.string) }
    case "enum": word.value.array?.contains { $0.content == value.content } == true
    case "const": word.value.content == value.content
    case "anyOf": try word.value.array?.contains { try accepts(value, $0) } == true
    case "minimum": try value.integer.map { try $0 >= #require(word.value.integer) } ?? true
    case "maximum": try value.integer.map { try $0 <= #require(word.value.integer) } ?? true
    case "minLength": try value.string.map { try $0.count >= #require(word.value.integer) } ?? true
    case "minItems": try value.array.map { try $0.count >= #require(word.value.integer) } ?? true
    case "pattern": try value.string.map { try $0.contains(Regex(#require(word.value.string))) } ?? true
    case "items": try (value.array ?? []).allSatisfy { try accepts($0, word.value) }
    case "required":
      word.value.array?.allSatisfy { key in key.string.map { value[$0] != nil } ?? false } == true
    case "properties":
      try (value.object ?? []).allSatisfy { member in
        try word.value[member.key].map { try accepts(member.value, $0) } ?? true
      }
    case "additionalProperties": (value.object ?? []).allSatisfy { schema["properties"]?[$0.key] != nil }
    case "$schema", "title", "description", "default", "examples": true
    default: false
    }
  } ?? false
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
