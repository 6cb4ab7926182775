import MVVMSource

/// Whether a number is one of Swift: `1_000`, `0xFF`, `1.5e-3`, `0x1p4`.
func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  var reader = NumberReader(bytes: bytes, index: range.lowerBound, end: range.upperBound)
  return reader.readNumber() && reader.index == range.upperBound
}

/// Whether a number is a whole one.
func isInteger(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  let isHex = range.count > 1 && bytes[range.lowerBound + 1] == UInt8(ascii: "x")
  let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
  return isNumber(bytes, range) && !bytes[range].contains { $0 == Byte.dot || $0 | 0x20 == exponent }
}

private struct NumberReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  let end: Int

  mutating func readNumber() -> Bool {
    if self.take("0b") { return self.skipDigits { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") } }
    if self.take("0o") { return self.skipDigits { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 } }
    let isHex = self.take("0x")
    let isDigit = isHex ? isHexDigit : MVVMSource.isDigit
    guard self.skipDigits(isDigit) else { return false }
    let hasFraction = self.take(".")
    if hasFraction, !self.skipDigits(isDigit) { return false }
    guard isHex ? self.take("p") || self.take("P") : self.take("e") || self.take("E") else {
      return !(isHex && hasFraction)
    }
    _ = self.take("+") || self.take("-")
    return self.skipDigits(MVVMSource.isDigit)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let next = self.index..<self.index + text.utf8CodeUnitCount
    guard next.upperBound <= self.end, matches(self.bytes, next, text) else { return false }
    self.index = next.upperBound
    return true
  }

  private mutating func skipDigits(_ isOne: (UInt8) -> Bool) -> Bool {
    guard self.index < self.end, isOne(self.bytes[self.index]) else { return false }
    while self.index < self.end, isOne(self.bytes[self.index]) || self.bytes[self.index] == Byte.underscore {
      self.index += 1
    }
    return true
  }
}

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}
