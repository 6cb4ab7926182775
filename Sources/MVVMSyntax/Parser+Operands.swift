import MVVMSource

// The grammar of Swift's expressions, as far as tokens can tell: what stands in braces is left to the compiler.

/// Whether a text is an expression of Swift.
public func isExpression(_ text: Text) -> Bool {
  let file = SourceFile(path: "", bytes: Array(text.bytes))
  let tokens = lex(file).value ?? []
  return tokens.withUnsafeBufferPointer { tokens in
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(file: file, bytes: bytes, tokens: tokens, lexical: [])
      var cursor = 0
      return parser.isExpression(&cursor, upTo: tokens.count - 1)
    }
  }
}

extension Parser {
  /// Whether tokens are one expression. If not, the cursor is at the one that cannot go on it.
  mutating func isExpression(_ cursor: inout Int, upTo end: Int) -> Bool {
    self.readExpression(&cursor, end) && cursor == end
  }

  /// Operands with operators between them.
  mutating func readExpression(_ cursor: inout Int, _ end: Int) -> Bool {
    self.level += 1
    defer { self.level -= 1 }
    // Ternaries inside one another need no bracket.
    guard self.level <= Self.deepest * 2 else { return false }
    repeat {
      guard self.readOperand(&cursor, end) else { return false }
      guard let isOver = self.readInfix(&cursor, end) else { return false }
      if isOver { return true }
    } while true
  }

  /// `try -a.b(c)!`: words and operators in front, a first part, and what is glued to it.
  private mutating func readOperand(_ cursor: inout Int, _ end: Int) -> Bool {
    let isExistential = self.isWord(cursor, "any") && self.isOperand(cursor + 1, end)
    if isExistential { cursor += 1 }
    while !isExistential, cursor < end, self.skipWord(&cursor, end) {}
    while !isExistential, cursor < end, self.skipPrefixOperator(&cursor, end) {}
    if self.endOfOperator(cursor, end) == end { cursor = end }
    guard cursor < end, self.readFirstPart(&cursor, end) else { return false }
    while cursor < end {
      guard let isRead = self.readSuffix(&cursor, end) else { return false }
      if !isRead { return true }
    }
    return true
  }

  private func skipWord(_ cursor: inout Int, _ end: Int) -> Bool {
    if self.isWord(cursor, "try") {
      cursor += 1
      if cursor < end, self.isMark(cursor) { cursor += 1 }
      return true
    }
    let words: [StaticString] = ["consume", "copy", "unsafe"]
    if self.isWord(cursor, "await") || self.isOne(cursor, of: words) && self.isOperand(cursor + 1, end) {
      cursor += 1
      return true
    }
    // The attribute of a function type, as in `[@Sendable () -> Void]()`.
    if self.tokens[cursor].kind == .at, self.isOperand(cursor + 1, end), !self.isGap(cursor + 1),
      cursor + 2 < end, [.at, .leftParenthesis].contains(self.tokens[cursor + 2].kind), self.isGap(cursor + 2)
    {
      cursor += 2
      return true
    }
    return false
  }

  private func skipPrefixOperator(_ cursor: inout Int, _ end: Int) -> Bool {
    let after = self.endOfOperator(cursor, end)
    let isRegex = self.bytes[self.tokens[cursor].range.lowerBound] == Byte.slash
    guard after > cursor, after < end, !self.isGap(after), !self.isPlainEqual(cursor, after), !isRegex,
      self.tokens[cursor].kind != .arrow,
      self.bytes[self.tokens[after].range.lowerBound] != Byte.backslash
    else {
      return false
    }
    cursor = after
    return true
  }

  /// Whether an operand that is no operator and no bracket begins at a token.
  func isOperand(_ index: Int, _ end: Int) -> Bool {
    guard index < end else { return false }
    return self.tokens[index].kind == .identifier && !self.isReservedInExpression(index)
      && !self.isOne(index, of: ["Any", "borrowing", "consuming", "isolated", "sending"])
  }

  private mutating func readFirstPart(_ cursor: inout Int, _ end: Int) -> Bool {
    switch self.tokens[cursor].kind {
    case .identifier:
      guard !self.isReservedInExpression(cursor) else { return false }
      cursor += 1
      return true
    case .number:
      guard isNumber(self.bytes, self.tokens[cursor].range) else { return false }
      cursor += 1
      return true
    case .string:
      cursor += 1
      return true
    case .dot:
      guard cursor + 1 < end, self.tokens[cursor + 1].kind == .number else {
        return self.readMember(&cursor, end)
      }
      cursor += 1
      return false
    case .leftParenthesis: return self.readArguments(&cursor, end, isTuple: true)
    case .leftBracket: return self.readList(&cursor, end)
    case .leftBrace: return self.skipBraces(&cursor, end)
    case .other:
      switch self.bytes[self.tokens[cursor].range.lowerBound] {
      case Byte.backslash: return self.readKeyPath(&cursor, end)
      case Byte.hash: return self.readMacro(&cursor, end)
      default: return false
      }
    default: return false
    }
  }

  /// `.name`, `.0`
  private func readMember(_ cursor: inout Int, _ end: Int) -> Bool {
    let member = cursor + 1
    guard member < end, !self.isGap(member) else {
      cursor = min(member, end)
      return false
    }
    cursor = member
    switch self.tokens[member].kind {
    case .identifier: break
    case .number where self.bytes[self.tokens[member].range].allSatisfy { isDigit($0) || $0 == Byte.dot }:
      break
    default: return false
    }
    cursor += 1
    return true
  }

  /// `\.a`, `\A.b`
  private mutating func readKeyPath(_ cursor: inout Int, _ end: Int) -> Bool {
    cursor += 1
    guard cursor < end, !self.isGap(cursor) else { return false }
    guard self.tokens[cursor].kind == .dot else {
      guard self.readFirstPart(&cursor, end), cursor < end else { return false }
      return self.tokens[cursor].kind == .dot || self.tokens[cursor].kind == .less || self.isMark(cursor)
    }
    guard cursor + 1 < end, self.tokens[cursor + 1].kind == .leftBracket || self.isMark(cursor + 1) else {
      return self.readMember(&cursor, end)
    }
    cursor += 1
    return true
  }

  /// `#file`, `#name`
  private func readMacro(_ cursor: inout Int, _ end: Int) -> Bool {
    guard self.tokens[cursor].range.count == 1 else { return false }
    cursor += 1
    let statements: [StaticString] = [
      "available", "else", "elseif", "endif", "error", "if", "sourceLocation", "unavailable", "warning",
    ]
    guard cursor < end, !self.isGap(cursor), self.tokens[cursor].kind == .identifier,
      !self.isOne(cursor, of: statements)
    else { return false }
    cursor += 1
    return true
  }

  func skipBraces(_ cursor: inout Int, _ end: Int) -> Bool {
    var depth = 0
    repeat {
      switch self.tokens[cursor].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      default: break
      }
      cursor += 1
    } while depth > 0 && cursor < end
    return depth == 0
  }
}

// What follows a first part.
extension Parser {
  /// Whether what follows belongs to the operand, and was read; `nil` for a mistake.
  private mutating func readSuffix(_ cursor: inout Int, _ end: Int) -> Bool? {
    guard !self.tokens[cursor].flags.contains(.startsLine) || self.tokens[cursor].kind == .dot else {
      return false
    }
    switch self.tokens[cursor].kind {
    case .dot:
      if self.endOfOperator(cursor, end) > cursor { return self.skipPostfixOperator(&cursor, end) }
      return self.readMember(&cursor, end) ? true : nil
    case .leftParenthesis, .leftBracket:
      return self.readArguments(&cursor, end, isTuple: false) ? true : nil
    case .leftBrace: return self.readClosures(&cursor, end)
    case .less where self.closesAsGeneric(cursor): return self.readGenericArguments(&cursor)
    case .exclamation, .question:
      guard self.isMark(cursor), !self.isOperatorGoingOn(cursor) else {
        return self.skipPostfixOperator(&cursor, end)
      }
      cursor += 1
      return true
    default: return self.skipPostfixOperator(&cursor, end)
    }
  }

  private func isOperatorGoingOn(_ mark: Int) -> Bool {
    self.tokens[mark + 1].kind == .equal && !self.isGap(mark + 1)
      || self.tokens[mark].kind == .question && self.tokens[mark + 1].kind == .question
        && !self.isGap(mark + 1)
        && self.isGap(mark)
  }

  /// An operator that is glued to what stands before it alone.
  private func skipPostfixOperator(_ cursor: inout Int, _ end: Int) -> Bool {
    let after = self.endOfOperator(cursor, end)
    guard after > cursor, !self.isGap(cursor), !self.isPlainEqual(cursor, after),
      self.tokens[cursor].kind != .arrow
    else { return false }
    guard self.endsOperand(after, end) else { return false }
    cursor = after
    return true
  }

  private func readGenericArguments(_ cursor: inout Int) -> Bool? {
    var parser = self
    parser.index = cursor
    var arguments: [TypeSyntax] = []
    let isRead = parser.parseGenericArguments(&arguments) && parser.index == self.endOfGeneric
    cursor = parser.index
    return isRead ? true : nil
  }

  /// `{ … } label: { … }` behind a call.
  private func readClosures(_ cursor: inout Int, _ end: Int) -> Bool? {
    switch self.tokens[cursor - 1].kind {
    case .identifier, .rightParenthesis, .greater, .exclamation, .question: break
    default: return false
    }
    guard self.skipBraces(&cursor, end) else { return nil }
    while self.isLabel(cursor, end), cursor + 2 < end, self.tokens[cursor + 2].kind == .leftBrace {
      cursor += 2
      guard self.skipBraces(&cursor, end) else { return nil }
    }
    return true
  }

  /// Whether the expression is over; if not, an operand has to follow. `nil` for a mistake.
  private mutating func readInfix(_ cursor: inout Int, _ end: Int) -> Bool? {
    guard cursor < end else { return true }
    if self.isWord(cursor, "is") || self.isWord(cursor, "as") {
      let mayBeMarked = self.isWord(cursor, "as")
      cursor += 1
      if mayBeMarked, cursor < end, self.isMark(cursor) { cursor += 1 }
      return cursor < end && self.startsType(self.tokens[cursor].kind) ? false : nil
    }
    if self.isEffect(cursor) || self.isWord(cursor, "of") { return self.readInfixWord(&cursor, end) }
    if self.tokens[cursor].kind == .question, self.isGap(cursor),
      self.endOfOperator(cursor, end) == cursor + 1
    {
      cursor += 1
      guard self.readExpression(&cursor, end), cursor < end, self.tokens[cursor].kind == .colon else {
        return nil
      }
      cursor += 1
      return false
    }
    let after = self.endOfOperator(cursor, end)
    guard after > cursor else { return true }
    let isBalanced = self.isGap(cursor) == (after < end && self.isGap(after))
    guard isBalanced, !self.isPlainEqual(cursor, after) else {
      if after == end { cursor = end }
      return nil
    }
    cursor = after
    return false
  }

  /// `() async throws -> A`, `[3 of A]`
  private func readInfixWord(_ cursor: inout Int, _ end: Int) -> Bool? {
    if self.isWord(cursor, "of") {
      cursor += 1
      return false
    }
    while cursor < end, self.isEffect(cursor) { cursor += 1 }
    guard cursor < end, self.tokens[cursor].kind == .arrow else { return nil }
    cursor += 1
    return false
  }
}
