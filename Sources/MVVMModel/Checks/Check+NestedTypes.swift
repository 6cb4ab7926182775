import MVVMSource
import MVVMSyntax

/// Reports types in a spec that have the name of a type nested in the generated class. Inside the class, and
/// so in the logic, the name would mean the nested type.
func checkNestedTypes(
  of syntax: ViewModelSyntax,
  in tree: SpecSyntax,
  _ types: WordSet,
  _ findings: inout [Diagnostic]
) {
  guard !types.isEmpty, let brace = syntax.leftBrace else { return }
  for token in tree.tokens(in: brace + 1..<syntax.tokens.upperBound, of: types)
  where mayNameType(token, in: tree) {
    let place = tree.place(token)
    guard !findings.contains(where: { $0.place == place }) else { continue }
    let name = tree.text(token)
    let message =
      "'\(name)' is another type in generated code: name yours with its module, as in 'MyApp.\(name)'"
    findings.append(Diagnostic(.reservedName, message, at: place))
  }
}

extension SpecSyntax {
  /// Returns those of the given names that a view model uses as types, with or without the module. A name
  /// with generic arguments is left out: it most likely means the library's type.
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

  /// Returns the tokens that are one of the given names.
  fileprivate func tokens(in range: TokenRange, of names: WordSet) -> [Int] {
    self.tokens.withUnsafeBufferPointer { tokens in
      self.file.bytes.withUnsafeBufferPointer { bytes in
        range.filter { index in
          let token = tokens[index]
          guard token.kind == .identifier else { return false }
          // The first byte rules out most tokens.
          let isQuoted = token.flags.contains(.isQuoted)
          return (isQuoted || names.mayContain(wordFrom: bytes[token.range.lowerBound]))
            && names.contains(self.text(index))
        }
      }
    }
  }
}

/// Whether a token may name a type: it is neither a label nor a member of something else.
private func mayNameType(_ token: Int, in tree: SpecSyntax) -> Bool {
  tree.tokens[token - 1].kind != .dot && !isLabel(token, in: tree)
}

/// Whether a token is a label. The key of a dictionary type also has a colon after it, but is not a label.
private func isLabel(_ token: Int, in tree: SpecSyntax) -> Bool {
  isFollowed(token, by: .colon, in: tree) && tree.tokens[token - 1].kind != .leftBracket
}

private func isFollowed(_ token: Int, by kind: Token.Kind, in tree: SpecSyntax) -> Bool {
  token + 1 < tree.tokens.count && tree.tokens[token + 1].kind == kind
}
