import MVVMSource

// Mistakes in a string that Swift would not accept.

extension Lexer {
  /// Checks and skips an escape. The lexer is just after its backslash and hashes.
  mutating func skipEscape(_ end: inout Int, from start: Int, isMultiline: Bool) {
    switch self.bytes[end] {
    case Byte.quote, Byte.apostrophe, Byte.backslash, UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      end += 1
    case UInt8(ascii: "u"): self.skipScalar(&end, from: start)
    case let byte where isMultiline && (isBlank(byte) || isLineEnd(byte)):
      while end < self.bytes.count, isBlank(self.bytes[end]) { end += 1 }
      if end < self.bytes.count, !isLineEnd(self.bytes[end]) { self.noteEscape(start..<start + 1) }
    default: self.noteEscape(start..<start + 1)
    }
  }

  /// Skips a control character in the text of a string. Line ends and tabs are allowed only in three quotes.
  mutating func skipControl(_ end: inout Int, isMultiline: Bool) {
    let byte = self.bytes[end]
    end += 1
    if isMultiline, isLineEnd(byte) || byte == Byte.tab { return }
    let range = end - 1..<end
    let name = byte == Byte.tab ? "tab in a string" : "control character \(code(UInt32(byte)))"
    self.noteMistake(.unexpectedCharacter(name, instead: nil), range, fix: Fix(Edit(range, "")))
  }

  /// Skips a control character or a character outside ASCII in an interpolation, where Swift's rules for
  /// names and operators apply.
  mutating func skipCharacter(_ end: inout Int) {
    let (scalar, length) = self.bytes.scalar(at: end)
    if scalar < 0x80 { return self.skipControl(&end, isMultiline: true) }
    let range = end..<end + length
    end += length
    if let confusable = confusable(scalar) {
      // A fix would make only one of two curly quotes straight.
      let fix = confusable.meant == .quote ? nil : Fix(Edit(range, confusable.meant.rawValue))
      return self.noteMistake(confusable.message, range, fix: fix)
    }
    if scalar == invalidScalar || continuesName(scalar) || isOperatorScalar(scalar) { return }
    self.noteMistake(.unexpectedCharacter(scalar), range, fix: Fix(Edit(range, "")))
  }

  /// Checks and skips `u{1F600}`.
  private mutating func skipScalar(_ end: inout Int, from start: Int) {
    let brace = end + 1
    end = brace
    guard end < self.bytes.count, self.bytes[end] == Byte.leftBrace else {
      return self.noteEscape(start..<end)
    }
    let digits = self.bytes[(end + 1)...].prefix(8).prefix(while: isHexDigit)
    end = digits.endIndex
    let scalar = hexadecimalValue(of: digits).flatMap { Unicode.Scalar($0) }
    let isClosed = end < self.bytes.count && self.bytes[end] == Byte.rightBrace
    if !isClosed || scalar == nil { self.noteEscape(start..<end) }
  }

  private mutating func noteEscape(_ range: Range<Int>) {
    let text = self.file.text(range.lowerBound..<min(self.endOfCharacter(range.upperBound), self.bytes.count))
    let start = range.lowerBound..<range.lowerBound
    self.noteMistake(.invalidEscape(text), range, fix: Fix(Edit(start, "\\")))
  }

  private func endOfCharacter(_ index: Int) -> Int {
    guard index < self.bytes.count, !isLineEnd(self.bytes[index]) else { return index }
    return index + self.bytes.scalar(at: index).length
  }

  private mutating func noteMistake(_ message: ParserMessage, _ range: Range<Int>, fix: Fix? = nil) {
    guard self.stringMistake == nil else { return }
    self.stringMistake = Diagnostic(
      message.identifier,
      message.text,
      at: SourceRange(self.file, range),
      fix: fix
    )
  }

  /// Checks the quotes, the indentation and the last line of a multi-line string.
  mutating func checkLines(from start: Int, to close: Int, escaped: Int?) {
    let first = self.endOfBlanks(start)
    guard isLineEnd(self.bytes[first]) else { return self.noteMistake(.multilineStart, start - 3..<start) }
    var indentation = close
    while isBlank(self.bytes[indentation - 1]) { indentation -= 1 }
    guard isLineEnd(self.bytes[indentation - 1]) else {
      return self.noteMistake(.multilineEnd, close..<close + 3)
    }
    let isPair = self.bytes[indentation - 2..<indentation].elementsEqual([Byte.carriageReturn, Byte.lineFeed])
    if let escaped, escaped == indentation - (isPair ? 2 : 1) {
      return self.noteMistake(.multilineLastEscape, escaped..<escaped)
    }
    for line in self.file.lines(in: first..<indentation) {
      let isIndented = self.bytes[line].starts(with: self.bytes[indentation..<close])
      let end = self.endOfBlanks(line.lowerBound)
      if !isIndented, end < line.upperBound { return self.noteMistake(.multilineIndentation, end..<end) }
    }
  }

  private func endOfBlanks(_ start: Int) -> Int {
    var end = start
    while isBlank(self.bytes[end]) { end += 1 }
    return end
  }
}
