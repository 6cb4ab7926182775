/// The first index, from a given one on, at which one of two bytes stands; `nil` where there is none. Eight bytes are
/// looked at at once.
///
/// - Parameter start: May lie behind the end.
public func firstIndex(
  of byte: UInt8,
  or other: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int
) -> Int? {
  let (first, second) = (eachByte &* UInt64(byte), eachByte &* UInt64(other))
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while index + 8 <= bytes.count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let found = zeros(in: word ^ first) | zeros(in: word ^ second)
    if found != 0 { return index + found.trailingZeroBitCount / 8 }
    index += 8
  }
  while index < bytes.count {
    if bytes[index] == byte || bytes[index] == other { return index }
    index += 1
  }
  return nil
}

/// The first index, from a given one on, at which a byte stands; `nil` where there is none.
public func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  firstIndex(of: byte, or: byte, in: bytes, from: start)
}

private let eachByte: UInt64 = 0x0101_0101_0101_0101

/// The highest bit of the lowest byte that is 0; above that bit nothing may be concluded.
private func zeros(in word: UInt64) -> UInt64 {
  (word &- eachByte) & ~word & (eachByte << 7)
}
