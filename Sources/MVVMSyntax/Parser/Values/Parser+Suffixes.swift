import MVVMSource

// The tokens that may follow an operand of an expression.
extension Parser {
  func readRest(_ reader: inout ExpressionReader) -> Bool {
    let (cursor, end) = (reader.cursor, reader.end)
    let isAdjacent = cursor != reader.endOfType && !self.startsLine(cursor)
    switch self.tokens[cursor].kind {
    case .leftParenthesis where isAdjacent: return reader.open(.arguments(.rightParenthesis))
    case .leftBracket where isAdjacent: return reader.open(.arguments(.rightBracket))
    case .leftBrace where isAdjacent && cursor != reader.endOfTuple && self.mayCall(cursor - 1):
      return self.readClosures(&reader)
    case .less where isAdjacent && self.endOfGeneric(cursor) != nil:
      if cursor == reader.endOfImplicitMember { return false }
      let isRead = self.readType(&reader) { parser in
        var arguments: [ElementSyntax] = []
        return parser.parseGenericArguments(&arguments)
      }
      // Swift reads the brackets as operators if they end a line, as they do after most values.
      return isRead && reader.cursor < reader.end
    case .comma: return self.readComma(&reader)
    case .colon: return self.readColon(&reader)
    case .rightParenthesis, .rightBracket:
      // A key without a value.
      if case .key = reader.openers.last { return false }
      return self.close(&reader)
    case .dot where self.endOfOperator(cursor, end) == cursor:
      return cursor != reader.endOfType && self.readMember(&reader)
    case .identifier: return self.readInfixWord(&reader)
    default: return self.readOperator(&reader, isAdjacent: isAdjacent)
    }
  }

  /// Returns whether a closure may follow a token as the last argument of a call. A literal cannot be called.
  private func mayCall(_ index: Int) -> Bool {
    if self.isOne(index, of: [.false, .nil, .true]) { return self.tokens[index - 1].kind == .dot }
    let ends: [Token.Kind] = [.identifier, .rightParenthesis, .greater, .exclamation, .question]
    return ends.contains(self.tokens[index].kind)
  }

  private func readComma(_ reader: inout ExpressionReader) -> Bool {
    switch reader.openers.popLast() {
    case nil, .ternary, .key: return false
    case .list: reader.openers.append(.array)
    case .parentheses: reader.openers.append(.tuple)
    case .value: reader.openers.append(.key)
    case .some(let opener): reader.openers.append(opener)
    }
    return reader.skip(wantsOperand: true, startsElement: true)
  }

  /// Reads the colon of a ternary, or between a key and its value.
  private func readColon(_ reader: inout ExpressionReader) -> Bool {
    switch reader.openers.popLast() {
    case .ternary: break
    case .list, .key: reader.openers.append(.value)
    default: return false
    }
    return reader.skip(wantsOperand: true)
  }

  /// Reads `as? A`, `is A`, the effects of `() async throws -> A`, or the `of` of `[3 of A]`.
  private func readInfixWord(_ reader: inout ExpressionReader) -> Bool {
    let cursor = reader.cursor
    if self.isWord(cursor, .is) || self.isWord(cursor, .as) {
      let isMarked = self.isWord(cursor, .as) && cursor + 1 < reader.end && self.isMark(cursor + 1)
      _ = reader.skip(isMarked ? 2 : 1)
      guard reader.cursor < reader.end else { return false }
      let isAttributed = self.tokens[reader.cursor].kind == .at
      let isExistential = self.isOne(reader.cursor, of: [.any, .some])
      let isRead = self.readType(&reader, from: reader.cursor + (isExistential ? 1 : 0)) {
        isAttributed ? $0.parseType() != nil : $0.parsePostfix() != nil
      }
      reader.endOfType = reader.cursor
      return isRead
    }
    if self.isWord(cursor, .of) { return reader.skip(wantsOperand: true) }
    var arrow = cursor
    while arrow < reader.end, self.isEffect(arrow) { arrow += 1 }
    guard arrow > cursor else { return false }
    reader.cursor = arrow
    return arrow < reader.end && self.tokens[arrow].kind == .arrow && reader.skip(wantsOperand: true)
  }

  /// Reads something with the grammar of types, in which no gap may follow a `.`.
  func readType(_ reader: inout ExpressionReader, from start: Int? = nil, by parse: (inout Parser) -> Bool)
    -> Bool
  {
    var parser = self
    // The nodes are discarded, so they are kept apart from those already read.
    parser.nodes = Nodes()
    parser.index = start ?? reader.cursor
    // Line ends in brackets mean nothing.
    if !reader.openers.isEmpty { parser.depth += 1 }
    let isRead = parse(&parser)
    reader.wantsOperand = false
    defer { reader.cursor = parser.index }
    return isRead && parser.index <= reader.end && parser.findings.count == self.findings.count
      && !(reader.cursor..<parser.index).contains { self.tokens[$0 - 1].kind == .dot && self.isGap($0) }
  }

  /// Reads an operator between two operands or directly after an operand, or the `?` of a ternary.
  private func readOperator(_ reader: inout ExpressionReader, isAdjacent: Bool) -> Bool {
    let (cursor, end) = (reader.cursor, reader.end)
    let after = self.endOfOperator(cursor, end)
    guard after > cursor else { return false }
    if self.tokens[cursor].kind == .arrow {
      let isAlone = self.endOfOperator(after, end) == after || self.isGap(after)
      return isAlone && reader.skip(wantsOperand: true)
    }
    if self.isGap(cursor), after == cursor + 1, self.tokens[cursor].kind == .question {
      reader.openers.append(.ternary)
      return reader.skip(wantsOperand: true)
    }
    if isAdjacent, !self.isGap(cursor), self.endsOperand(after, end),
      !self.isNotOperator(cursor, after) || self.isMark(cursor)
    {
      return reader.skip(after - cursor)
    }
    if isAdjacent, self.isMark(cursor), !self.isOperatorGoingOn(cursor) { return reader.skip() }
    let isBalanced = self.isGap(cursor) == (after < end && self.isGap(after))
    if after == end { reader.cursor = end }
    return isBalanced && after < end && !self.isNotOperator(cursor, after)
      && reader.skip(after - cursor, wantsOperand: true)
  }

  /// Returns whether `!` or `?` begins an operator, as in `a!=b`.
  private func isOperatorGoingOn(_ mark: Int) -> Bool {
    self.tokens[mark + 1].kind == .equal && !self.isGap(mark + 1)
  }

  /// Returns whether an operand ends before a token, so that no other operand is attached to it.
  private func endsOperand(_ index: Int, _ end: Int) -> Bool {
    guard index < end, !self.isGap(index) else { return true }
    switch self.tokens[index].kind {
    case .comma, .colon, .rightParenthesis, .rightBracket, .rightBrace, .dot: return true
    default: return false
    }
  }

  /// Reads `{ … } label: { … }` after a call.
  private func readClosures(_ reader: inout ExpressionReader) -> Bool {
    guard self.skipBraces(&reader) else { return false }
    while self.isLabel(reader.cursor, reader.end), reader.cursor + 2 < reader.end,
      self.tokens[reader.cursor + 2].kind == .leftBrace
    {
      guard reader.skip(2), self.skipBraces(&reader) else { return false }
    }
    return true
  }

  func skipBraces(_ reader: inout ExpressionReader) -> Bool {
    var depth = 0
    repeat {
      switch self.tokens[reader.cursor].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .other where self.isStray(reader.cursor, reader.end): return false
      case .other where self.mayHideBrace(reader.cursor, reader.end): return false
      default: break
      }
      _ = reader.skip()
    } while depth > 0 && reader.cursor < reader.end
    return depth == 0
  }

  /// Returns whether a token is a `#` without a name, or an operator without an operand on either side. No
  /// statement in braces can have these.
  private func isStray(_ index: Int, _ end: Int) -> Bool {
    if self.beginsWith(index, [Byte.hash]) {
      let isNamed = self.tokens[index + 1].kind == .identifier && !self.isGap(index + 1)
      return self.tokens[index].range.count > 1 || !isNamed
    }
    let after = self.endOfOperator(index, end)
    guard after > index, after < end, self.isGap(after) else { return false }
    switch (self.tokens[index - 1].kind, self.tokens[after].kind) {
    case (_, .comma), (_, .rightParenthesis): return false
    case (.leftBrace, _), (.leftParenthesis, _), (.leftBracket, _), (.comma, _), (.semicolon, _): return true
    default: return false
    }
  }

  /// Returns whether a regular expression may begin at a token and contain a single brace, which opens or
  /// closes nothing.
  private func mayHideBrace(_ index: Int, _ end: Int) -> Bool {
    guard self.beginsWith(index, [Byte.slash]), self.isGap(index), index + 1 < end, !self.isGap(index + 1)
    else { return false }
    var (next, depth) = (index + 1, 0)
    while next < end, !self.startsLine(next) {
      switch self.tokens[next].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .other where self.beginsWith(next, [Byte.slash]): return depth != 0
      default: break
      }
      next += 1
    }
    return false
  }
}
