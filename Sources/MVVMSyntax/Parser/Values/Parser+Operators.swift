import MVVMSource

// Operators, which are recognized by the tokens around them.
extension Parser {
  func isGap(_ index: Int) -> Bool { self.tokens[index].flags.followsGap }

  @inline(__always)
  func startsLine(_ index: Int) -> Bool {
    self.tokens[index].flags.startsLine
  }

  /// Returns whether a token is a `!` or `?` directly after another token.
  func isMark(_ index: Int) -> Bool {
    (self.tokens[index].kind == .exclamation || self.tokens[index].kind == .question) && !self.isGap(index)
  }

  /// Returns whether a range is only `=`, `?` or `->`, which are not operators.
  func isNotOperator(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && [.equal, .question, .arrow].contains(self.tokens[start].kind)
  }

  /// Returns the index after the adjacent tokens of an operator, or `start` if none begins there.
  func endOfOperator(_ start: Int, _ end: Int) -> Int {
    guard start < end, self.tokens[start].kind != .arrow else { return min(start + 1, end) }
    let canHaveDots = self.tokens[start].kind == .dot
    if canHaveDots, start + 1 >= end || self.tokens[start + 1].kind != .dot || self.isGap(start + 1) {
      return start
    }
    var index = start
    while index < end, index == start || !self.isGap(index) {
      switch self.tokens[index].kind {
      case .ampersand, .arrow, .equal, .exclamation, .question, .less, .greater: break
      case .dot where canHaveDots: break
      case .other where !self.beginsWith(index, [Byte.hash, Byte.dollar, Byte.backslash]): break
      default: return index
      }
      index += 1
    }
    return index
  }

  func beginsWith(_ index: Int, _ bytes: [UInt8]) -> Bool {
    bytes.contains(self.bytes[self.tokens[index].range.lowerBound])
  }

  /// Returns whether a name, a word or a label begins at a token.
  func isOperand(_ index: Int, _ end: Int) -> Bool {
    guard index < end, self.tokens[index].kind == .identifier else { return false }
    return !self.isReserved(index) || self.isOne(index, of: [.selfValue, .nil, .true, .false])
  }

  func isLabel(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && self.tokens[index].kind == .identifier && !self.isWord(index, .inout)
      && self.tokens[index + 1].kind == .colon
  }
}
