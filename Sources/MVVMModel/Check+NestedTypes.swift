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
  for token in tree.tokens(in: brace + 1..<syntax.tokens.upperBound, of: rules.nestedTypes)
  where mayNameType(token, in: tree) {
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
      for token in self.tokens(in: brace + 1..<viewModel.tokens.upperBound, of: types)
      where !isLabel(token, in: self) && !isFollowed(token, by: .less, in: self) {
        result.append(self.text(token))
      }
    }
    return result
  }

  /// Those tokens that are one of some names.
  fileprivate func tokens(in range: TokenRange, of names: WordSet) -> [Int] {
    self.tokens.withUnsafeBufferPointer { tokens in
      self.file.bytes.withUnsafeBufferPointer { bytes in
        range.filter { index in
          // Most are none by their first byte.
          tokens[index].kind == .identifier
            && names.mayContain(wordFrom: bytes[self.textRange(index).lowerBound])
            && names.contains(self.text(index))
        }
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
