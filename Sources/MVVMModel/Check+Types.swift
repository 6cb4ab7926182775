import MVVMSource
import MVVMSyntax

/// What a type is used for. It decides what can be stored, and what a message calls the place.
enum TypeRole {
  case dependency
  case input
  case output
  case reply

  /// The role of a member's own type.
  init(_ member: MemberSyntax) {
    switch member.section {
    case .dependencies: self = .dependency
    case .inputs: self = .reply
    case .outputs, .errors: self = .output
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .dependency: "a dependency"
    case .output: "an output"
    case .input: "an input"
    case .reply: "a reply"
    }
  }
}

/// Reports the narrowest part of a type that cannot be stored.
func checkType(
  _ syntax: TypeSyntax,
  of role: TypeRole,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  // A dependency is only passed on, so it may be `T!`.
  let isHandedOn = role == .dependency && syntax.kind == .implicitlyUnwrapped
  guard let wrong = unsupported(isHandedOn ? tree.firstPart(of: syntax) : syntax, in: tree) else { return }
  findings.append(unsupportedType(wrong, of: role, in: tree))
}

private func unsupportedType(_ type: TypeSyntax, of role: TypeRole, in tree: SpecSyntax) -> Diagnostic {
  let place = tree.place(type.tokens)
  guard tree.isVoidName(type) else {
    let message = "'\(tree.spelling(type.tokens))' cannot be stored by \(role.phrase)"
    return Diagnostic(.unsupportedType, message, at: place)
  }
  let isAlone = tree.text(type.tokens.lowerBound - 1).spells("(")
  let fix = isAlone ? Fix(Edit(tree.range(type.tokens), "")) : nil
  return Diagnostic(.unsupportedType, "no argument at all is written '()', not '(Void)'", at: place, fix: fix)
}

private func unsupported(_ syntax: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  switch syntax.kind {
  case .name: isSelf(syntax.tokens.lowerBound, in: tree) ? syntax : firstUnsupported(syntax, in: tree)
  case .implicitlyUnwrapped, .opaque, .variadic, .suppressed: syntax
  case .existential: unsupported(existential: tree.firstPart(of: syntax), in: tree)
  case .composition: unsupported(composition: syntax, in: tree)
  case .optional, .array, .inlineArray, .metatype, .dictionary: firstUnsupported(syntax, in: tree)
  case .tuple: unsupported(tuple: syntax, in: tree)
  case .function: unsupported(function: syntax, in: tree)
  case .attributed: isStored(syntax, in: tree) ? firstUnsupported(syntax, in: tree) : syntax
  }
}

private func firstUnsupported(_ syntax: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  for part in syntax.parts {
    if let wrong = unsupported(tree.parts[part].type, in: tree) { return wrong }
  }
  return nil
}

/// Returns the part of a tuple that is not supported. A single element has no label, an element has no second
/// name, and no label occurs twice.
private func unsupported(tuple: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  let elements = tree.parts(of: tuple)
  if elements.count == 1, elements.first?.label != nil { return tuple }
  for index in elements.indices {
    let element = elements[index]
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

/// Whether an element's label is allowed. In generic arguments, Swift reads `case: Int` as a declaration; in
/// backticks, `case` is a label.
private func canLabel(_ element: ElementSyntax, in tree: SpecSyntax) -> Bool {
  guard let label = element.label, !tree.tokens[label].flags.contains(.isQuoted) else { return true }
  return !tree.text(label).beginsDeclaration
}

/// `any P?` is written `(any P)?`, and there is no `any any P`.
private func unsupported(existential type: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  switch type.kind {
  case .optional where tree.firstPart(of: type).kind != .tuple: type
  case .existential, .opaque: type
  default: unsupported(type, in: tree)
  }
}

/// `P & Q?` is written `(P & Q)?`.
private func unsupported(composition type: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  tree.parts(of: type).first { $0.type.kind == .optional }?.type ?? firstUnsupported(type, in: tree)
}

private func isSelf(_ token: Int, in tree: SpecSyntax) -> Bool {
  tree.range(token).count == 4 && tree.text(token).spells("Self")
}

/// The parameters of a function type are not stored: they may be `inout`, variadic and so on.
private func unsupported(function: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  let parts = tree.parts(of: function)
  // A label alone is not allowed: a parameter is written `(_ row: Int)`, not `(row: Int)`.
  if let wrong = parts.first(where: { isLabelled($0, in: tree) }) { return wrong.type }
  // Swift warns about a `Void` parameter: a caller would have to pass `()`.
  if parts.count == 2, let parameter = parts.first, tree.isVoidName(parameter.type) { return parameter.type }
  for parameter in parts.dropLast() {
    if let wrong = unsupported(parameter: parameter.type, in: tree) { return wrong }
  }
  return parts.last.flatMap { unsupported($0.type, in: tree) }
}

private func unsupported(parameter type: TypeSyntax, in tree: SpecSyntax) -> TypeSyntax? {
  switch type.kind {
  case .attributed:
    let (words, inner) = (tree.prefix(of: type), tree.firstPart(of: type))
    // In a value, Swift does not parse `nonisolated` here.
    if hasDeclarationAttribute(words, in: tree) || isNonisolated(words, in: tree) { return type }
    return names("escaping", words, in: tree) && !mayEscape(inner, in: tree)
      ? type : unsupported(inner, in: tree)
  case .variadic: return firstUnsupported(type, in: tree)
  default: return unsupported(type, in: tree)
  }
}

/// Whether `@escaping` can apply to a type. A name may stand for a function type; an optional function escapes anyway.
private func mayEscape(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  switch type.kind {
  case .function, .name: true
  case .tuple: type.parts.count == 1 && mayEscape(tree.firstPart(of: type), in: tree)
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

/// Those of the refused attributes that types can have.
private let typeAttributes: WordSet = "Sendable autoclosure concurrent convention escaping isolated"

private func names(_ attribute: StaticString, _ words: TokenRange, in tree: SpecSyntax) -> Bool {
  words.contains { tree.tokens[$0].kind == .at && tree.text($0 + 1).spells(attribute) }
}

private func isLabelled(_ parameter: ElementSyntax, in tree: SpecSyntax) -> Bool {
  guard let label = parameter.label else { return false }
  return !tree.text(label).spells("_")
}

/// Whether only attributes of function types precede a type. Specifiers such as `inout` belong to parameters,
/// and so does `@autoclosure`.
private func isStored(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  let words = tree.prefix(of: type)
  guard tree.firstPart(of: type).kind == .function, let first = words.first else { return false }
  return tree.tokens[first].kind == .at && !tree.text(words).spells("@autoclosure")
    && !hasDeclarationAttribute(words, in: tree) && !isNonisolated(words, in: tree)
}

private func isNonisolated(_ words: TokenRange, in tree: SpecSyntax) -> Bool {
  words.contains { tree.text($0).spells("nonisolated") }
}
