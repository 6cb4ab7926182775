import MVVMSource
import Testing

/// Returns the problems with a JSON text of specs: none if the schema accepts it, its keys are sorted, and
/// each type prints back to its Swift text.
package func problems(ofSpecDocument text: String, _ schema: JSONValue) throws -> [String] {
  let result = parseJSON(SourceFile(path: "specs.json", text: text))
  guard let value = result.value, !result.hasErrors else { return [listing(result.diagnostics)] }
  let refused = try accepts(value, schema) ? [] : ["the schema refuses it"]
  return refused + disorder(in: value)
    + types(in: value).compactMap { type in
      let swift = type["swift"]?.string ?? ""
      return printed(type) == swift ? nil : "'\(swift)' prints as '\(printed(type))'"
    }
}

/// Returns all types in a value, including the parts of types.
package func types(in value: JSONValue) -> [JSONValue] {
  let inner = (value.array ?? value.object?.map(\.value) ?? []).flatMap(types)
  return value["swift"] == nil ? inner : [value] + inner
}

private func disorder(in value: JSONValue) -> [String] {
  let keys = value.object?.map(\.key) ?? []
  let own = keys == keys.sorted() ? [] : ["keys in disorder: \(keys)"]
  return own + (value.array ?? value.object?.map(\.value) ?? []).flatMap(disorder)
}

/// Returns the Swift text of a type, made from its tree alone.
private func printed(_ type: JSONValue) -> String {
  func part(_ key: String) -> String { type[key].map(printed) ?? "?" }
  func list(_ key: String) -> [JSONValue] { type[key]?.array ?? [] }
  func text(_ key: String) -> String { type[key]?.string ?? "?" }
  return switch text("kind") {
  case "name": text("name")
  case "member": "\(closed("base", of: type)).\(text("name"))"
  case "generic": generic(part("base"), list("arguments").map(printed))
  case "optional": "\(closed("wrapped", of: type))?"
  case "implicitlyUnwrapped": "\(closed("wrapped", of: type))!"
  case "variadic": "\(closed("wrapped", of: type))..."
  case "metatype": "\(closed("wrapped", of: type)).\(text("word"))"
  case "array": "[\(part("element"))]"
  case "inlineArray": "[\(text("count")) of \(part("element"))]"
  case "dictionary": "[\(part("key")): \(part("value"))]"
  case "tuple": tuple(list("elements"))
  case "function": "\(tuple(list("parameters")))\(effects(of: type)) -> \(part("result"))"
  case "existential": "any \(part("wrapped"))"
  case "opaque": "some \(part("wrapped"))"
  case "suppressed": "~\(part("wrapped"))"
  case "composition": list("types").map(printed).joined(separator: " & ")
  case "attributed":
    (list("attributes").compactMap(\.string) + [part("wrapped")]).joined(separator: " ")
  default: "?"
  }
}

/// Returns a part in parentheses if a mark after it would otherwise belong only to its last part.
private func closed(_ key: String, of type: JSONValue) -> String {
  guard let part = type[key] else { return "?" }
  let isOpen = ["attributed", "composition", "existential", "function", "opaque"]
    .contains(part["kind"]?.string)
  return isOpen ? "(\(printed(part)))" : printed(part)
}

/// Returns a generic type. Without the space, `<-` would be one operator.
private func generic(_ base: String, _ arguments: [String]) -> String {
  "\(base)<\(arguments.first?.hasPrefix("-") == true ? " " : "")\(arguments.joined(separator: ", "))>"
}

private func tuple(_ elements: [JSONValue]) -> String {
  let texts = elements.map { element in
    let names = [element["label"]?.string, element["name"]?.string].compactMap(\.self)
    let label = names.isEmpty ? "" : "\(names.joined(separator: " ")): "
    return label + (element["type"].map(printed) ?? "?")
  }
  return "(\(texts.joined(separator: ", ")))"
}

private func effects(of function: JSONValue) -> String {
  let thrown = function["thrown"].flatMap { $0.isNull ? nil : "(\(printed($0)))" } ?? ""
  return (function["isAsync"]?.boolean == true ? " async" : "")
    + (function["isThrowing"]?.boolean == true ? " throws\(thrown)" : "")
}
