// What stands in the parentheses and square brackets of an expression.

extension Parser {
  /// A list or a dictionary, with the brackets.
  mutating func readList(_ cursor: inout Int, _ end: Int) -> Bool {
    cursor += 1
    if cursor < end, self.tokens[cursor].kind == .colon {
      cursor += 1
      return self.take(.rightBracket, &cursor, end)
    }
    var isDictionary: Bool?
    while cursor < end, self.tokens[cursor].kind != .rightBracket {
      guard self.readItem(&cursor, end, &isDictionary) else { return false }
      guard self.take(.comma, &cursor, end) else { break }
    }
    return self.take(.rightBracket, &cursor, end)
  }

  /// The elements of a tuple, or the arguments of a call or a subscript, with the brackets.
  mutating func readArguments(_ cursor: inout Int, _ end: Int, isTuple: Bool) -> Bool {
    let closer: Token.Kind = self.tokens[cursor].kind == .leftBracket ? .rightBracket : .rightParenthesis
    cursor += 1
    if !isTuple, self.skipLabels(&cursor, end) { return self.take(.rightParenthesis, &cursor, end) }
    while cursor < end, self.tokens[cursor].kind != closer {
      guard self.readArgument(&cursor, end) else { return false }
      guard self.take(.comma, &cursor, end) else { break }
    }
    return self.take(closer, &cursor, end)
  }

  private func take(_ kind: Token.Kind, _ cursor: inout Int, _ end: Int) -> Bool {
    guard cursor < end, self.tokens[cursor].kind == kind else { return false }
    cursor += 1
    return true
  }

  /// `a`, `key: value`: all of a list are of one kind.
  private mutating func readItem(_ cursor: inout Int, _ end: Int, _ isDictionary: inout Bool?) -> Bool {
    guard self.readExpression(&cursor, end), cursor < end else { return false }
    let isPair = self.tokens[cursor].kind == .colon
    guard isDictionary ?? isPair == isPair else { return false }
    isDictionary = isPair
    guard isPair else { return true }
    cursor += 1
    return self.readExpression(&cursor, end)
  }

  /// `a`, `label: a`, or an operator alone.
  private mutating func readArgument(_ cursor: inout Int, _ end: Int) -> Bool {
    if self.isLabel(cursor, end) { cursor += 2 }
    let after = self.endOfOperator(cursor, end)
    if after > cursor, after < end,
      [.comma, .rightBracket, .rightParenthesis].contains(self.tokens[after].kind)
    {
      cursor = after
      return true
    }
    if self.isWord(cursor, "inout") { cursor += 1 }
    return self.readExpression(&cursor, end)
  }

  /// The labels of a function's full name, as in `f(a:_:)`.
  private func skipLabels(_ cursor: inout Int, _ end: Int) -> Bool {
    var index = cursor
    while self.isLabel(index, end) { index += 2 }
    guard index > cursor, index < end, self.tokens[index].kind == .rightParenthesis else { return false }
    cursor = index
    return true
  }

  func isLabel(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && self.tokens[index].kind == .identifier && !self.isWord(index, "inout")
      && self.tokens[index + 1].kind == .colon
  }
}
