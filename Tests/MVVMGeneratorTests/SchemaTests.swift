import Foundation
import MVVMLint
import MVVMModel
import MVVMSource
import TestSupport
import Testing

@testable import MVVMConfiguration
@testable import MVVMStyles

func configurationSchema() throws -> JSONValue {
  let result = parseJSON(SourceFile(path: "mvvmgen.schema.json", text: schemaText()))
  #expect(result.diagnostics == [])
  return try #require(result.value)
}

@Suite struct SchemaTests {
  @Test("The schema is what the reader says of its keys") func inStep() throws {
    expectGolden(
      pretty(try configurationSchema()) + "\n",
      at: "Sources/MVVMConfiguration/mvvmgen.schema.json"
    )
  }

  @Test("Every key has a meaning, and one of the file's own a default") func documented() throws {
    for (path, key) in properties(of: try configurationSchema()) {
      #expect(key["description"]?.string?.hasSuffix(".") == true, "\(path)")
      let isGroup = key["properties"] != nil && !path.hasSuffix("rules")
      let hasDefault = !isGroup && path != "$schema" && !path.contains("lint.rules.")
      #expect((key["default"] != nil) == hasDefault, "\(path)")
    }
  }

  @Test("The defaults of the schema are those of the reader") func sameDefaults() throws {
    let text = defaults(of: try configurationSchema())
    let result = ConfigurationFile(SourceFile(path: "-", text: text)).configuration(styleNames: ["rxswift"])
    #expect(result.diagnostics == [])
    #expect(result.value == Configuration())
  }

  @Test("The page names every key, with its default") func readme() throws {
    let schema = try configurationSchema()
    let rows = try documentedRows()
    for (path, value) in rows {
      let key = try #require(schemaKey(at: path, of: schema), "'\(path)' is no key")
      if !value.isEmpty { #expect(key["default"].map(compact) == value, "\(path)") }
    }
    let names = Set(rows.map { $0.path.prefix { $0 != "." } })
    for name in keys(of: schema) where name != "$schema" {
      #expect(names.contains(name[...]), "'\(name)' is missing")
    }
  }

  @Test("The page has each key of a group, and what overrides take") func groups() throws {
    let rows = try tableRows()
    let schema = try configurationSchema()
    for group in schema["properties"]?.object ?? [] {
      let text = rows.filter { $0.hasPrefix("| `\(group.key)") }.joined()
      let entries = group.value["items"] ?? group.value
      // The properties of all facets are named alike.
      for key in keys(of: entries) where !key.hasSuffix("Property") {
        let isNamed = ["`\(key)`", ".\(key)`", "\"\(key)\""].contains { text.contains($0) }
        #expect(isNamed, "'\(group.key).\(key)' is missing")
      }
    }
  }

  @Test("Each setting of view models is a key of the file and of overrides") func settings() throws {
    let schema = try configurationSchema()
    let settings = Mirror(reflecting: Configuration.ViewModelSettings()).children.compactMap(\.label)
    let ofOverrides = try #require(schema["properties"]?["overrides"]?["items"])
    #expect(keys(of: ofOverrides) == ["viewModels"] + settings)
    #expect(Set(keys(of: schema)).isSuperset(of: settings))
  }

  @Test(
    "Schema and decoder refuse the same values, and those of the table of mistakes",
    arguments: [
      #"{"access": "open"}"#, #"{"naming": []}"#, #"{"naming": {"x": "y"}}"#,
      #"{"naming": {"inputs": "Inputs"}}"#, #"{"naming": {"inputs": "{x}Inputs"}}"#,
      #"{"naming": {"inputs": "{name} "}}"#, #"{"naming": {"file": "a.swift"}}"#,
      #"{"naming": {"file": "a/{file}.swift"}}"#, #"{"naming": {"file": "{file}.txt"}}"#,
      #"{"naming": {"inputsProperty": "a b"}}"#, #"{"typeProtocol": "x"}"#, #"{"importAccess": "private"}"#,
      #"{"qualifyTypes": 1}"#, #"{"tests": {"folder": 1}}"#, #"{"lint": {"maximumMembers": "1"}}"#,
      #"{"diff": {"accepted": 1}}"#, #"{"format": {"indent": "x"}}"#, #"{"format": {"width": 39}}"#,
      #"{"templates": 1}"#, #"{"overrides": [{"viewModels": ["A"], "header": []}]}"#,
      #"{"overrides": [{"viewModels": ["A"], "naming": {"file": "A.swift"}}]}"#,
    ]
  )
  func refused(text: String) throws {
    let value = try #require(parseJSON(SourceFile(path: "-", text: text)).value)
    #expect(readConfiguration(text).hasErrors)
    #expect(try !accepts(value, configurationSchema()))
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
    #expect(try accepts(value, configurationSchema()))
  }
}

private func keys(of schema: JSONValue) -> [String] {
  schema["properties"]?.object?.map(\.key) ?? []
}

/// The key that a path such as `lint.rules` leads to.
private func schemaKey(at path: String, of schema: JSONValue) -> JSONValue? {
  path.split(separator: ".").reduce(schema) { $0?["properties"]?[String($1)] }
}

/// The keys of the page's table, with the default of each. If a row has several, those after the first are in its
/// group.
private func documentedRows() throws -> [(path: String, value: String)] {
  try tableRows().flatMap { row -> [(path: String, value: String)] in
    let cells = row.components(separatedBy: "|").dropFirst().map { cell in
      cell.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces)
    }
    let names = cells[0].components(separatedBy: ", ")
    let group = names[0].lastIndex(of: ".").map { names[0][...$0] } ?? ""
    return names.enumerated().map { ($0 == 0 ? $1 : "\(group)\($1)", cells[1]) }
  }
}

private func tableRows() throws -> [String] {
  let page = packageFolder.appendingPathComponent("Specs/CONFIGURATION.md")
  let table = try #require(
    String(contentsOf: page, encoding: .utf8).components(separatedBy: "| key | default | |\n").last
  )
  return Array(table.components(separatedBy: "\n").prefix { $0.hasPrefix("|") }.dropFirst())
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
    if let value = member.value["default"] { return "\(jsonString(member.key)): \(compact(value))" }
    guard member.value["properties"] != nil else { return nil }
    return "\(jsonString(member.key)): \(defaults(of: member.value))"
  }
  return "{\(members.joined(separator: ", "))}"
}

// MARK: - The schema

private func schemaText() -> String {
  var keys = KeyReader(
    nil,
    ConfigurationProblems(file: SourceFile(path: "", text: ""), styleNames: StyleLibrary().names)
  )
  var configuration = Configuration()
  configuration.read(&keys)
  return """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "mvvmgen.json",
      "description": "The configuration of mvvmgen. The nearest file, from a spec's folder upwards, counts whole.",
      "type": "object",
      \(members(keys.descriptions))
    }
    """
}

private func members(_ keys: [KeyDescription]) -> String {
  let members = keys.map { "\(jsonString($0.name)): \(schema(of: $0))" }
  return #""additionalProperties": false, "properties": {\#(members.joined(separator: ", "))}"#
}

private func schema(of key: KeyDescription) -> String {
  var parts = [#""description": \#(jsonString(key.about))"#, key.values]
  switch key.name {
  case "rules": parts.append(members(LintRule.all.map(description)))
  case "overrides":
    let about = #""description": "Settings for the view models that it names.", "type": "object""#
    parts.append(#""items": {\#(about), \#(members(key.members)), "required": ["viewModels"]}"#)
  default: if !key.members.isEmpty { parts.append(members(key.members)) }
  }
  if let value = key.defaultValue { parts.append(#""default": \#(value)"#) }
  return "{\(parts.joined(separator: ", "))}"
}

private func description(of rule: LintRule) -> KeyDescription {
  let levels = jsonArray(LintLevel.allCases.map { jsonString($0.rawValue) })
  let about = "\(rule.summary)."
  return KeyDescription(name: rule.name, about: about, values: #""enum": \#(levels)"#, defaultValue: nil)
}

/// With a line for each member and element.
private func pretty(_ value: JSONValue, _ indentation: String = "") -> String {
  let inner = indentation + "  "
  switch value.content {
  case .array(let values) where !values.isEmpty:
    return "[\n" + values.map { inner + pretty($0, inner) }.joined(separator: ",\n") + "\n\(indentation)]"
  case .object(let members) where !members.isEmpty:
    let lines = members.map { "\(inner)\(jsonString($0.key)): \(pretty($0.value, inner))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
  case .null, .boolean, .number, .string, .array, .object: return compact(value)
  }
}
