import MVVMSource

extension Parser {
  /// Reads the attributes before a declaration. A line break may follow each.
  mutating func parseAttributes() -> Range<Int>? {
    let start = self.nodes.attributes.count
    guard self.token.kind == .at else { return start..<start }
    while self.token.kind == .at {
      guard let attribute = self.parseAttribute() else { return nil }
      self.nodes.attributes.append(attribute)
    }
    self.lineAfterAttribute = self.index
    return start..<self.nodes.attributes.count
  }

  /// Reads `@name` or `@name.name`, with parentheses that directly follow it.
  mutating func parseAttribute() -> AttributeSyntax? {
    let start = self.index
    self.advance()
    guard self.token.kind == .identifier, !self.isGap(self.index) else {
      return self.failed(.missingName(of: "an attribute"), self.placeBefore(self.index))
    }
    let name = self.index
    guard self.checkAttributeName() else { return nil }
    while self.token.kind == .dot, self.tokens[self.index + 1].kind == .identifier,
      !self.isGap(self.index + 1)
    {
      self.advance()
      guard self.checkAttributeName() else { return nil }
    }
    guard self.parseAttributeArguments(of: name) else { return nil }
    return AttributeSyntax(tokens: start..<self.index, name: name)
  }

  private mutating func checkAttributeName() -> Bool {
    let isWord = self.isOne(self.index, of: [.anyType, .selfType, .any, .async, .await, .each, .some])
    if isWord || self.isReserved(self.index) || !self.isName(self.index) || !self.isPlainName(self.index) {
      return self.reportInvalidName()
    }
    self.advance()
    return true
  }

  private mutating func parseAttributeArguments(of name: Int) -> Bool {
    let words = self.argumentWords(of: name)
    let isAvailability = self.isWord(name, .available)
    guard self.token.kind == .leftParenthesis, !self.isGap(self.index) else {
      if isAvailability { self.reportExpected("'(*, deprecated)' or the like") }
      if let words { self.reportExpected(words.expected) }
      return !isAvailability && words == nil
    }
    let start = self.index
    guard self.skipBrackets() else { return false }
    let arguments = start + 1..<self.index - 1
    if isAvailability { return self.checkAvailability(arguments) }
    if let words {
      let isKnown = arguments.count == 1 && self.isOne(arguments.lowerBound, of: words.known)
      return isKnown || self.reportExpected(words.expected, not: start)
    }
    var reader = ExpressionReader(cursor: start, end: self.index)
    return self.readArguments(&reader) || self.reportExpected("another argument", not: reader.cursor)
  }

  /// Returns the only words that an attribute accepts as its argument; `nil` if it takes other arguments.
  private func argumentWords(of name: Int) -> (known: [Word], expected: String)? {
    if self.isWord(name, .convention) { return ([.block, .c, .swift, .thin], "'(c)' or '(block)'") }
    return self.isWord(name, .isolated) ? ([.any], "'(any)'") : nil
  }
}
