/// Names for ASCII bytes, since specs are read byte by byte.
///
/// These names, the functions below and the generic helpers of this target are `@inlinable`, as are those of
/// the tree. Otherwise a release build takes 10 % more instructions for each spec.
public enum Byte {
  @inlinable public static var tab: UInt8 { 0x09 }
  @inlinable public static var lineFeed: UInt8 { 0x0A }
  @inlinable public static var carriageReturn: UInt8 { 0x0D }
  @inlinable public static var space: UInt8 { 0x20 }
  @inlinable public static var quote: UInt8 { 0x22 }
  @inlinable public static var hash: UInt8 { 0x23 }
  @inlinable public static var dollar: UInt8 { 0x24 }
  @inlinable public static var apostrophe: UInt8 { 0x27 }
  @inlinable public static var leftParenthesis: UInt8 { 0x28 }
  @inlinable public static var rightParenthesis: UInt8 { 0x29 }
  @inlinable public static var star: UInt8 { 0x2A }
  @inlinable public static var plus: UInt8 { 0x2B }
  @inlinable public static var minus: UInt8 { 0x2D }
  @inlinable public static var comma: UInt8 { 0x2C }
  @inlinable public static var dot: UInt8 { 0x2E }
  @inlinable public static var slash: UInt8 { 0x2F }
  @inlinable public static var colon: UInt8 { 0x3A }
  @inlinable public static var semicolon: UInt8 { 0x3B }
  @inlinable public static var less: UInt8 { 0x3C }
  @inlinable public static var equal: UInt8 { 0x3D }
  @inlinable public static var greater: UInt8 { 0x3E }
  @inlinable public static var backslash: UInt8 { 0x5C }
  @inlinable public static var underscore: UInt8 { 0x5F }
  @inlinable public static var backtick: UInt8 { 0x60 }
  @inlinable public static var leftBrace: UInt8 { 0x7B }
  @inlinable public static var bar: UInt8 { 0x7C }
  @inlinable public static var rightBrace: UInt8 { 0x7D }
  @inlinable public static var tilde: UInt8 { 0x7E }
}

/// Returns whether a byte is an ASCII letter, a digit or `_`.
@inlinable
public func isWordByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == Byte.underscore
}

@inlinable
public func isDigit(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10
}

@inlinable
public func isUppercase(_ byte: UInt8) -> Bool {
  byte &- 0x41 < 26
}

@inlinable
public func isBlank(_ byte: UInt8) -> Bool {
  byte == Byte.space || byte == Byte.tab
}

@inlinable
public func isLineEnd(_ byte: UInt8) -> Bool {
  byte == Byte.lineFeed || byte == Byte.carriageReturn
}

/// Returns whether a byte can be part of a Swift name: a letter, a digit, `_`, or a part of a character beyond ASCII.
@inlinable
public func isNameByte(_ byte: UInt8) -> Bool {
  isWordByte(byte) || byte >= 0x80
}

/// Returns whether the bytes of a range spell a word that is known at compile time. No string is created.
@inlinable
public func matches(_ bytes: UnsafeBufferPointer<UInt8>, at range: Range<Int>, _ word: StaticString) -> Bool {
  guard range.count == word.utf8CodeUnitCount else { return false }
  for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
    return false
  }
  return true
}

/// The length in bytes of the UTF-8 byte-order mark at the start of a text: 3, or 0 if there is none.
@inlinable
public func byteOrderMarkLength(of bytes: some Collection<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

@inlinable
public func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}

/// Returns the value of up to eight hexadecimal digits; `nil` for anything else. The standard library's
/// function also accepts a sign, and compiles far more code into each module.
@inlinable
public func hexadecimalValue(of digits: some Collection<UInt8>) -> UInt32? {
  guard 1...8 ~= digits.count, digits.allSatisfy(isHexDigit) else { return nil }
  return digits.reduce(0) { $0 << 4 | UInt32(($1 & 0xF) + (isDigit($1) ? 0 : 9)) }
}
