import MVVMSource

extension SpecSyntax {
  /// The tokens of a type or an attribute, spaced as a Swift formatter spaces them and otherwise as written.
  /// Comments inside are left out, and a comma before a closing bracket. A piece of the file where that is
  /// how it was written.
  public func spelling(_ tokens: TokenRange) -> Text {
    guard !self.isSpelledCanonically(tokens) else { return self.text(tokens) }
    var bytes: [UInt8] = []
    var last: Int?
    for index in tokens where !self.isTrailingComma(index, in: tokens) {
      if let last, self.isSpaced(last, index) { bytes.append(Byte.space) }
      bytes += self.file.bytes[self.tokens[index].range]
      last = index
    }
    return Text(bytes[...])
  }

  private func isSpelledCanonically(_ tokens: TokenRange) -> Bool {
    for index in tokens.dropFirst() {
      let gap = self.tokens[index - 1].range.upperBound..<self.tokens[index].range.lowerBound
      let isSpaced = self.isSpaced(index - 1, index)
      guard gap.count == (isSpaced ? 1 : 0) else { return false }
      guard !isSpaced || self.file.bytes[gap.lowerBound] == Byte.space else { return false }
      guard !self.isTrailingComma(index, in: tokens) else { return false }
    }
    return true
  }

  private func isTrailingComma(_ index: Int, in tokens: TokenRange) -> Bool {
    guard self.tokens[index].kind == .comma, tokens.contains(index + 1) else { return false }
    switch self.tokens[index + 1].kind {
    case .rightParenthesis, .rightBracket, .greater: return true
    default: return false
    }
  }

  /// Whether a space stands between two neighbours.
  private func isSpaced(_ left: Int, _ right: Int) -> Bool {
    switch (self.tokens[left].kind, self.tokens[right].kind) {
    // `<-` would be one operator.
    case (.less, .other): true
    case (.leftParenthesis, _), (.leftBracket, _), (.at, _), (.dot, _), (_, .dot): false
    case (_, .rightParenthesis), (_, .rightBracket), (_, .comma), (_, .colon), (_, .less), (_, .greater):
      false
    case (_, .question), (_, .exclamation), (.less, _): false
    // Operators, which stand in an attribute alone.
    case (.equal, _), (_, .equal), (.ampersand, .ampersand): self.tokens[right].flags.contains(.followsGap)
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
