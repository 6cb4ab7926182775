import MVVMSource
import MVVMSyntax

/// Reports where a spec means a type of its own by a name that the generated class or a binding has for another: within
/// the class, and so in the logic, the name would mean that one.
func checkNestedTypes(
  of syntax: ViewModelSyntax,
  in tree: SpecSyntax,
  _ rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  let names = rules.nestedTypes + rules.bindingTypes
  guard !names.isEmpty, let brace = syntax.leftBrace else { return }
  for token in brace + 1..<syntax.tokens.upperBound where tree.tokens[token].kind == .identifier {
    guard names.contains(tree.text(token)), mayNameType(token, in: tree) else { continue }
    let place = tree.place(token)
    guard !findings.contains(where: { $0.place == place }) else { continue }
    let name = tree.text(token)
    let meaning =
      rules.bindingTypes.contains(name)
      ? "stands for the view in a binding" : "is a type of the generated class"
    let message = "'\(name)' \(meaning): name yours with its module, as in 'MyApp.\(name)'"
    findings.append(Diagnostic(.reservedName, message, at: place))
  }
}

extension SpecSyntax {
  /// Those of some names by which a view model means a type, with the module in front or without. One with arguments is
  /// most likely the library's.
  public func typesNamed(among types: [Text]) -> [Text] {
    self.viewModels.flatMap { viewModel -> [Text] in
      guard !types.isEmpty, let brace = viewModel.leftBrace else { return [] }
      return (brace + 1..<viewModel.tokens.upperBound).compactMap { token in
        guard self.tokens[token].kind == .identifier else { return nil }
        let name = self.text(token)
        let isMeant = !isLabel(token, in: self) && !isFollowed(token, by: .less, in: self)
        return types.contains(name) && isMeant ? name : nil
      }
    }
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
