import MVVMSource

extension Parser {
  /// Reads the value after `=`, which is copied as written. In parentheses it ends at `,` or `)`, otherwise
  /// at the end of the line, at `;` or at `}`.
  mutating func parseValue() -> TokenRange? {
    let start = self.index
    self.expressionBrackets.removeAll(keepingCapacity: true)
    while !self.endsValue() { guard self.stepInExpression() else { return nil } }
    guard self.index > start else { return self.failed(.missingValue, self.placeBefore(start)) }
    var reader = ExpressionReader(cursor: start, end: self.index)
    guard self.readExpression(&reader) else {
      self.index = reader.cursor
      self.reportValue(from: start, upTo: reader.end)
      return nil
    }
    return start..<reader.end
  }

  /// Reports the first token that cannot continue the expression, or that the expression is incomplete.
  private mutating func reportValue(from start: Int, upTo end: Int) {
    if self.index < end, self.endOfGeneric(self.index) != nil, self.tokens[self.index - 2].kind == .dot {
      self.report(.typelessGeneric(self.text(self.index - 1)), token: self.index)
    } else if self.index < end {
      self.reportExpected(self.index == start ? "a value" : "the rest of the value", not: self.index)
    } else {
      self.report(.incompleteValue, self.placeBefore(end))
    }
  }

  private func endsValue() -> Bool {
    guard self.expressionBrackets.isEmpty else { return false }
    switch self.kind {
    case .endOfFile, .rightParenthesis, .rightBracket, .rightBrace, .semicolon: return true
    case .comma: return self.depth > 0
    default: return false
    }
  }

  /// Returns the index after the generic arguments that the `<` at `start` opens, or `nil` if it is an
  /// operator. By Swift's rule for `a < b, c > (d)`, a `<` directly after a name is a bracket if it closes as
  /// generic arguments and if what follows cannot continue an expression.
  func endOfGeneric(_ start: Int) -> Int? {
    guard self.followsName(start), let end = self.endOfGenericArguments(start) else { return nil }
    switch self.tokens[end].kind {
    case .leftParenthesis, .rightParenthesis, .rightBracket, .rightBrace, .leftBrace, .dot, .comma,
      .semicolon, .question, .exclamation, .endOfFile:
      return end
    default:
      return self.startsLine(end) ? end : nil
    }
  }

  /// Returns the index after the `>`, or `nil` if something inside cannot be part of a type. The limit on
  /// nesting prevents reading `a<a<a<…` again and again.
  func endOfGenericArguments(_ start: Int) -> Int? {
    var openers: [Int] = []
    var index = start
    while index < self.tokens.count {
      switch self.tokens[index].kind {
      case .less, .leftParenthesis, .leftBracket:
        guard openers.count < Self.deepest else { return nil }
        openers.append(index)
      case .greater, .rightParenthesis, .rightBracket:
        guard let opener = openers.popLast(), self.closes(index, opener) else { return nil }
        if openers.isEmpty { return index + 1 }
      case .identifier, .number, .ampersand, .arrow, .at, .colon, .comma, .dot, .exclamation, .question: break
      case .other where self.isTilde(index): break
      case .string, .equal, .semicolon, .leftBrace, .rightBrace, .other, .invalid, .endOfFile: return nil
      }
      index += 1
    }
    return nil
  }
}

extension Parser {
  /// Returns whether each interpolation of a string literal has valid call arguments in its parentheses.
  /// Strings inside the interpolations are not checked, so that nesting costs no time.
  func interpolatesArguments(_ string: Int) -> Bool {
    let literal = self.bytes[self.tokens[string].range]
    return self.isInInterpolation || !literal.contains(Byte.backslash)
      || interpolations(of: Array(literal)).allSatisfy(areCallArguments)
  }
}

private func interpolations(of literal: [UInt8]) -> [[UInt8]] {
  var ranges: [Range<Int>] = []
  _ = lex(SourceFile(path: "", bytes: literal)) { ranges = $0.interpolations }
  return ranges.map { Array(literal[$0]) }
}

private func areCallArguments(_ bytes: [UInt8]) -> Bool {
  withParser(of: SourceFile(path: "", bytes: bytes)) { parser, tokens in
    parser.isInInterpolation = true
    var reader = ExpressionReader(cursor: 0, end: tokens.count - 1)
    return parser.readArguments(&reader)
  }
}
