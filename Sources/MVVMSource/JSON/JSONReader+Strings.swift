extension JSONReader {
  /// Reads the string that begins here and returns its text. The reader ends just after the closing quote.
  mutating func readString() -> String? {
    let start = self.offset
    self.offset += 1
    while let byte = self.current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      self.offset += 1
    }
    // Most strings contain no escapes.
    if self.current == UInt8(ascii: "\"") {
      self.offset += 1
      return self.word(start + 1..<self.offset - 1)
    }
    return self.readRest(ofStringAt: start)
  }

  /// Reads the rest of a string that contains more than plain text. The reader is at the first byte that is
  /// not plain.
  private mutating func readRest(ofStringAt start: Int) -> String? {
    var text = Array(self.bytes[start + 1..<self.offset])
    while let byte = self.current, !isLineEnd(byte) {
      switch byte {
      case UInt8(ascii: "\""):
        self.offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = self.readEscape() else { return nil }
        text += Character(scalar).utf8
      case 0..<0x20:
        let escape = jsonEscape(Unicode.Scalar(byte))
        return self.failed("a control character is written '\(escape)'", at: self.offset..<self.offset + 1)
      default:
        text.append(byte)
        self.offset += 1
      }
    }
    return self.failed("the string is not closed", at: start..<self.offset)
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    let start = self.offset
    self.offset += 2
    switch start + 1 < self.bytes.count ? self.bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return self.readUnicodeEscape(from: start)
    default:
      let range = start..<min(start + 2, self.bytes.count)
      let message = "'\(self.word(range))' is not a JSON escape sequence: write a backslash as '\\\\'"
      return self.failed(message, at: range)
    }
  }

  /// Reads `\uXXXX`, or both halves of a surrogate pair. The reader is just after the first `u`.
  private mutating func readUnicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let first = self.readFourDigits(from: start) else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, self.bytes[self.offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      self.offset += 2
      guard let second = self.readFourDigits(from: start) else { return nil }
      if (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      }
    }
    return self.failed("half of a surrogate pair is not a character", at: start..<self.offset)
  }

  private mutating func readFourDigits(from start: Int) -> UInt32? {
    let digits = self.bytes[self.offset...].prefix(4)
    guard digits.count == 4, let value = hexadecimalValue(of: digits)
    else { return self.failed("expected four hexadecimal digits after '\\u'", at: start..<self.offset) }
    self.offset += 4
    return value
  }
}
