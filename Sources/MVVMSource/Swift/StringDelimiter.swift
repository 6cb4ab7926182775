/// The delimiter of a Swift string literal: one quote or three, with any number of `#` before them.
public struct StringDelimiter: Sendable {
  public let hashes: Int
  public let isMultiline: Bool
  /// The offset after the opening quotes.
  public let textStart: Int

  /// The delimiter that opens at an offset; `nil` if none does.
  public init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let quote = start + count(of: Byte.hash, in: bytes, from: start)
    let quotes = count(of: Byte.quote, in: bytes, from: quote)
    guard quotes > 0 else { return nil }
    self.hashes = quote - start
    self.isMultiline = quotes >= 3 && (quote == start || !closesOnLine(bytes, from: quote + 1, quote - start))
    self.textStart = quote + (self.isMultiline ? 3 : 1)
  }

  /// The number of bytes of the closing delimiter, which is as long as the opening one.
  public var length: Int { (self.isMultiline ? 3 : 1) + self.hashes }
}

extension StringDelimiter {
  public enum Stop: Sendable {
    case close, interpolation
    /// The line or the file ends before the literal is closed.
    case unterminated
  }

  /// Returns where the text that continues at an offset ends, and what ends it.
  public func endOfText(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (end: Int, Stop) {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case Byte.quote where self.closes(at: end, in: bytes): return (end, .close)
      case Byte.backslash where self.escapes(at: end, in: bytes):
        let escaped = end + 1 + self.hashes
        guard escaped < bytes.count else { return (escaped, .unterminated) }
        if bytes[escaped] == Byte.leftParenthesis { return (end, .interpolation) }
        end = escaped
        if self.isMultiline || !isLineEnd(bytes[end]) { end += 1 }
      case Byte.lineFeed where !self.isMultiline, Byte.carriageReturn where !self.isMultiline:
        return (end, .unterminated)
      default: end += 1
      }
    }
    return (end, .unterminated)
  }

  private func closes(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let hashes = offset + self.length - self.hashes
    return count(of: Byte.quote, in: bytes, from: offset, atMost: hashes - offset) == hashes - offset
      && count(of: Byte.hash, in: bytes, from: hashes, atMost: self.hashes) == self.hashes
  }

  /// Returns whether a backslash begins an escape or an interpolation.
  public func escapes(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    count(of: Byte.hash, in: bytes, from: offset + 1, atMost: self.hashes) == self.hashes
  }
}

private func count(
  of byte: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  atMost limit: Int = .max
) -> Int {
  var count = 0
  while count < limit, start + count < bytes.count, bytes[start + count] == byte { count += 1 }
  return count
}

/// Returns whether a raw string that begins with three quotes is closed on the same line. Swift then reads it
/// as a single-line string: `#"""#` is a quote.
private func closesOnLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ hashes: Int) -> Bool {
  bytes[start...].prefix { !isLineEnd($0) }.indices.contains { index in
    bytes[index] == Byte.quote && count(of: Byte.hash, in: bytes, from: index + 1, atMost: hashes) == hashes
  }
}
