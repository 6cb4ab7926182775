import MVVMSource
import MVVMSyntax

/// Reports where a spec means a type of its own by a name that the generated class has for another: within the
/// class, and so in the logic, the name would mean that one.
func checkNestedTypes(
  of syntax: ViewModelSyntax,
  in tree: SpecSyntax,
  _ rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  guard !rules.nestedTypes.isEmpty, let brace = syntax.leftBrace else { return }
  for token in brace + 1..<syntax.tokens.upperBound
  where tree.isOne(token, of: rules.nestedTypes) && mayNameType(token, in: tree) {
    let place = tree.place(token)
    guard !findings.contains(where: { $0.place == place }) else { continue }
    let name = tree.text(token)
    let message =
      "'\(name)' is a type of the generated class: name yours with its module, as in 'MyApp.\(name)'"
    findings.append(Diagnostic(.reservedName, message, at: place))
  }
}

extension SpecSyntax {
  /// Those of some names by which a view model means a type, with the module in front or without. One with arguments is
  /// most likely the library's.
  public func typesNamed(among types: WordSet) -> [Text] {
    var result: [Text] = []
    for viewModel in self.viewModels {
      guard !types.isEmpty, let brace = viewModel.leftBrace else { continue }
      for token in brace + 1..<viewModel.tokens.upperBound
      where self.isOne(token, of: types) && !isLabel(token, in: self)
        && !isFollowed(token, by: .less, in: self)
      {
        result.append(self.text(token))
      }
    }
    return result
  }

  /// Whether a token is one of some names.
  fileprivate func isOne(_ token: Int, of names: WordSet) -> Bool {
    guard self.tokens[token].kind == .identifier else { return false }
    let range = self.textRange(token)
    return names.mayContain(wordFrom: self.file.bytes[range.lowerBound])
      && names.contains(self.file.text(range))
  }
}

/// Neither a member of something else nor a label.
private func mayNameType(_ token: Int, in tree: SpecSyntax) -> Bool {
  tree.tokens[token - 1].kind != .dot && !isLabel(token, in: tree)
}

/// A colon stands behind the key of a dictionary's type, too.
private func isLabel(_ token: Int, in tree: SpecSyntax) -> Bool {
  isFollowed(token, by: .colon, in: tree) && tree.tokens[token - 1].kind != .leftBracket
}

private func isFollowed(_ token: Int, by kind: Token.Kind, in tree: SpecSyntax) -> Bool {
  token + 1 < tree.tokens.count && tree.tokens[token + 1].kind == kind
}
