import MVVMSource

extension Parser {
  /// The attributes before a declaration; lines break freely after each.
  mutating func parseAttributes() -> [AttributeSyntax]? {
    guard self.token.kind == .at else { return [] }
    var attributes: [AttributeSyntax] = []
    while self.token.kind == .at {
      guard let attribute = self.parseAttribute() else { return nil }
      attributes.append(attribute)
    }
    self.lineAfterAttribute = self.index
    return attributes
  }

  /// `@name`, `@name.name`, with what is in the parentheses glued to it.
  mutating func parseAttribute() -> AttributeSyntax? {
    let start = self.index
    self.advance()
    guard self.token.kind == .identifier, !self.token.flags.contains(.followsGap) else {
      self.report(.missingName(of: "an attribute"), self.placeBefore(self.index))
      return nil
    }
    let name = self.index
    self.advance()
    while self.token.kind == .dot, self.tokens[self.index + 1].kind == .identifier { self.index += 2 }
    if self.token.kind == .leftParenthesis, !self.token.flags.contains(.followsGap) {
      guard self.skipBrackets() else { return nil }
    }
    return AttributeSyntax(tokens: start..<self.index, name: name)
  }
}
