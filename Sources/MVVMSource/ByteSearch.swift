#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Returns the first index of a byte at or after `start`, or `nil` if there is none.
///
/// - Parameter start: The index to search from. It may lie past the end.
public func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard start < bytes.count, let base = bytes.baseAddress,
    let found = memchr(base + start, Int32(byte), bytes.count - start)
  else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
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

/// Returns the pieces of a text between separators, as `split` does. This is not generic, so there is only one copy of it.
public func pieces(
  of text: ArraySlice<UInt8>,
  omittingEmpty: Bool = true,
  separatedBy isSeparator: (UInt8) -> Bool
) -> [ArraySlice<UInt8>] {
  text.split(omittingEmptySubsequences: omittingEmpty, whereSeparator: isSeparator)
}

/// Returns the first index of either of two bytes at or after `start`, or `nil` if there is none.
public func firstIndex(
  of byte: UInt8,
  or other: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int
) -> Int? {
  let (first, second) = (eachByte &* UInt64(byte), eachByte &* UInt64(other))
  return firstIndex(in: bytes, from: start) { zeros(in: $0 ^ first) | zeros(in: $0 ^ second) }
}

/// Returns the first index of a byte beyond ASCII, or `nil` if there is none.
public func firstIndexBeyondASCII(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  firstIndex(in: bytes, from: 0) { $0 & (eachByte << 7) }
}

/// Returns the first index of a marked byte, reading eight bytes at a time.
///
/// - Parameter marks: Marks the matching bytes of a word by their highest bits. The lowest byte of the word
///   comes first in the text.
@inline(__always)
private func firstIndex(
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  _ marks: (UInt64) -> UInt64
) -> Int? {
  guard let base = bytes.baseAddress else { return nil }
  var index = start
  while index + 8 <= bytes.count {
    let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    let found = marks(word)
    if found != 0 { return index + found.trailingZeroBitCount / 8 }
    index += 8
  }
  while index < bytes.count {
    if marks(UInt64(base[index])) & 0x80 != 0 { return index }
    index += 1
  }
  return nil
}

/// Returns the first index at or after `start` whose byte is not an ASCII letter, a digit or `_`, or the end
/// if there is none.
public func endOfWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard let base = bytes.baseAddress else { return start }
  var index = start
  while index + 8 <= bytes.count {
    let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    let others = ~wordBytes(in: word) & (eachByte << 7)
    if others != 0 { return index + others.trailingZeroBitCount / 8 }
    index += 8
  }
  while index < bytes.count, isWordByte(base[index]) { index += 1 }
  return index
}

/// Returns a word with the highest bit set for each byte that is an ASCII letter, a digit or `_`.
@inline(__always)
private func wordBytes(in word: UInt64) -> UInt64 {
  let low = word & ~(eachByte << 7)
  let small = low | eachByte &* 0x20
  // Each addition carries into the highest bit from the first byte of a range onwards.
  let letters = (small &+ eachByte &* 0x1F) & ~(small &+ eachByte &* 0x05)
  let digits = (low &+ eachByte &* 0x50) & ~(low &+ eachByte &* 0x46)
  let underscores = ~((low ^ eachByte &* 0x5F) &+ eachByte &* 0x7F)
  return (letters | digits | underscores) & ~word
}

private let eachByte: UInt64 = 0x0101_0101_0101_0101

/// Returns a word with the highest bit set for the lowest byte that is 0. The bits above it mean nothing.
@inline(__always)
private func zeros(in word: UInt64) -> UInt64 {
  (word &- eachByte) & ~word & (eachByte << 7)
}
