import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// A tree as text: a line for each import, view model, section and member, with names in their roles and types
/// by their form.
func outline(_ spec: SpecSyntax) -> String {
  spec.items.map { outline($0, in: spec) }.joined(separator: "\n")
}

/// The outline of the members of the first section.
func members(_ text: String) -> String {
  let lines = outlineOfValid(text).split(separator: "\n")
  return lines.dropFirst(2).map { $0.dropFirst(4) }.joined(separator: "\n")
}

private func outline(_ item: FileItem, in spec: SpecSyntax) -> String {
  switch item {
  case .importDeclaration(let node):
    return words([
      attributes(node.attributes, in: spec), node.access.map { "access:\(spec.text($0))" }, "import",
      node.kind.map { "kind:\(spec.text($0))" }, "\(spec.text(node.path))",
    ])
  case .viewModel(let node):
    let conformances = node.conformances.map { outline($0, in: spec) }.joined(separator: ", ")
    let head = words([
      attributes(node.attributes, in: spec), node.access.map { "access:\(spec.text($0))" }, "viewmodel",
      node.name.map { "\(spec.text($0))" }, conformances.isEmpty ? nil : "conformances:\(conformances)",
    ])
    return ([head] + node.items.map { outline($0, in: spec) }).joined(separator: "\n")
  case .unexpected(let tokens): return "unexpected: \(spec.text(tokens))"
  }
}

private func outline(_ item: ViewModelItem, in spec: SpecSyntax) -> String {
  switch item {
  case .section(let node):
    let members = node.items.map { item in
      switch item {
      case .member(let member): "    \(outline(spec.members[member], in: spec))"
      case .unexpected(let tokens): "    unexpected: \(spec.text(tokens))"
      }
    }
    let head = words([
      node.access.map { "access:\(spec.text($0))" }, node.kind.rawValue, node.name.map { "\(spec.text($0))" },
    ])
    return (["  \(head)"] + members).joined(separator: "\n")
  case .unexpected(let tokens): return "  unexpected: \(spec.text(tokens))"
  }
}

private func outline(_ member: MemberSyntax, in spec: SpecSyntax) -> String {
  let parameters = member.parameters.map { range in
    "(\(spec.parameters[range].map { outline($0, in: spec) }.joined(separator: ", ")))"
  }
  return words([
    member.isBroken ? "broken" : nil,
    attributes(member.attributes, in: spec),
    member.facet.map { "facet:\(spec.text($0))" },
    member.modifier.map { "modifier:\(spec.text($0))" },
    member.label.map { "label:\(spec.text($0))" },
    "\(spec.text(member.name))\(parameters ?? "")",
    member.effect.map { "\(spec.text($0))" },
    member.type.map { "type:\(outline($0, in: spec))" },
    member.initialValue.map { "value:\(spec.text($0))" },
    member.logicName.map { "as:\(spec.text($0))" },
  ])
}

private func outline(_ parameter: ParameterSyntax, in spec: SpecSyntax) -> String {
  words([
    parameter.label.map { "label:\(spec.text($0))" }, "\(spec.text(parameter.name))",
    "type:\(outline(parameter.type, in: spec))",
    parameter.initialValue.map { "value:\(spec.text($0))" },
  ])
}

/// A type by its form: `optional(array(Int))`.
func outline(_ type: TypeSyntax, in spec: SpecSyntax) -> String {
  let parts = spec.parts(of: type)
  let inner = spec.firstPart(of: type)
  switch type.kind {
  case .name: return "\(spec.text(type.tokens))\(parts.isEmpty ? "" : list(parts, in: spec))"
  case .optional: return "optional(\(outline(inner, in: spec)))"
  case .implicitlyUnwrapped: return "unwrapped(\(outline(inner, in: spec)))"
  case .array: return "array(\(outline(inner, in: spec)))"
  case .inlineArray: return "inline(\(outline(inner, in: spec)))"
  case .dictionary: return "dictionary\(list(parts, in: spec))"
  case .tuple: return "tuple\(list(parts, in: spec))"
  case .function:
    let (parameters, effects, result) = spec.signature(of: type)
    let words = effects.tokens.isEmpty ? "" : "[\(outline(effects, in: spec))]"
    return "function\(list(parameters, in: spec))\(words)->\(outline(result, in: spec))"
  case .effects: return "\(spec.text(type.tokens))"
  case .existential: return "any(\(outline(inner, in: spec)))"
  case .opaque: return "some(\(outline(inner, in: spec)))"
  case .composition: return "composition\(list(parts, in: spec))"
  case .metatype: return "metatype(\(outline(inner, in: spec)))"
  case .attributed: return "[\(spec.text(spec.prefix(of: type)))](\(outline(inner, in: spec)))"
  case .variadic: return "variadic(\(outline(inner, in: spec)))"
  case .suppressed: return "suppressed(\(outline(inner, in: spec)))"
  }
}

private func list(_ elements: ArraySlice<ElementSyntax>, in spec: SpecSyntax) -> String {
  let texts = elements.map { element in
    words([
      element.label.map { "\(spec.text($0)):" }, element.name.map { "\(spec.text($0))" },
      outline(element.type, in: spec),
    ])
  }
  return "(\(texts.joined(separator: ", ")))"
}

private func attributes(_ attributes: Range<Int>, in spec: SpecSyntax) -> String? {
  guard !attributes.isEmpty else { return nil }
  return spec.attributes[attributes].map { "\(spec.text($0.tokens))" }.joined(separator: " ")
}

private func words(_ words: [String?]) -> String {
  words.compactMap { $0 }.joined(separator: " ")
}
