/// A type as a text names it.
struct TypeUse: Hashable {
  /// `A.B` is `["A", "B"]`.
  var path: [String]
  /// How many generic arguments follow.
  var arity = 0
  /// Spelled `any A`, `some A` or `A & B`.
  var isProtocol = false
  /// What the text takes for a value of the type, where it says so.
  var value: WrittenValue?
}

/// A value as a text writes it where it starts something.
enum WrittenValue: Hashable {
  /// `loginTab` in `LoginIntent = .loginTab` and in `LoginIntent.loginTab`.
  case member(String)
  /// `Index = 0`: the type is an alias of a number's, or takes such a literal.
  case literal(Literal)

  enum Literal {
    case boolean
    case number
    case string
  }
}

/// The names in one text, in the order in which they stand there.
struct NamesInText {
  /// Modules.
  var imports: Set<String> = []
  /// Types and generic parameters, nested ones included.
  var declared: Set<String> = []
  var uses: [TypeUse] = []
}

/// Finds the type names in Swift text or in a spec.
func namesInText(_ text: String) -> NamesInText {
  let tokens = tokens(of: text)
  var names = NamesInText()
  for index in tokens.indices {
    let name = tokens[index].word
    let previous = index > 0 ? tokens[index - 1] : nil
    if name == "import", let module = importedModule(tokens, after: index) {
      names.imports.insert(module)
    } else if isPartOfImport(tokens, index) {
      continue
    } else if let name, declaringWords.contains(name) {
      names.declared.formUnion(declaredNames(tokens, after: index, isViewModel: name == "viewmodel"))
    } else if tokens[index].typeName != nil, previous != .symbol("."), previous != .symbol("@") {
      names.uses.append(typeUse(tokens, at: index))
    }
  }
  return names
}

private let declaringWords: Set<String> = [
  "actor", "associatedtype", "class", "enum", "func", "protocol", "struct", "typealias", "viewmodel",
]

private let importKinds: Set<String> = [
  "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
]

private func importedModule(_ tokens: [Token], after index: Int) -> String? {
  let words = tokens[index...].dropFirst().prefix(2).compactMap(\.word)
  return words.first { !importKinds.contains($0) }
}

/// Whether the token stands directly after `import`, or after `import struct`.
private func isPartOfImport(_ tokens: [Token], _ index: Int) -> Bool {
  let before = tokens[..<index].suffix(2)
  guard let previous = before.last?.word else { return false }
  return previous == "import" || (importKinds.contains(previous) && before.first == .word("import"))
}

/// The name that follows, where it is a type's, and the generic parameters behind it.
private func declaredNames(_ tokens: [Token], after index: Int, isViewModel: Bool) -> Set<String> {
  guard index + 1 < tokens.count else { return [] }
  var names: Set<String> = []
  if let name = tokens[index + 1].typeName {
    names.insert(name)
    if isViewModel { names.formUnion(["Type", "Inputs", "Outputs", "Errors"].map { name + $0 }) }
  }
  guard index + 2 < tokens.count, tokens[index + 2] == .symbol("<") else { return names }
  for list in genericArguments(tokens, at: index + 2).lists {
    if let parameter = list.first?.typeName { names.insert(parameter) }
  }
  return names
}

private func typeUse(_ tokens: [Token], at start: Int) -> TypeUse {
  var path: [String] = []
  var index = start
  while index < tokens.count, let name = tokens[index].typeName {
    path.append(name)
    guard index + 2 < tokens.count, tokens[index + 1] == .symbol("."), tokens[index + 2].typeName != nil
    else { break }
    index += 2
  }
  let arguments = genericArguments(tokens, at: index + 1)
  if let last = path.last, path.count > 1, last == "Type" || last == "Protocol" { path.removeLast() }
  let before = start > 0 ? tokens[start - 1] : nil
  let after = arguments.end < tokens.count ? tokens[arguments.end] : nil
  return TypeUse(
    path: path,
    arity: arguments.lists.count,
    isProtocol: before == .word("any") || before == .word("some") || before == .symbol("&")
      || after == .symbol("&"),
    value: writtenValue(tokens, after: arguments.end)
  )
}

/// The generic arguments that a `<` at this place opens, and the place behind them; none and the place itself
/// where it opens none.
private func genericArguments(_ tokens: [Token], at start: Int) -> (lists: [[Token]], end: Int) {
  guard start < tokens.count, tokens[start] == .symbol("<") else { return ([], start) }
  var lists: [[Token]] = [[]]
  var depth = 0
  for index in start..<tokens.count {
    switch tokens[index] {
    case .symbol("<"), .symbol("("), .symbol("["): depth += 1
    case .symbol(">"), .symbol(")"), .symbol("]"): depth -= 1
    case .symbol("{"), .symbol(";"): return ([], start)
    case .symbol(",") where depth == 1:
      lists.append([])
      continue
    default: break
    }
    if depth == 0 { return (lists, index + 1) }
    if index > start { lists[lists.count - 1].append(tokens[index]) }
  }
  return ([], start)
}

/// The value that follows a type: `T.x`, `T = .x`, and, in a generic argument, `<T>(.x` and `<T>(value: .x`; a
/// literal likewise.
private func writtenValue(_ tokens: [Token], after end: Int) -> WrittenValue? {
  let rest = tokens[end...].prefix(6)
  if rest.first == .symbol("."), case .member(let name)? = writtenValue(rest), !notMembers.contains(name) {
    return .member(name)
  }
  let openings: [[Token]] = [
    [.symbol("=")],
    [.symbol(">"), .symbol("(")],
    [.symbol(">"), .symbol("("), .word("value"), .symbol(":")],
  ]
  for opening in openings where rest.starts(with: opening) {
    if let value = writtenValue(rest.dropFirst(opening.count)) { return value }
  }
  return nil
}

private func writtenValue(_ tokens: ArraySlice<Token>) -> WrittenValue? {
  switch tokens.first {
  case .symbol("."): tokens.dropFirst().first?.memberName.map { .member($0) }
  case .number: .literal(.number)
  case .string: .literal(.string)
  case .word("true"), .word("false"): .literal(.boolean)
  default: nil
  }
}

/// What follows a type's name and a dot without being a member of its own.
private let notMembers: Set<String> = ["init", "self"]
