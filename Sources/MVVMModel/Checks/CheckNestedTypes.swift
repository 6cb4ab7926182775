import MVVMSource
import MVVMSyntax

/// Reports types in a spec that are named like a type nested in the generated class. Inside the class, and so
/// in the logic, the name would mean the nested type.
func checkNestedTypes(
  in range: TokenRange,
  of tree: SpecSyntax,
  _ types: WordSet,
  _ findings: inout [Diagnostic]
) {
  report(tree.tokens(range, among: types), in: tree, &findings)
}

/// Reports types of members that are named like a type that tests get from a module. Tests do not repeat default values,
/// so these may use the library's type, and a name with generic arguments most likely means that type.
func checkTypesOfTests(
  of viewModel: ViewModelSyntax,
  in tree: SpecSyntax,
  _ types: WordSet,
  _ findings: inout [Diagnostic]
) {
  func check(_ type: TypeSyntax) {
    let tokens = tree.tokens(type.tokens, among: types).filter { !isFollowed($0, by: .less, in: tree) }
    report(tokens, in: tree, &findings)
  }
  for member in tree.members[viewModel.members] {
    for parameter in tree.parameters(of: member) { check(parameter.type) }
    if let type = member.type { check(type) }
  }
}

private func report(_ tokens: [Int], in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  // Members of other types are not affected.
  for token in tokens where tree.tokens[token - 1].kind != .dot {
    let place = tree.place(token)
    guard !findings.contains(where: { $0.place == place }) else { continue }
    let name = tree.text(token)
    let message =
      "'\(name)' means another type in generated code: write yours with its module, as in 'MyApp.\(name)'"
    findings.append(Diagnostic(.reservedName, message, at: place))
  }
}

extension SpecSyntax {
  /// Returns the given names that a view model uses as types, with or without a module. A name with generic
  /// arguments is left out, since it most likely means the library's type.
  public func typesNamed(among types: WordSet) -> [Text] {
    self.viewModels.flatMap { self.tokens($0.body, among: types) }
      .filter { !isFollowed($0, by: .less, in: self) }
      .map { self.text($0) }
  }

  /// Returns the tokens in a range that have one of the given names and are not labels.
  fileprivate func tokens(_ range: TokenRange, among names: WordSet) -> [Int] {
    if names.isEmpty { return [] }
    return range.filter { token in
      self.tokens[token].kind == .identifier && !isLabel(token, in: self) && names.contains(self.text(token))
    }
  }
}

extension ViewModelSyntax {
  /// The tokens after the brace.
  var body: TokenRange { (self.leftBrace.map { $0 + 1 } ?? self.tokens.upperBound)..<self.tokens.upperBound }
}

/// Returns whether a token is a label. The key of a dictionary type is also followed by a colon, but is not a
/// label.
private func isLabel(_ token: Int, in tree: SpecSyntax) -> Bool {
  isFollowed(token, by: .colon, in: tree) && tree.tokens[token - 1].kind != .leftBracket
}

private func isFollowed(_ token: Int, by kind: Token.Kind, in tree: SpecSyntax) -> Bool {
  token + 1 < tree.tokens.count && tree.tokens[token + 1].kind == kind
}
