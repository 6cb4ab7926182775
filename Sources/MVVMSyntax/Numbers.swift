import MVVMSource

/// Whether a number is one of Swift: `1_000`, `0xFF`, `1.5e-3`, `0x1p4`.
func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  switch base(bytes, range) {
  case UInt8(ascii: "b"): return areDigits(bytes[range].dropFirst(2)) { $0 | 1 == 0x31 }
  case UInt8(ascii: "o"): return areDigits(bytes[range].dropFirst(2)) { $0 & 0xF8 == 0x30 }
  case UInt8(ascii: "x"):
    let parts = bytes[range].dropFirst(2).split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 | 0x20 == 0x70
    }
    return isDecimal(parts[0], isHexDigit) && isExponent(parts)
      && (parts.count > 1 || !parts[0].contains(Byte.dot))
  default:
    let parts = bytes[range].split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == 0x65 }
    return isDecimal(parts[0], isDigit) && isExponent(parts)
  }
}

/// Whether a number is a whole one.
func isInteger(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  let isHex = base(bytes, range) == UInt8(ascii: "x")
  return isNumber(bytes, range)
    && !bytes[range].contains { $0 == Byte.dot || $0 | 0x20 == (isHex ? 0x70 : 0x65) }
}

/// The letter behind a leading `0`.
private func base(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt8? {
  bytes[range.lowerBound] == UInt8(ascii: "0") ? bytes[range].dropFirst().first : nil
}

private typealias Digits = Slice<UnsafeBufferPointer<UInt8>>

private func areDigits(_ text: Digits, _ isOne: (UInt8) -> Bool) -> Bool {
  text.first.map(isOne) == true && text.allSatisfy { isOne($0) || $0 == Byte.underscore }
}

private func isDecimal(_ text: Digits, _ isOne: (UInt8) -> Bool) -> Bool {
  text.split(separator: Byte.dot, maxSplits: 1, omittingEmptySubsequences: false).allSatisfy {
    areDigits($0, isOne)
  }
}

private func isExponent(_ parts: [Digits]) -> Bool {
  guard parts.count > 1 else { return true }
  let isSigned = parts[1].first == Byte.plus || parts[1].first == Byte.minus
  return areDigits(isSigned ? parts[1].dropFirst() : parts[1], isDigit)
}

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}
