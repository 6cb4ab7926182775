import MVVMSource
import MVVMSyntax

/// Returns the part of a function type that is not supported. Its parameters are not stored, so they may be
/// `inout`, variadic and so on.
func unsupported(function: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  let (parameters, _, result) = tree.signature(of: function)
  for parameter in parameters {
    if let wrong = labelled(parameter, in: tree) { return wrong }
  }
  // Swift warns about a `Void` parameter: a caller would have to pass `()`.
  if parameters.count == 1, let parameter = parameters.first?.type, parameter.kind != .tuple,
    SpecType(parameter, in: tree).isVoid
  {
    return voidParameter(parameter, in: tree)
  }
  for parameter in parameters {
    if let wrong = unsupported(parameter: parameter.type, in: tree) { return wrong }
  }
  return unsupported(result, in: tree)
}

private func unsupported(parameter type: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  switch type.kind {
  case .attributed:
    let (words, inner) = (tree.prefix(of: type), tree.firstPart(of: type))
    guard areOfFunctionTypes(words, in: tree) else { return .cannotBeStored(type) }
    return hasAttribute("escaping", among: words, in: tree) && !mayEscape(inner, in: tree)
      ? .cannotBeStored(type) : unsupported(inner, in: tree)
  case .variadic: return firstUnsupported(type, in: tree)
  default: return unsupported(type, in: tree)
  }
}

/// Returns whether `@escaping` can apply to a type. A name may be that of a function type. An optional
/// function always escapes.
private func mayEscape(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  switch type.kind {
  case .function, .name: true
  case .tuple: type.parts.count == 1 && mayEscape(tree.firstPart(of: type), in: tree)
  default: false
  }
}

/// Returns whether function types can have the attributes and words before one. Swift does not parse
/// `nonisolated` in an expression.
private func areOfFunctionTypes(_ words: TokenRange, in tree: SpecSyntax) -> Bool {
  areAttributes(words, among: typeAttributes, in: tree) && !words.contains { tree.text($0) == "nonisolated" }
}

/// Swift attributes that function types can have.
private let typeAttributes: WordSet = "Sendable autoclosure concurrent convention escaping isolated"

/// Returns whether the words before a type include no attribute twice, and no Swift attribute except these.
func areAttributes(_ words: TokenRange, among allowed: WordSet, in tree: SpecSyntax) -> Bool {
  var seen: Set<Text> = []
  return words.allSatisfy { index in
    guard tree.tokens[index].kind == .at else { return true }
    let name = tree.text(index + 1)
    guard seen.insert(name).inserted else { return false }
    guard allowed.contains(name) else {
      return !refusedAttributes.contains(name) && !isOfSwift(index + 1, in: tree)
    }
    let hasArguments = tree.tokens[index + 2].kind == .leftParenthesis && words.contains(index + 2)
    return hasArguments == (name == "convention" || name == "isolated")
  }
}

func hasAttribute(_ attribute: String, among words: TokenRange, in tree: SpecSyntax) -> Bool {
  words.contains { tree.tokens[$0].kind == .at && tree.text($0 + 1) == attribute }
}

/// Returns a parameter with a label, which function types cannot have: write `(_ row: Int)` instead of `(row:
/// Int)`.
private func labelled(_ parameter: ElementSyntax, in tree: SpecSyntax) -> UnsupportedType? {
  if let name = parameter.name, tree.text(name) == "inout" {
    return .advice("'inout' is reserved by Swift: choose another name", name..<name + 1, nil)
  }
  guard let label = parameter.label, tree.text(label) != "_" else { return nil }
  let range = tree.range(label)
  let fix = parameter.name == nil ? Edit(range.lowerBound..<range.lowerBound, "_ ") : Edit(range, "_")
  let name = parameter.name ?? label
  let advice = "a function type cannot have labels: write '_ \(tree.joined(name..<name + 1))'"
  return .advice(advice, label..<label + 1, Fix(fix))
}

private func voidParameter(_ type: TypeSyntax, in tree: SpecSyntax) -> UnsupportedType {
  let isAlone = tree.text(type.tokens.lowerBound - 1) == "("
  let fix = isAlone ? Fix(Edit(tree.range(type.tokens), "")) : nil
  return .advice("for no arguments, write '()' instead of '(Void)'", type.tokens, fix)
}

/// Returns whether only attributes of function types come before a type. Specifiers such as `inout` belong to
/// parameters, and so does `@autoclosure`.
func isStored(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  let words = tree.prefix(of: type)
  guard tree.firstPart(of: type).kind == .function, let first = words.first else { return false }
  return tree.tokens[first].kind == .at && tree.text(words) != "@autoclosure"
    && areOfFunctionTypes(words, in: tree)
}
