#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Returns the first index of a byte at or after `start`, which may be past the end; `nil` if there is none.
public func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard start < bytes.count, let base = bytes.baseAddress,
    let found = memchr(base + start, Int32(byte), bytes.count - start)
  else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}

/// Returns the first index of a byte in a text. In a debug build it is many times faster than the generic
/// function of the standard library.
public func firstIndex(of byte: UInt8, in text: ArraySlice<UInt8>) -> Int? {
  text.withUnsafeBufferPointer { firstIndex(of: byte, in: $0, from: 0) }.map { text.startIndex + $0 }
}

/// Returns the first range of a text where a piece occurs, or `nil` if there is none or the piece is empty.
public func firstRange(of piece: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Range<Int>? {
  guard let first = piece.first else { return nil }
  let offset = text.withUnsafeBufferPointer { text in
    var start = 0
    while let found = firstIndex(of: first, in: text, from: start), found + piece.count <= text.count {
      if text[found..<found + piece.count].elementsEqual(piece) { return Optional(found) }
      start = found + 1
    }
    return nil
  }
  return offset.map { text.startIndex + $0..<text.startIndex + $0 + piece.count }
}

/// Returns whether a text has only ASCII characters.
public func isASCII(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { $0.reduce(0, |) < 0x80 } }

/// Returns the first index at or after `start` whose byte is not an ASCII letter, a digit or `_`, or the end
/// if there is none.
public func endOfWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var index = start
  while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
  return index
}
