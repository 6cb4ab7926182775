import MVVMSource

// Types between brackets.
extension Parser {
  /// Reads `<A, B>`.
  mutating func parseGenericArguments(_ arguments: inout [ElementSyntax]) -> Bool {
    guard self.enterBracket() else { return false }
    repeat {
      guard let argument = self.parseGenericArgument() else { return false }
      arguments.append(ElementSyntax(argument))
    } while self.take(.comma) && self.kind != .greater
    return self.close(.greater, "',' or '>'")
  }

  /// Reads a type, or the number of elements of an inline array.
  private mutating func parseGenericArgument() -> TypeSyntax? {
    let start = self.index
    if self.equals(start, "-"), self.kind(after: 1) == .number, !self.isGap(start + 1) { self.advance() }
    if self.kind != .number, self.index == start { return self.parseType() }
    guard self.kind == .number, isInteger(self.bytes, self.token.range) else {
      return self.expected("a number")
    }
    self.advance()
    return self.type(.name, from: start)
  }

  /// Reads `[T]`, `[K: V]` or `[3 of T]`.
  mutating func parseCollection() -> TypeSyntax? {
    let start = self.index
    guard self.enterBracket() else { return nil }
    guard let first = self.parseGenericArgument() else { return nil }
    let kind: TypeSyntax.Kind
    var parts = [ElementSyntax(first)]
    if self.take(.colon) {
      guard let value = self.parseType() else { return nil }
      parts.append(ElementSyntax(value))
      kind = .dictionary
    } else if self.takeWord(.of) {
      guard let element = self.parseType() else { return nil }
      parts = [ElementSyntax(element)]
      kind = .inlineArray
    } else {
      guard self.tokens[first.tokens.upperBound - 1].kind != .number else { return self.expected("'of'") }
      kind = .array
    }
    guard self.close(.rightBracket, "']'") else { return nil }
    return self.type(kind, from: start, of: parts)
  }

  /// Reads `(A, label: B)`: a tuple, or the parameters of a function type.
  mutating func parseTuple() -> [ElementSyntax]? {
    guard self.enterBracket() else { return nil }
    var elements: [ElementSyntax] = []
    while self.kind != .rightParenthesis {
      guard let element = self.parseElement() else { return nil }
      elements.append(element)
      guard self.take(.comma) else { break }
    }
    return self.close(.rightParenthesis, "',' or ')'") ? elements : nil
  }

  private mutating func parseElement() -> ElementSyntax? {
    let start = self.index
    var label: Int?
    var name: Int?
    if self.kind == .identifier {
      if self.kind(after: 1) == .colon {
        label = start
        self.index += 2
      } else if self.kind(after: 1) == .identifier, self.kind(after: 2) == .colon {
        label = start
        name = start + 1
        self.index += 3
      }
    }
    guard let type = self.parseType(mayEscape: true) else { return nil }
    return ElementSyntax(tokens: start..<self.index, label: label, name: name, type: type)
  }
}

extension Parser {
  /// Skips a closing bracket, or reports what else was expected.
  mutating func close(_ closer: Token.Kind, _ expected: String) -> Bool {
    guard self.kind == closer else { return self.reportInBrackets(expected) }
    self.advance()
    self.depth -= 1
    return true
  }

  /// Skips brackets and everything in them, starting at the opening one.
  mutating func skipBrackets() -> Bool {
    let start = self.index
    self.expressionBrackets.removeAll(keepingCapacity: true)
    repeat { guard self.stepInExpression() else { return false } } while !self.expressionBrackets.isEmpty
    return self.index > start
  }

  /// Skips one token of an expression and keeps track of its brackets.
  mutating func stepInExpression() -> Bool {
    switch self.token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace:
      guard self.depth + self.expressionBrackets.count < Self.deepest else {
        self.depth += 1
        return self.report(.nestingTooDeep, token: self.index)
      }
      self.expressionBrackets.append(self.index)
    case .rightParenthesis, .rightBracket, .rightBrace:
      guard let opener = self.expressionBrackets.popLast(), self.closes(self.index, opener) else {
        self.depth += 1
        return self.reportInBrackets("the end of the value")
      }
    case .less:
      guard let end = self.endOfGeneric(self.index) else { break }
      self.index = end
      return true
    case .endOfFile:
      self.depth += 1
      return self.reportExpected("the end of the value")
    default: break
    }
    self.advance()
    return true
  }

  /// Returns whether one bracket can close another, by their kinds.
  func closes(_ closer: Int, _ opener: Int) -> Bool {
    switch (self.tokens[opener].kind, self.tokens[closer].kind) {
    case (.leftParenthesis, .rightParenthesis), (.leftBracket, .rightBracket), (.leftBrace, .rightBrace),
      (.less, .greater):
      true
    default: false
    }
  }
}
