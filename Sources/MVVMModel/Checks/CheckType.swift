import MVVMSource
import MVVMSyntax

/// The use of a type. It decides which types can be stored, and how a message refers to it.
enum TypeRole: String {
  case dependency = "a dependency"
  case input = "an input"
  case output = "an output"
  /// An argument of an output that is a function.
  case argument = "an argument"
  case reply = "a reply"

  /// Returns the role of a member's own type.
  init(_ member: MemberSyntax) {
    switch member.section {
    case .dependencies: self = .dependency
    case .inputs where member.isInput: self = .reply
    case .inputs, .outputs, .errors: self = .output
    }
  }
}

/// Reports the narrowest part of a type that cannot be stored.
func checkType(_ syntax: TypeSyntax, of role: TypeRole, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  let isGiven = role == .dependency || role == .input || role == .argument
  if isGiven, syntax.tokens.count == 1, tree.text(syntax.tokens.lowerBound) == "Never" {
    let message = "'Never' has no values: it cannot be the type of \(role.rawValue)"
    return findings.append(Diagnostic(.unsupportedType, message, at: tree.place(syntax.tokens)))
  }
  // A dependency is only passed on, so its type may be `T!`.
  let isHandedOn = role == .dependency && syntax.kind == .implicitlyUnwrapped
  guard let wrong = unsupported(isHandedOn ? tree.firstPart(of: syntax) : syntax, in: tree) else { return }
  switch wrong {
  case .cannotBeStored(let type):
    let message = "'\(SpecType(type, in: tree))' cannot be stored by \(role.rawValue)"
    findings.append(Diagnostic(.unsupportedType, message, at: tree.place(type.tokens)))
  case .advice(let advice, let tokens, let fix):
    findings.append(Diagnostic(.unsupportedType, advice, at: tree.place(tokens), fix: fix))
  }
}

/// A part of a type that cannot be stored as written.
indirect enum UnsupportedType {
  case cannotBeStored(TypeSyntax)
  /// An error that says how to write these tokens in Swift.
  case advice(String, TokenRange, Fix?)

  /// - Parameter correct: The type as it is written in Swift.
  init(_ type: TypeSyntax, writtenAs correct: SpecType, in tree: SpecSyntax) {
    let advice = "'\(SpecType(type, in: tree))' is written '\(correct)'"
    self = .advice(advice, type.tokens, Fix(Edit(tree.range(type.tokens), correct.description)))
  }
}

func unsupported(_ syntax: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  switch syntax.kind {
  case .name:
    isSelf(syntax.tokens.lowerBound, in: tree) ? .cannotBeStored(syntax) : firstUnsupported(syntax, in: tree)
  case .effects, .implicitlyUnwrapped, .opaque, .variadic, .suppressed: .cannotBeStored(syntax)
  case .existential: unsupported(existential: syntax, in: tree)
  case .composition: unsupported(composition: syntax, in: tree)
  case .optional, .array, .inlineArray, .metatype, .dictionary: firstUnsupported(syntax, in: tree)
  case .tuple: unsupported(tuple: syntax, in: tree)
  case .function: unsupported(function: syntax, in: tree)
  case .attributed: isStored(syntax, in: tree) ? firstUnsupported(syntax, in: tree) : .cannotBeStored(syntax)
  }
}

func firstUnsupported(_ syntax: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  for part in syntax.parts {
    if let wrong = unsupported(tree.parts[part].type, in: tree) { return wrong }
  }
  return nil
}

/// Returns the part of a tuple that is not supported: a label on a single element, a second name on an
/// element, or a repeated label.
private func unsupported(tuple: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  let elements = tree.parts(of: tuple)
  if elements.count == 1, let element = elements.first, element.label != nil {
    return UnsupportedType(tuple, writtenAs: SpecType(element.type, in: tree), in: tree)
  }
  for index in elements.indices {
    let element = elements[index]
    let hasTwin = elements[..<index].contains { isTwin(element, $0, in: tree) }
    guard element.name == nil, !hasTwin else { return .cannotBeStored(tuple) }
    if let wrong = unquotedLabel(of: element, in: tree) { return wrong }
    if let wrong = unsupported(element.type, in: tree) { return wrong }
  }
  return nil
}

private func isTwin(_ element: ElementSyntax, _ other: ElementSyntax, in tree: SpecSyntax) -> Bool {
  guard let label = element.label, let otherLabel = other.label else { return false }
  return tree.text(label) == tree.text(otherLabel) && tree.text(label) != "_"
}

/// Returns a label that needs backticks. In generic arguments, Swift reads `case: Int` as a declaration.
private func unquotedLabel(of element: ElementSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  guard let label = element.label, !tree.tokens[label].flags.isQuoted,
    tree.text(label).beginsDeclaration
  else { return nil }
  let quoted = "`\(tree.text(label))`"
  let fix = Fix(Edit(tree.range(label), quoted))
  return .advice("Swift reads this as a declaration: write '\(quoted)'", label..<label + 1, fix)
}

/// Returns `any P?`, which is written `(any P)?`, or `any any P`, which does not exist.
private func unsupported(existential type: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  let constraint = tree.firstPart(of: type)
  switch constraint.kind {
  case .existential, .opaque: return .cannotBeStored(constraint)
  case .optional where tree.firstPart(of: constraint).kind != .tuple,
    .composition where isOptional(composition: constraint, in: tree):
    return UnsupportedType(type, writtenAs: SpecType(type, in: tree).withOuterOptional, in: tree)
  default: return unsupported(constraint, in: tree)
  }
}

/// Returns `P & Q?`, which is written `(P & Q)?`.
private func unsupported(composition type: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  if isOptional(composition: type, in: tree) {
    return UnsupportedType(type, writtenAs: SpecType(type, in: tree).withOuterOptional, in: tree)
  }
  let part = tree.parts(of: type).first { $0.type.kind == .optional }
  return part.map { UnsupportedType.cannotBeStored($0.type) } ?? firstUnsupported(type, in: tree)
}

/// Returns whether only the last part of a composition is optional, and only once.
private func isOptional(composition type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  let parts = tree.parts(of: type)
  guard let last = parts.last?.type, last.kind == .optional else { return false }
  return tree.firstPart(of: last).kind == .name && !parts.dropLast().contains { $0.type.kind == .optional }
}

extension SpecType {
  /// The optional that was meant if only the last part of a type is one: `(any P)?` for `any P?`.
  fileprivate var withOuterOptional: SpecType {
    switch self {
    case .existential(let type):
      guard case .optional(let type) = type.withOuterOptional else { return self }
      return .optional(SpecType.existential(type).withOuterOptional)
    case .composition(let types):
      guard case .optional(let last)? = types.last else { return self }
      return .optional(SpecType.composition(types.dropLast() + [last]).withOuterOptional)
    default: return self
    }
  }
}

private func isSelf(_ token: Int, in tree: SpecSyntax) -> Bool {
  tree.range(token).count == 4 && tree.text(token) == "Self"
}
