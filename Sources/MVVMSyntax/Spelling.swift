import MVVMSource

extension SpecSyntax {
  /// The tokens of a type, spaced as a Swift formatter spaces them and otherwise as written. Comments inside are
  /// left out, and a comma before a closing bracket. A piece of the file where that is how it was written.
  public func spelling(_ tokens: TokenRange) -> Text {
    self.spelling(tokens, .type)
  }

  /// The same for an attribute, in whose arguments the spaces around operators are as written.
  public func spelling(_ attribute: AttributeSyntax) -> Text {
    self.spelling(attribute.tokens, .attribute)
  }

  /// What is spelled.
  private enum Piece {
    case type
    /// Its arguments are expressions: `a > b`, `!a` and `a!` need the spaces that they have.
    case attribute
  }

  private func spelling(_ tokens: TokenRange, _ piece: Piece) -> Text {
    guard !self.isSpelledCanonically(tokens, piece) else { return self.text(tokens) }
    var bytes: [UInt8] = []
    var last: Int?
    for index in tokens where !self.isTrailingComma(index, in: tokens, piece) {
      if let last, self.isSpaced(last, index, piece) { bytes.append(Byte.space) }
      bytes += self.file.bytes[self.tokens[index].range]
      last = index
    }
    return Text(bytes[...])
  }

  private func isSpelledCanonically(_ tokens: TokenRange, _ piece: Piece) -> Bool {
    for index in tokens.dropFirst() {
      let gap = self.tokens[index - 1].range.upperBound..<self.tokens[index].range.lowerBound
      let isSpaced = self.isSpaced(index - 1, index, piece)
      guard gap.count == (isSpaced ? 1 : 0) else { return false }
      guard !isSpaced || self.file.bytes[gap.lowerBound] == Byte.space else { return false }
      guard !self.isTrailingComma(index, in: tokens, piece) else { return false }
    }
    return true
  }

  private func isTrailingComma(_ index: Int, in tokens: TokenRange, _ piece: Piece) -> Bool {
    guard self.tokens[index].kind == .comma, tokens.contains(index + 1) else { return false }
    switch self.tokens[index + 1].kind {
    case .rightParenthesis, .rightBracket: return true
    case .greater: return piece == .type
    default: return false
    }
  }

  /// Whether a space stands between two neighbours.
  private func isSpaced(_ left: Int, _ right: Int, _ piece: Piece) -> Bool {
    switch piece {
    case .type: self.isSpacedInType(left, right)
    case .attribute: self.isSpacedInAttribute(left, right)
    }
  }

  private func isSpacedInAttribute(_ left: Int, _ right: Int) -> Bool {
    switch (self.tokens[left].kind, self.tokens[right].kind) {
    case (.leftParenthesis, _), (.leftBracket, _), (_, .rightParenthesis), (_, .rightBracket), (_, .comma):
      false
    case (.comma, _), (.colon, _): true
    // That of a label: the one of `a ? b : c` follows an expression.
    case (.identifier, .colon) where self.beginsArgument(left): false
    default: self.tokens[right].flags.contains(.followsGap)
    }
  }

  private func beginsArgument(_ token: Int) -> Bool {
    let kind = self.tokens[token - 1].kind
    return kind == .leftParenthesis || kind == .comma
  }

  private func isSpacedInType(_ left: Int, _ right: Int) -> Bool {
    switch (self.tokens[left].kind, self.tokens[right].kind) {
    // `<-` would be one operator.
    case (.less, .other): true
    case (.leftParenthesis, _), (.leftBracket, _), (.at, _), (.dot, _), (_, .dot): false
    case (_, .rightParenthesis), (_, .rightBracket), (_, .comma), (_, .colon), (_, .less), (_, .greater):
      false
    case (_, .question), (_, .exclamation), (.less, _): false
    case (.comma, _), (.colon, _), (.arrow, _), (_, .arrow), (.ampersand, _), (_, .ampersand): true
    case (.identifier, .leftParenthesis): self.isSpacedBeforeParenthesis(left, right)
    case (.other, _), (_, .other): self.tokens[right].flags.contains(.followsGap)
    default: true
    }
  }

  /// `any (P & Q)`, but `throws(E)` and `@available(…)`. An attribute's parentheses are glued to it in Swift.
  private func isSpacedBeforeParenthesis(_ left: Int, _ right: Int) -> Bool {
    if self.text(left) == Self.throwsWord { return false }
    guard !self.tokens[right].flags.contains(.followsGap) else { return true }
    if self.text(left) == Self.nonisolatedWord { return false }
    var index = left
    while index >= 2, self.tokens[index - 1].kind == .dot { index -= 2 }
    return index == 0 || self.tokens[index - 1].kind != .at
  }

  private static let throwsWord: Text = "throws"
  private static let nonisolatedWord: Text = "nonisolated"
}
