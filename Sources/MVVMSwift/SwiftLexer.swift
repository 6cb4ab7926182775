import MVVMSource

/// A lexer for Swift. It works in one pass and without recursion.
struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var tokens: [SwiftToken] = []
  var comments: [SwiftComment] = []
  var mistakes: [SwiftMistake] = []
  var index = 0
  /// The flags of the next token.
  var flags: SwiftToken.Flags = [.startsLine]
  /// The open brackets, innermost last.
  private var open: [OpenBracket] = []
  /// The number of open brackets, by the byte that closes them.
  private var numberOpen: [UInt8: Int] = [:]

  private struct OpenBracket {
    let token: Int
    let closer: UInt8
    /// The string that continues after the interpolation; `nil` for any other bracket.
    let string: StringDelimiter?
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.tokens.reserveCapacity(bytes.count / 5)
  }

  mutating func run() {
    self.index = byteOrderMarkLength(of: self.bytes)
    if self.byte(0) == Byte.hash, self.byte(1) == UInt8(ascii: "!") { self.skipLineComment() }
    while self.index < self.bytes.count { self.step() }
    for bracket in self.open { self.report(.unclosedBracket, self.tokens[bracket.token].range) }
  }

  /// Returns the byte at a distance from the current index; 0 after the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    self.index + offset < self.bytes.count ? self.bytes[self.index + offset] : 0
  }

  mutating func report(_ kind: SwiftMistake.Kind, _ range: Range<Int>) {
    self.mistakes.append(SwiftMistake(kind: kind, range: range))
  }

  mutating func emit(_ kind: SwiftToken.Kind, upTo end: Int) {
    self.tokens.append(SwiftToken(kind, self.index..<end, flags: self.flags))
    self.index = end
    self.flags = []
  }

  /// Reads a token or a part of a gap. Consumes at least one byte.
  private mutating func step() {
    let byte = self.bytes[self.index]
    if isWordByte(byte) { return isDigit(byte) ? self.lexNumber() : self.emit(.word, upTo: self.endOfName()) }
    switch byte {
    case Byte.space, Byte.tab, 0x0B, 0x0C, 0:
      self.index += 1
      self.flags.insert(.followsGap)
    // The compiler accepts a no-break space as a blank, with a warning.
    case 0xC2 where self.isNoBreakSpace(at: self.index):
      self.index += 2
      self.flags.insert(.followsGap)
    case Byte.lineFeed, Byte.carriageReturn:
      self.index += 1
      self.flags.formUnion([.startsLine, .followsGap])
    case Byte.slash: self.lexSlash()
    case Byte.quote: self.lexString(hashes: 0)
    case Byte.hash: self.lexHash()
    case Byte.backtick: self.lexQuotedName()
    case Byte.dollar: self.emit(.word, upTo: self.endOfName(from: self.index + 1))
    case UInt8(ascii: "("), UInt8(ascii: "["), Byte.leftBrace: self.openBracket(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), Byte.rightBrace: self.closeBracket(byte)
    case Byte.comma, Byte.colon, Byte.semicolon, Byte.backslash, UInt8(ascii: "@"):
      self.emit(.punctuation, upTo: self.index + 1)
    case 0x80... where !self.isOperator(at: self.index): self.emit(.word, upTo: self.endOfName())
    default: self.lexOperator()
    }
  }

  /// Returns the end of the name that continues at an offset, by default at the current index.
  func endOfName(from start: Int? = nil) -> Int {
    var end = start ?? self.index
    while end < self.bytes.count {
      let byte = self.bytes[end]
      guard isWordByte(byte) || byte >= 0x80 && !self.isOperator(at: end) && !self.isNoBreakSpace(at: end)
      else { break }
      end += 1
    }
    return end
  }

  private func isNoBreakSpace(at index: Int) -> Bool {
    self.bytes[index] == 0xC2 && index + 1 < self.bytes.count && self.bytes[index + 1] == 0xA0
  }

  private mutating func lexQuotedName() {
    var end = self.index + 1
    while end < self.bytes.count, self.bytes[end] != Byte.backtick, !isLineEnd(self.bytes[end]) { end += 1 }
    guard end < self.bytes.count, self.bytes[end] == Byte.backtick else {
      self.report(.unexpectedCharacter, self.index..<self.index + 1)
      return self.emit(.invalid, upTo: self.index + 1)
    }
    self.emit(.word, upTo: end + 1)
  }

  /// Reads a number, such as `1_000`, `0xFF` or `1.5e-3`. The dots of `1.description` and `1...2` do not belong to it.
  private mutating func lexNumber() {
    var end = self.endOfName()
    if end + 1 < self.bytes.count, self.bytes[end] == Byte.dot, isDigit(self.bytes[end + 1]) {
      end = self.endOfName(from: end + 1)
    }
    let isHexadecimal = self.byte(1) | 0x20 == UInt8(ascii: "x")
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    let hasSign =
      end + 1 < self.bytes.count && [Byte.minus, Byte.plus].contains(self.bytes[end])
      && isDigit(self.bytes[end + 1])
    if hasSign, self.bytes[end - 1] | 0x20 == exponent { end = self.endOfName(from: end + 1) }
    self.emit(.number, upTo: end)
  }
}

extension SwiftLexer {
  mutating func openBracket(_ byte: UInt8, length: Int = 1, string: StringDelimiter? = nil) {
    let closer: UInt8 =
      switch byte {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "["): UInt8(ascii: "]")
      default: Byte.rightBrace
      }
    self.numberOpen[closer, default: 0] += 1
    self.open.append(OpenBracket(token: self.tokens.count, closer: closer, string: string))
    self.emit(.punctuation, upTo: self.index + length)
  }

  /// Closes the innermost open bracket of the same kind. Brackets that are still open inside it get no partner.
  private mutating func closeBracket(_ byte: UInt8) {
    let range = self.index..<self.index + 1
    self.emit(.punctuation, upTo: self.index + 1)
    guard self.numberOpen[byte, default: 0] > 0 else { return self.report(.unmatchedBracket, range) }
    while let bracket = self.open.popLast() {
      self.numberOpen[bracket.closer, default: 0] -= 1
      if bracket.closer == byte { return self.close(bracket) }
      self.report(.unclosedBracket, self.tokens[bracket.token].range)
    }
  }

  private mutating func close(_ bracket: OpenBracket) {
    self.tokens[bracket.token].partner = self.tokens.count - 1
    self.tokens[self.tokens.count - 1].partner = bracket.token
    if let string = bracket.string { self.lexText(of: string) }
  }
}
