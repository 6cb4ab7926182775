import MVVMSource

// Operators, which are told by what stands around them.
extension Parser {
  func isGap(_ index: Int) -> Bool {
    self.tokens[index].flags.contains(.followsGap)
  }

  /// `!` or `?` glued to what stands before it.
  func isMark(_ index: Int) -> Bool {
    (self.tokens[index].kind == .exclamation || self.tokens[index].kind == .question) && !self.isGap(index)
  }

  func isPlainEqual(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && (self.tokens[start].kind == .equal || self.tokens[start].kind == .question)
  }

  /// Whether an operand ends before a token, with nothing glued to it that could be another.
  func endsOperand(_ index: Int, _ end: Int) -> Bool {
    guard index < end, !self.isGap(index) else { return true }
    switch self.tokens[index].kind {
    case .comma, .colon, .rightParenthesis, .rightBracket, .rightBrace, .dot: return true
    default: return false
    }
  }

  /// Behind the characters of an operator, which are glued to each other; the start where there is none.
  func endOfOperator(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return start }
    if self.tokens[start].kind == .arrow { return start + 1 }
    var index = start
    let canHaveDots = self.tokens[start].kind == .dot
    if canHaveDots, start + 1 >= end || self.tokens[start + 1].kind != .dot || self.isGap(start + 1) {
      return start
    }
    while index < end, index == start || !self.isGap(index) {
      switch self.tokens[index].kind {
      case .ampersand, .arrow, .equal, .exclamation, .question, .less, .greater: break
      case .dot where canHaveDots: break
      case .other where self.isOperatorByte(index): break
      default: return index
      }
      index += 1
    }
    return index
  }

  func isOperatorByte(_ index: Int) -> Bool {
    let byte = self.bytes[self.tokens[index].range.lowerBound]
    return byte != Byte.hash && byte != Byte.dollar && byte != Byte.backslash
  }

  func isReservedInExpression(_ index: Int) -> Bool {
    guard self.isReserved(index) else { return false }
    return !self.isOne(index, of: ["self", "nil", "true", "false", "init"])
  }
}
