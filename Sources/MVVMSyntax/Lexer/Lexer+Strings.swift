import MVVMSource

extension Lexer {
  /// Reads a raw string, a directive, or `#` by itself.
  mutating func lexHash() {
    var end = self.index
    while end < self.bytes.count, self.bytes[end] == Byte.hash { end += 1 }
    if end < self.bytes.count, self.bytes[end] == Byte.quote { return self.lexString() }
    if self.flags.startsLine, self.skipDirective() { return }
    let isGap = end == self.bytes.count || isBlank(self.bytes[end]) || isLineEnd(self.bytes[end])
    if isGap { return self.skipHashComment(self.index..<end) }
    self.emit(.other, upTo: end)
  }

  /// Reads a whole literal, including the strings in its interpolations.
  mutating func lexString() {
    guard var parts = StringParts(at: self.index, in: self.bytes) else { return }
    let opener = self.index..<parts.end
    var interpolation = parts.end
    while let part = parts.next() {
      self.check(part)
      guard parts.isOutermost else { continue }
      switch part {
      case .text(_, _, .interpolation): interpolation = parts.end - 1
      case .code where parts.isInText: self.interpolations.append(interpolation..<parts.end)
      default: break
      }
    }
    if parts.isClosed {
      if let mistake = self.stringMistake { self.diagnostics.append(mistake) }
    } else {
      self.report(.unterminatedString, opener)
    }
    self.stringMistake = nil
    self.emit(.string, upTo: parts.end)
  }

  private mutating func check(_ part: StringParts.Part) {
    switch part {
    case .text(let range, let string, .close):
      let escaped = self.checkText(range, of: string)
      if string.isMultiline {
        self.checkLines(from: string.textStart, to: range.upperBound, escaped: escaped)
      }
    case .text(let range, let string, .interpolation): self.checkText(range, of: string)
    case .text(_, _, .unterminated): break
    case .code(let range):
      var index = range.lowerBound
      while index < range.upperBound {
        switch self.bytes[index] {
        case 0..<0x20, 0x7F...0xFF: self.skipCharacter(&index)
        default: index += 1
        }
      }
    }
  }

  /// Checks escapes and control characters. Returns the offset of the last escaped line end.
  @discardableResult
  private mutating func checkText(_ range: Range<Int>, of string: StringDelimiter) -> Int? {
    var escapedLineEnd: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      switch self.bytes[index] {
      case Byte.backslash where string.escapes(at: index, in: self.bytes):
        let start = index
        index += 1 + string.hashes
        let endsLine = isBlank(self.bytes[index]) || isLineEnd(self.bytes[index])
        self.skipEscape(&index, from: start, isMultiline: string.isMultiline)
        if endsLine { escapedLineEnd = index }
      case 0..<0x20, 0x7F: self.skipControl(&index, isMultiline: string.isMultiline)
      default: index += 1
      }
    }
    return escapedLineEnd
  }
}
