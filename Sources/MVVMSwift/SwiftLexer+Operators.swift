import MVVMSource
import MVVMSyntax

extension SwiftLexer {
  /// Reads a comment, a regular expression or an operator.
  mutating func lexSlash() {
    if isComment(self.bytes, at: self.index) { return self.skipComment() }
    if self.mayStartExpression, let end = self.endOfBareRegex() { return self.emit(.regex, upTo: end) }
    self.lexOperator()
  }

  /// Whether an operand may begin here, rather than an operator between two operands.
  private var mayStartExpression: Bool {
    guard let last = self.tokens.last else { return true }
    switch last.kind {
    case .directive: return true
    case .operator:
      let text = self.bytes[last.range.upperBound - 1]
      return last.flags.followsGap
        || (text != UInt8(ascii: "!") && text != UInt8(ascii: "?") && text != Byte.greater)
    case .punctuation: return !self.isClosing(last)
    case .word:
      return ["return", "in", "case", "where", "if", "else", "throw", "try", "await"].contains {
        matches(self.bytes, at: last.range, $0)
      }
    case .number, .string, .regex, .invalid: return false
    }
  }

  private func isClosing(_ bracket: SwiftToken) -> Bool {
    [UInt8(ascii: ")"), UInt8(ascii: "]"), Byte.rightBrace].contains(self.bytes[bracket.range.lowerBound])
  }

  /// Returns the end of the regular expression `/…/` that begins here; `nil` if there is none. As Swift
  /// requires, it is on one line, and neither begins nor ends with a blank.
  private func endOfBareRegex() -> Int? {
    let first = self.byte(1)
    if first == 0 || isBlank(first) || isLineEnd(first) { return nil }
    var end = self.index + 1
    var isInClass = false
    while end < self.bytes.count, !isLineEnd(self.bytes[end]) {
      switch self.bytes[end] {
      case Byte.backslash: end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case Byte.slash where !isInClass: return isBlank(self.bytes[end - 1]) ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Reads a regular expression `#/…/#`, which may span several lines.
  mutating func lexRegex(hashes: Int) {
    let start = self.index
    var end = start + hashes + 1
    while end < self.bytes.count {
      let closes =
        self.bytes[end] == Byte.slash
        && (1...hashes).allSatisfy { end + $0 < self.bytes.count && self.bytes[end + $0] == Byte.hash }
      if closes { return self.emit(.regex, upTo: end + hashes + 1) }
      end += self.bytes[end] == Byte.backslash ? 2 : 1
    }
    self.report(.unterminatedString, start..<self.bytes.count)
    self.emit(.regex, upTo: self.bytes.count)
  }

  mutating func lexOperator() {
    let byte = self.bytes[self.index]
    if self.endsOperand, self.isSingle(byte) { return self.emit(.operator, upTo: self.index + 1) }
    if byte == Byte.dot, !self.isDotOperator { return self.emit(.punctuation, upTo: self.index + 1) }
    let end = self.endOfOperator(allowsDots: byte == Byte.dot)
    guard end > self.index else {
      let end = self.index + 1
      self.report(.unexpectedCharacter, self.index..<end)
      return self.emit(.invalid, upTo: end)
    }
    if self.flags.startsLine, end - self.index >= 7,
      [Byte.less, Byte.greater, Byte.equal].contains(byte)
    {
      self.report(.mergeConflict, self.index..<end)
    }
    self.emit(.operator, upTo: end)
  }

  /// Whether the previous token ends an operand or is part of a generic type, and no gap follows it.
  private var endsOperand: Bool {
    guard self.flags == Token.Flags(), let last = self.tokens.last else { return false }
    switch last.kind {
    case .word, .string, .regex: return true
    case .operator:
      return last.range.count == 1
        && [Byte.greater, UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self.bytes[last.range.lowerBound])
    case .punctuation: return self.isClosing(last)
    case .number, .directive, .invalid: return false
    }
  }

  /// Returns whether a byte directly after an operand is a token of its own, as in `a?`, `a!`, `A<` and `A>`.
  /// It is not if it begins a common operator, such as `??` or `!=`.
  private func isSingle(_ byte: UInt8) -> Bool {
    let next = self.byte(1)
    switch byte {
    case UInt8(ascii: "?"): return next != UInt8(ascii: "?")
    case UInt8(ascii: "!"): return next != Byte.equal
    case Byte.greater:
      return next == Byte.greater || !self.isOperator(at: self.index + 1) || next == UInt8(ascii: "?")
        || next == UInt8(ascii: "!") || next == Byte.dot || next == UInt8(ascii: "&")
    case Byte.less: return !self.isOperator(at: self.index + 1)
    default: return false
    }
  }

  /// Whether the dot here begins an operator, such as `...`, `..<` or `.~`, rather than a member access.
  private var isDotOperator: Bool {
    let next = self.byte(1)
    return next == Byte.dot || next != 0 && next != Byte.slash && self.isOperator(at: self.index + 1)
  }

  private func endOfOperator(allowsDots: Bool) -> Int {
    var end = self.index
    while end < self.bytes.count {
      let byte = self.bytes[end]
      if byte == Byte.slash, isComment(self.bytes, at: end) { break }
      guard byte == Byte.dot && allowsDots || byte != Byte.dot && self.isOperator(at: end) else { break }
      end += byte < 0x80 ? 1 : self.bytes.scalar(at: end).length
    }
    return end
  }

  /// Returns whether an operator character begins at an index.
  func isOperator(at index: Int) -> Bool {
    guard index < self.bytes.count else { return false }
    switch self.bytes[index] {
    case 0xC2, 0xC3, 0xE2, 0xE3: return isOperatorScalar(self.bytes.scalar(at: index).value)
    case let byte: return isOperatorByte(byte)
    }
  }
}
