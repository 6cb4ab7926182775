import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

/// A type in a spelling that all spellings of it share: `()` for `Void`, `T?` for `Optional<T>`, no parentheses that
/// mean nothing. It is for comparing, not for reading.
func canonicalType(_ text: Text) -> Text {
  if text.bytes.allSatisfy({ isNameByte($0) }), !text.spells("Void") { return text }
  let tree = parse(SourceFile(path: "", text: "viewmodel X {\noutputs {\nx: \(text)\n}\n}\n")).value
  guard let tree, let type = firstType(in: tree) else { return text }
  return Text(canonical(type, in: tree))
}

func canonicalType(_ type: SpecType) -> Text {
  canonicalType(type.text)
}

/// Whether two types are one, however they are spelled.
func isSame(_ left: SpecType?, _ right: SpecType?) -> Bool {
  left?.text == right?.text || left.map(canonicalType) == right.map(canonicalType)
}

private func firstType(in tree: SpecSyntax) -> TypeSyntax? {
  guard case .section(let section) = tree.viewModels.first?.items.first,
    case .member(let member) = section.items.first, !member.isBroken
  else { return nil }
  return member.type
}

private func canonical(_ type: TypeSyntax, in tree: SpecSyntax) -> String {
  switch type.form {
  case .name(let arguments): canonicalName(type, arguments, in: tree)
  case .optional(let wrapped): "\(operand(wrapped, in: tree))?"
  case .implicitlyUnwrapped(let wrapped): "\(operand(wrapped, in: tree))!"
  case .array(let element): "[\(canonical(element, in: tree))]"
  case .dictionary(let key, let value): "[\(canonical(key, in: tree)): \(canonical(value, in: tree))]"
  case .tuple(let elements): canonicalTuple(type, elements, in: tree)
  case .function(let parameters, let result): spelled(type, parameters.map(\.type) + [result], in: tree)
  case .composition(let types): spelled(type, types, in: tree)
  case .existential(let inner), .opaque(let inner), .attributed(_, let inner), .inlineArray(let inner),
    .variadic(let inner), .suppressed(let inner):
    spelled(type, [inner], in: tree)
  case .metatype(let inner):
    "\(operand(inner, in: tree)).\(tree.text(type.tokens.upperBound - 1))"
  }
}

/// In parentheses where a mark behind it would otherwise belong to its last part.
private func operand(_ type: TypeSyntax, in tree: SpecSyntax) -> String {
  let text = canonical(type, in: tree)
  switch withoutParentheses(type).form {
  case .attributed, .composition, .existential, .function, .opaque: return "(\(text))"
  case .array, .dictionary, .implicitlyUnwrapped, .inlineArray, .metatype, .name, .optional, .suppressed,
    .tuple, .variadic:
    return text
  }
}

private func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
  guard case .tuple(let elements) = type.form, elements.count == 1, elements[0].label == nil else {
    return type
  }
  return withoutParentheses(elements[0].type)
}

private func canonicalTuple(_ type: TypeSyntax, _ elements: [ElementSyntax], in tree: SpecSyntax) -> String {
  if elements.count == 1, elements[0].label == nil { return canonical(elements[0].type, in: tree) }
  let parts = elements.map { element in
    "\(element.label.map { "\(tree.text($0)): " } ?? "")\(canonical(element.type, in: tree))"
  }
  return "(\(parts.joined(separator: ", ")))"
}

private func canonicalName(_ type: TypeSyntax, _ arguments: [TypeSyntax], in tree: SpecSyntax) -> String {
  let opening = type.tokens.first { tree.tokens[$0].kind == .less } ?? type.tokens.upperBound
  let head = (type.tokens.lowerBound..<opening).map { "\(tree.text($0))" }.joined()
  let isWhole = opening == type.tokens.upperBound || tree.tokens[type.tokens.upperBound - 1].kind == .greater
  switch (head.hasPrefix("Swift.") ? String(head.dropFirst(6)) : head, arguments.count) {
  case ("Void", 0): return "()"
  case ("Optional", 1) where isWhole: return "\(operand(arguments[0], in: tree))?"
  case ("Array", 1) where isWhole: return "[\(canonical(arguments[0], in: tree))]"
  case ("Dictionary", 2) where isWhole:
    return "[\(canonical(arguments[0], in: tree)): \(canonical(arguments[1], in: tree))]"
  case (_, 0): return head
  case (_, _): return spelled(type, arguments, in: tree)
  }
}

/// The tokens with a blank between them, those of the parts in the spelling of these.
private func spelled(_ type: TypeSyntax, _ parts: [TypeSyntax], in tree: SpecSyntax) -> String {
  var words: [String] = []
  var index = type.tokens.lowerBound
  while index < type.tokens.upperBound {
    if let part = parts.first(where: { $0.tokens.lowerBound == index && !$0.tokens.isEmpty }) {
      words.append(canonical(part, in: tree))
      index = part.tokens.upperBound
    } else {
      words.append("\(tree.text(index))")
      index += 1
    }
  }
  return words.joined(separator: " ")
}
