import MVVMSource
import MVVMSyntax

/// A lexer for Swift. It works in one pass and without recursion.
struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var tokens: [SwiftToken] = []
  var comments: [SwiftComment] = []
  var mistakes: [SwiftMistake] = []
  var index = 0
  /// The flags of the next token.
  var flags = Token.Flags(startsLine: true)
  private var open = OpenBrackets()
  /// The strings that continue after an interpolation, by the token of its bracket.
  var interpolated: [Int: StringDelimiter] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.tokens.reserveCapacity(bytes.count / 5)
  }

  mutating func run() {
    self.index = byteOrderMarkLength(of: self.bytes)
    // A line such as `#!/usr/bin/env swift` is read as a comment.
    if self.byte(0) == Byte.hash, self.byte(1) == UInt8(ascii: "!") {
      self.skipComment(self.index..<endOfLine(self.bytes, from: self.index), isDocumentation: false)
    }
    while self.index < self.bytes.count { self.step() }
    for token in self.open.indices { self.report(.unclosedBracket, self.tokens[token].range) }
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
    self.flags = Token.Flags()
  }

  /// Reads a token or a part of a gap. Consumes at least one byte.
  private mutating func step() {
    let byte = self.bytes[self.index]
    if isDigit(byte) {
      return self.emit(.number, upTo: self.endOfName(from: endOfNumber(self.bytes, from: self.index)))
    }
    if isWordByte(byte) { return self.emit(.word, upTo: self.endOfName()) }
    switch byte {
    case Byte.space, Byte.tab, 0x0B, 0x0C, 0:
      self.index += 1
      self.flags.followsGap = true
    // The compiler accepts a no-break space as a blank, with a warning.
    case 0xC2 where self.isNoBreakSpace(at: self.index):
      self.index += 2
      self.flags.followsGap = true
    case Byte.lineFeed, Byte.carriageReturn:
      self.index += 1
      self.flags.startsLine = true
      self.flags.followsGap = true
    case Byte.slash: self.lexSlash()
    case Byte.quote: self.lexString()
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

  mutating func openBracket(_ byte: UInt8, length: Int = 1) {
    self.open.open(byte, at: self.tokens.count)
    self.emit(.punctuation, upTo: self.index + length)
  }

  private mutating func closeBracket(_ byte: UInt8) {
    let range = self.index..<self.index + 1
    self.emit(.punctuation, upTo: range.upperBound)
    guard let partner = self.open.close(byte) else { return self.report(.unmatchedBracket, range) }
    for token in self.open.unclosed { self.report(.unclosedBracket, self.tokens[token].range) }
    self.tokens[partner].partner = self.tokens.count - 1
    self.tokens[self.tokens.count - 1].partner = partner
    if let string = self.interpolated[partner] { self.lexText(of: string, from: self.index) }
  }
}
