import MVVMSource
import MVVMSyntax

/// What a type is wanted for: it decides what can be stored, and how a message calls the place.
enum TypeRole {
  case dependency
  case functionOutput
  case input
  case output
  case reply

  fileprivate var phrase: String {
    switch self {
    case .dependency: "a dependency"
    case .functionOutput, .output: "an output"
    case .input: "an input"
    case .reply: "a reply"
    }
  }
}

/// A type in canonical spelling; what cannot be stored is reported at its narrowest part.
func checkType(
  _ syntax: TypeSyntax?,
  of role: TypeRole,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> SpecType {
  guard let syntax else { return SpecType(text: "", form: .plain) }
  if let type = plainType(syntax, in: tree) { return type }
  if let wrong = role == .dependency ? unsupportedDependency(syntax, in: tree) : unsupported(syntax, in: tree)
  {
    findings.append(unsupportedType(wrong, of: role, in: tree))
  }
  return SpecType(text: tree.spelling(syntax.tokens), form: form(of: syntax, in: tree))
}

private func unsupportedType(_ type: TypeSyntax, of role: TypeRole, in tree: SpecSyntax) -> Diagnostic {
  let place = tree.place(type.tokens)
  guard isVoidName(type, in: tree) else {
    let message = "'\(tree.spelling(type.tokens))' cannot be stored by \(role.phrase)"
    return Diagnostic(.unsupportedType, message, at: place)
  }
  let isAlone = tree.text(type.tokens.lowerBound - 1).spells("(")
  let fix = isAlone ? Fix(Edit(tree.range(type.tokens), "")) : nil
  return Diagnostic(.unsupportedType, "no argument at all is written '()', not '(Void)'", at: place, fix: fix)
}

/// A type made of names, generic arguments, `[ ]`, `.` and `?` alone, which nothing hinders from being stored: most are,
/// and are known by their tokens.
private func plainType(_ syntax: TypeSyntax, in tree: SpecSyntax) -> SpecType? {
  var last = Token.Kind.comma
  for token in syntax.tokens {
    let kind = tree.tokens[token].kind
    // `T...`
    if last == .dot, kind != .identifier { return nil }
    switch kind {
    case .identifier:
      // Two words that stand together are `any P` and the like.
      guard last != .identifier, !isSelf(token, in: tree) else { return nil }
    case .colon, .comma, .dot, .greater, .leftBracket, .less, .question, .rightBracket: break
    case .ampersand, .arrow, .at, .endOfFile, .equal, .exclamation, .invalid, .leftBrace, .leftParenthesis,
      .number, .other, .rightBrace, .rightParenthesis, .semicolon, .string:
      return nil
    }
    last = kind
  }
  let text = tree.spelling(syntax.tokens)
  return SpecType(text: text, form: last == .question ? .optional : text.spells("Void") ? .void : .plain)
}

/// A dependency is only handed on, so that it may be `T!`.
private func unsupportedDependency(_ syntax: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  if case .implicitlyUnwrapped(let wrapped) = syntax.form { return unsupported(wrapped, in: tree) }
  return unsupported(syntax, in: tree)
}

private func unsupported(_ syntax: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  switch syntax.form {
  case .name(let arguments):
    isSelf(syntax.tokens.lowerBound, in: tree)
      ? syntax : arguments.isEmpty ? nil : firstUnsupported(arguments, in: tree)
  case .implicitlyUnwrapped, .opaque, .variadic, .suppressed: syntax
  case .existential(let type): unsupported(existential: type, in: tree)
  case .optional(let type), .array(let type), .inlineArray(let type), .metatype(let type):
    unsupported(type, in: tree)
  case .dictionary(let key, let value): unsupported(key, in: tree) ?? unsupported(value, in: tree)
  case .tuple(let elements): unsupported(syntax, elements, in: tree)
  case .composition(let types): firstUnsupported(types, in: tree)
  case .function(let parameters, let result): unsupported(parameters, result, in: tree)
  case .attributed(let words, let type):
    isStored(words, before: type, in: tree) ? unsupported(type, in: tree) : syntax
  }
}

/// One element has no label, an element one name, and no two the same.
private func unsupported(
  _ tuple: TypeSyntax,
  _ elements: [ElementSyntax],
  in tree: SpecSyntax
) -> TypeSyntax? {
  if elements.count == 1, elements[0].label != nil { return tuple }
  for (index, element) in elements.enumerated() {
    let hasTwin = elements[..<index].contains { isTwin(element, $0, in: tree) }
    guard element.name == nil, !hasTwin, canLabel(element, in: tree) else { return tuple }
    if let wrong = unsupported(element.type, in: tree) { return wrong }
  }
  return nil
}

private func isTwin(_ element: ElementSyntax, _ other: ElementSyntax, in tree: SpecSyntax) -> Bool {
  guard let label = element.label, let otherLabel = other.label else { return false }
  return tree.text(label) == tree.text(otherLabel) && !tree.text(label).spells("_")
}

/// In generic arguments Swift takes `case: Int` for a declaration; in backticks it is a label.
private func canLabel(_ element: ElementSyntax, in tree: SpecSyntax) -> Bool {
  guard let label = element.label, !tree.tokens[label].flags.contains(.isQuoted) else { return true }
  return !tree.text(label).beginsDeclaration
}

/// `any P?` is written `(any P)?`, and there is no `any any P`.
private func unsupported(existential type: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  switch type.form {
  case .optional(let wrapped) where !isInParentheses(wrapped): type
  case .existential, .opaque: type
  default: unsupported(type, in: tree)
  }
}

private func isInParentheses(_ type: TypeSyntax) -> Bool {
  if case .tuple = type.form { true } else { false }
}

private func isSelf(_ token: Int, in tree: SpecSyntax) -> Bool {
  tree.range(token).count == 4 && tree.text(token).spells("Self")
}

private func firstUnsupported(_ types: [TypeSyntax], in tree: SpecSyntax) -> TypeSyntax? {
  types.lazy.compactMap { unsupported($0, in: tree) }.first
}

/// The parameters of a function type are not stored: they may be `inout`, variadic and so on.
private func unsupported(
  _ parameters: [ElementSyntax],
  _ result: TypeSyntax,
  in tree: SpecSyntax
) -> TypeSyntax? {
  // A label alone is no parameter: `(_ row: Int)`, not `(row: Int)`.
  if let wrong = parameters.first(where: { isLabelled($0, in: tree) }) { return wrong.type }
  // Swift warns of it: a caller would have to pass `()`.
  if parameters.count == 1, isVoidName(parameters[0].type, in: tree) { return parameters[0].type }
  for parameter in parameters {
    if let wrong = unsupported(parameter: parameter.type, in: tree) { return wrong }
  }
  return unsupported(result, in: tree)
}

private func isVoidName(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  if case .name = type.form { tree.text(type.tokens).spells("Void") } else { false }
}

private func unsupported(parameter type: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  switch type.form {
  case .attributed(let words, let inner):
    // In a value, Swift does not read `nonisolated` there.
    if hasDeclarationAttribute(words, in: tree) || isNonisolated(words, in: tree) { return type }
    return names("escaping", words, in: tree) && !mayEscape(inner) ? type : unsupported(inner, in: tree)
  case .variadic(let inner): return unsupported(inner, in: tree)
  default: return unsupported(type, in: tree)
  }
}

/// A name may stand for a function; an optional one escapes anyway.
private func mayEscape(_ type: TypeSyntax) -> Bool {
  switch type.form {
  case .function, .name: true
  case .tuple(let elements): elements.count == 1 && mayEscape(elements[0].type)
  default: false
  }
}

/// Whether an attribute among the words before a type belongs to declarations.
private func hasDeclarationAttribute(_ words: TokenRange, in tree: SpecSyntax) -> Bool {
  words.contains { tree.tokens[$0].kind == .at && isOfDeclarations(tree.text($0 + 1)) }
}

private func isOfDeclarations(_ attribute: Text) -> Bool {
  attribute.spells("available") || attribute.spells("discardableResult")
    || refusedAttributes.contains(attribute) && !typeAttributes.contains(attribute)
}

/// Of those that no declaration here may have.
private let typeAttributes: WordSet = "Sendable autoclosure concurrent convention escaping isolated"

private func names(_ attribute: StaticString, _ words: TokenRange, in tree: SpecSyntax) -> Bool {
  words.contains { tree.tokens[$0].kind == .at && tree.text($0 + 1).spells(attribute) }
}

private func isLabelled(_ parameter: ElementSyntax, in tree: SpecSyntax) -> Bool {
  guard let label = parameter.label else { return false }
  return !tree.text(label).spells("_")
}

/// Whether only attributes of function types stand before a type: specifiers such as `inout` belong to
/// parameters, `@autoclosure` too.
private func isStored(_ words: TokenRange, before type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  guard case .function = type.form, let first = words.first else { return false }
  return tree.tokens[first].kind == .at && !tree.text(words).spells("@autoclosure")
    && !hasDeclarationAttribute(words, in: tree) && !isNonisolated(words, in: tree)
}

private func isNonisolated(_ words: TokenRange, in tree: SpecSyntax) -> Bool {
  words.contains { tree.text($0).spells("nonisolated") }
}

private func form(of syntax: TypeSyntax, in tree: SpecSyntax) -> SpecType.Form {
  switch syntax.form {
  case .name: tree.text(syntax.tokens).spells("Void") ? .void : .plain
  case .array, .inlineArray, .dictionary, .metatype: .plain
  case .optional, .implicitlyUnwrapped: .optional
  case .function: .function
  case .attributed(_, let type): form(of: type, in: tree) == .function ? .function : .compound
  case .existential, .opaque, .composition, .variadic, .suppressed: .compound
  case .tuple(let elements): tupleForm(elements, in: tree)
  }
}

/// `(T)` is `T` in parentheses, which need no second pair.
private func tupleForm(_ elements: [ElementSyntax], in tree: SpecSyntax) -> SpecType.Form {
  if elements.isEmpty { return .void }
  guard elements.count == 1 else { return .tuple(elements.map { tupleElement($0, in: tree) }) }
  let form = form(of: elements[0].type, in: tree)
  return form == .compound ? .plain : form
}

private func tupleElement(_ element: ElementSyntax, in tree: SpecSyntax) -> TupleElement {
  TupleElement(label: element.label.map { tree.text($0) }, type: tree.spelling(element.type.tokens))
}
