import MVVMModel
import MVVMSource

extension SpecType {
  /// The type as a tree, in which each part also has its Swift text.
  var json: JSON {
    let (kind, fields) = self.node
    return sortedJSON([("kind", JSON(kind)), ("swift", jsonText(self.text))] + fields)
  }

  private var node: (kind: String, fields: [JSON.Member]) {
    switch self {
    case .name(let name): ("name", [("name", jsonText(name))])
    case .member(let base, let name): ("member", [("base", base.json), ("name", jsonText(name))])
    case .generic(let base, let arguments):
      ("generic", [("base", base.json), ("arguments", types(arguments))])
    case .optional(let type): ("optional", [wrapped(type)])
    case .implicitlyUnwrapped(let type): ("implicitlyUnwrapped", [wrapped(type)])
    case .array(let element): ("array", [("element", element.json)])
    case .inlineArray(let count, let element):
      ("inlineArray", [("count", jsonText(count)), ("element", element.json)])
    case .dictionary(let key, let value): ("dictionary", [("key", key.json), ("value", value.json)])
    case .tuple(let elements): ("tuple", [("elements", JSON(elements.map(\.json)))])
    case .function(let function): ("function", function.fields)
    case .existential(let type): ("existential", [wrapped(type)])
    case .opaque(let type): ("opaque", [wrapped(type)])
    case .composition(let parts): ("composition", [("types", types(parts))])
    case .metatype(let type, let word): ("metatype", [wrapped(type), ("word", jsonText(word))])
    case .attributed(let words, let type):
      ("attributed", [("attributes", JSON(words.map(jsonText))), wrapped(type)])
    case .variadic(let type): ("variadic", [wrapped(type)])
    case .suppressed(let type): ("suppressed", [wrapped(type)])
    }
  }
}

extension SpecType.Element {
  fileprivate var json: JSON {
    sortedJSON([("label", jsonText(self.label)), ("name", jsonText(self.name)), ("type", self.type.json)])
  }
}

extension SpecType.Function {
  fileprivate var fields: [JSON.Member] {
    let thrown = if case .typed(let type) = self.errors { type.json } else { JSON.null }
    let isThrowing = if case .none = self.errors { false } else { true }
    return [
      ("parameters", JSON(self.parameters.map(\.json))), ("isAsync", JSON(self.isAsync)),
      ("isThrowing", JSON(isThrowing)), ("thrown", thrown), ("result", self.result.json),
    ]
  }
}

private func wrapped(_ type: SpecType) -> JSON.Member { ("wrapped", type.json) }
private func types(_ types: [SpecType]) -> JSON { JSON(types.map(\.json)) }
