import MVVMSource

/// Splits a spec into tokens. There is always a value, which ends with the end-of-file token. The diagnostics
/// are sorted by place.
public func lex(_ file: SourceFile) -> Diagnosed<[Token]> { lex(file) { _ in } }

/// - Parameter finish: Called with the lexer at the end of the file.
func lex(_ file: SourceFile, _ finish: (Lexer) -> Void) -> Diagnosed<[Token]> {
  var diagnostics: [Diagnostic] = []
  // Each token has at least one byte, so there is room for all. Memory pages that are never touched cost
  // nothing.
  let tokens = [Token](unsafeUninitializedCapacity: file.bytes.count + 1) { buffer, count in
    file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(file: file, bytes: bytes, tokens: buffer)
      lexer.run()
      count = lexer.count
      diagnostics = lexer.diagnostics
      finish(lexer)
    }
  }
  return Diagnosed(tokens, diagnostics).inOrder()
}

struct Lexer {
  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeMutableBufferPointer<Token>
  var count = 0
  var index = 0
  /// The flags of the next token.
  var flags = Token.Flags(startsLine: true)
  var diagnostics: [Diagnostic] = []
  /// The first mistake in the string that is being read. It is reported only if the string is closed.
  var stringMistake: Diagnostic?
  /// The interpolations of strings, including their parentheses, but not those of strings inside them.
  var interpolations: [Range<Int>] = []
  /// Whether the first side of a merge conflict is being read.
  var isInsideConflict = false
  /// The offset up to which no line closes a conflict, so that the search need not be repeated.
  var endOfUnclosedConflict = 0
  /// The number of open `#if`s.
  var conditions = 0

  mutating func run() {
    // Other bytes that are not UTF-8 are part of the same mistake.
    if let mistake = invalidUTF8(in: self.file, .invalidEncoding) { self.diagnostics.append(mistake) }
    self.index = byteOrderMarkLength(of: self.bytes)
    self.skipMergeConflict()
    while self.index < self.bytes.count { self.step() }
    self.flags.startsLine = true
    self.emit(.endOfFile, upTo: self.index)
  }

  /// Reads a token or a part of a gap, at least one byte.
  @inline(__always)
  private mutating func step() {
    let byte = self.bytes[self.index]
    if isWordByte(byte) {
      if isDigit(byte) { self.lexNumber() } else { self.lexWord() }
      return
    }
    switch byte {
    case Byte.space, Byte.tab, 0x0B, 0x0C:
      repeat { self.index += 1 } while self.peek(0) == Byte.space
      self.flags.followsGap = true
    case Byte.lineFeed, Byte.carriageReturn:
      self.index += 1
      self.flags.followsGap = true
      self.flags.startsLine = true
      self.skipMergeConflict()
    case Byte.slash: self.lexSlash()
    case Byte.star where self.peek(1) == Byte.slash: self.lexCommentEnd()
    case Byte.quote: self.lexString()
    case Byte.hash: self.lexHash()
    case Byte.backtick: self.lexQuotedName()
    // `$0` or `$value`, which occur only in expressions.
    case Byte.dollar: self.emit(.other, upTo: endOfWord(in: self.bytes, from: self.index + 1))
    case Byte.minus where self.peek(1) == Byte.greater: self.emit(.arrow, upTo: self.index + 2)
    case Byte.apostrophe: self.lexApostrophe()
    case 0x80...: self.lexCharacter()
    default: self.lexPunctuation(byte)
    }
  }

  @inline(__always)
  mutating func emit(_ kind: Token.Kind, upTo end: Int, word: Word = .other) {
    self.tokens[self.count] = Token(kind, self.index..<end, flags: self.flags, word: word)
    self.count += 1
    self.index = end
    self.flags = Token.Flags()
  }

  /// Returns the byte at a distance from the cursor, or 0 past the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 {
    self.index + distance < self.bytes.count ? self.bytes[self.index + distance] : 0
  }

  mutating func report(_ message: ParserMessage, _ range: Range<Int>, fix: Fix? = nil) {
    self.diagnostics.append(
      Diagnostic(message.identifier, message.text, at: SourceRange(self.file, range), fix: fix)
    )
  }
}

extension Lexer {
  private mutating func lexWord() {
    var end = endOfWord(in: self.bytes, from: self.index + 1)
    if end < self.bytes.count, self.bytes[end] >= 0x80 { end = self.endOfName(from: end) }
    self.emit(.identifier, upTo: end, word: self.file.text(self.index..<end).word)
  }

  private mutating func lexNumber() {
    var end = endOfNumber(self.bytes, from: self.index)
    if end < self.bytes.count, self.bytes[end] >= 0x80 { end = self.endOfName(from: end) }
    self.emit(.number, upTo: end)
  }

  /// Reads a name in backticks. The parser checks whether Swift would accept it, where that matters.
  private mutating func lexQuotedName() {
    var end = self.index + 1
    while end < self.bytes.count, !isLineEnd(self.bytes[end]), self.bytes[end] != Byte.backtick { end += 1 }
    guard end < self.bytes.count, self.bytes[end] == Byte.backtick, end > self.index + 1 else {
      let range = self.index..<self.index + 1
      self.report(.unexpectedCharacter("backtick", instead: nil), range, fix: Fix(Edit(range, "")))
      return self.emit(.invalid, upTo: self.index + 1)
    }
    let name = self.bytes[self.index + 1..<end]
    guard !name.allSatisfy(isOperatorByte), !name.allSatisfy(isBlank) else {
      self.report(.invalidName(self.file.text(self.index..<end + 1)), self.index..<end + 1)
      return self.emit(.invalid, upTo: end + 1)
    }
    self.checkCharacters(name.indices)
    self.flags.isQuoted = true
    self.emit(.identifier, upTo: end + 1)
  }

  private mutating func lexPunctuation(_ byte: UInt8) {
    guard let kind = punctuation(byte) else {
      let range = self.index..<self.index + 1
      let message = ParserMessage.unexpectedCharacter("control character \(code(UInt32(byte)))", instead: nil)
      self.report(message, range, fix: Fix(Edit(range, "")))
      return self.emit(.invalid, upTo: self.index + 1)
    }
    // Tools that indent a file also indent its merge-conflict markers.
    if self.flags.startsLine, self.skipMergeConflict() { return }
    self.emit(kind, upTo: self.index + 1)
  }
}

@inline(__always)
private func punctuation(_ byte: UInt8) -> Token.Kind? {
  switch byte {
  case 0x21: .exclamation
  case 0x26: .ampersand
  case 0x28: .leftParenthesis
  case 0x29: .rightParenthesis
  case 0x2C: .comma
  case 0x2E: .dot
  case 0x3A: .colon
  case 0x3B: .semicolon
  case 0x3C: .less
  case 0x3D: .equal
  case 0x3E: .greater
  case 0x3F: .question
  case 0x40: .at
  case 0x5B: .leftBracket
  case 0x5D: .rightBracket
  case 0x7B: .leftBrace
  case 0x7D: .rightBrace
  case 0x25, 0x2A, 0x2B, 0x2D, 0x5C, 0x5E, 0x7C, 0x7E: .other
  default: nil
  }
}
