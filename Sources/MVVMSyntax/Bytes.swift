/// ASCII by name: a spec is read byte by byte.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let apostrophe: UInt8 = 0x27
  static let leftParenthesis: UInt8 = 0x28
  static let rightParenthesis: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let minus: UInt8 = 0x2D
  static let comma: UInt8 = 0x2C
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equal: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let backslash: UInt8 = 0x5C
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let leftBrace: UInt8 = 0x7B
  static let bar: UInt8 = 0x7C
  static let rightBrace: UInt8 = 0x7D
  static let tilde: UInt8 = 0x7E
}

/// Whether a byte is an ASCII letter, a digit or `_`.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
  guard byte < 0x80 else { return false }
  let table: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
  return table &>> UInt64(byte & 63) & 1 == 1
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10
}

@inline(__always)
func isUppercase(_ byte: UInt8) -> Bool {
  byte &- 0x41 < 26
}

@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
  byte == Byte.space || byte == Byte.tab
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool {
  byte == Byte.lineFeed || byte == Byte.carriageReturn
}

/// Compares bytes with a word known when compiling, so that no string is made.
@inline(__always)
func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
  guard range.count == word.utf8CodeUnitCount else { return false }
  for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
    return false
  }
  return true
}
