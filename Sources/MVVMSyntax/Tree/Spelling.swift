import MVVMSource

extension SpecSyntax {
  /// Returns the text of tokens without the gaps and comments between them. Without gaps, the text is a piece
  /// of the file.
  public func joined(_ tokens: TokenRange) -> Text {
    let range = self.range(tokens)
    if tokens.count == 1 { return self.file.text(range) }
    let count = tokens.reduce(0) { $0 + self.tokens[$1].range.count }
    if count == range.count { return self.file.text(range) }
    return Text(tokens.flatMap { self.file.bytes[self.tokens[$0].range] }[...])
  }

  /// Returns the text of an attribute, spaced as by a Swift formatter. Its arguments keep their spaces,
  /// because they are expressions in which `a > b`, `!a` and `a!` need them. Comments are left out, and so is
  /// a comma before a closing bracket. If the attribute is already written like that, its text is a piece of
  /// the file.
  public func spelling(_ attribute: AttributeSyntax) -> Text { self.spelling(attribute.tokens) }

  /// Returns the attributes and specifiers before a type, each spelled as an attribute.
  public func spellings(ofPrefix tokens: TokenRange) -> [Text] {
    var result: [Text] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let end = self.endOfWord(from: index, upTo: tokens.upperBound)
      result.append(self.spelling(index..<end))
      index = end
    }
    return result
  }

  /// Returns the index after `@name.name(…)` or `nonisolated(nonsending)`.
  private func endOfWord(from start: Int, upTo end: Int) -> Int {
    var index = start + (self.tokens[start].kind == .at ? 2 : 1)
    var depth = 0
    while index < end {
      switch self.tokens[index].kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .at where depth == 0: return index
      case .identifier where depth == 0 && self.tokens[index - 1].kind != .dot: return index
      default: break
      }
      index += 1
    }
    return index
  }

  private func spelling(_ tokens: TokenRange) -> Text {
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
    let next = self.tokens[index + 1].kind
    return next == .rightParenthesis || next == .rightBracket
  }

  private func isSpaced(_ left: Int, _ right: Int) -> Bool {
    switch (self.tokens[left].kind, self.tokens[right].kind) {
    case (.leftParenthesis, _), (.leftBracket, _), (_, .rightParenthesis), (_, .rightBracket), (_, .comma):
      false
    case (.comma, _), (.colon, _): true
    // The colon of a label; that of `a ? b : c` follows an expression.
    case (.identifier, .colon) where self.beginsArgument(left): false
    default: self.tokens[right].flags.followsGap
    }
  }

  private func beginsArgument(_ token: Int) -> Bool {
    let kind = self.tokens[token - 1].kind
    return kind == .leftParenthesis || kind == .comma
  }
}
