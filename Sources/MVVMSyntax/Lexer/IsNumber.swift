import MVVMSource

/// Returns whether a number is valid in Swift: `1_000`, `0xFF`, `1.5e-3`, `0x1p4`.
func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  switch base(bytes, range) {
  case UInt8(ascii: "b"): areDigits(bytes[range].dropFirst(2)) { $0 | 1 == 0x31 }
  case UInt8(ascii: "o"): areDigits(bytes[range].dropFirst(2)) { $0 & 0xF8 == 0x30 }
  case UInt8(ascii: "x"):
    isDecimal(bytes[range].dropFirst(2), isHexDigit, exponent: 0x70, wantsExponent: true)
  default: isDecimal(bytes[range], isDigit, exponent: 0x65, wantsExponent: false)
  }
}

/// Returns whether a number is an integer.
func isInteger(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  let isHex = base(bytes, range) == UInt8(ascii: "x")
  return isNumber(bytes, range)
    && !bytes[range].contains { $0 == Byte.dot || $0 | 0x20 == (isHex ? 0x70 : 0x65) }
}

/// Returns the letter after a leading `0`, if there is one.
private func base(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt8? {
  bytes[range.lowerBound] == UInt8(ascii: "0") ? bytes[range].dropFirst().first : nil
}

private typealias Digits = Slice<UnsafeBufferPointer<UInt8>>

private func areDigits(_ text: Digits, _ isOne: (UInt8) -> Bool) -> Bool {
  text.first.map(isOne) == true && text.allSatisfy { isOne($0) || $0 == Byte.underscore }
}

/// - Parameter exponent: The letter before an exponent, which may be required after a fraction.
private func isDecimal(_ text: Digits, _ isOne: (UInt8) -> Bool, exponent: UInt8, wantsExponent: Bool) -> Bool
{
  let mantissa = text.prefix { $0 | 0x20 != exponent }
  let whole = mantissa.prefix { $0 != Byte.dot }
  let hasFraction = whole.count < mantissa.count
  guard areDigits(whole, isOne), !hasFraction || areDigits(mantissa.dropFirst(whole.count + 1), isOne)
  else { return false }
  guard mantissa.count < text.count else { return !(hasFraction && wantsExponent) }
  let power = text.dropFirst(mantissa.count + 1)
  return areDigits(power.first == Byte.plus || power.first == Byte.minus ? power.dropFirst() : power, isDigit)
}

/// Returns the end of a number and everything attached to it: `0xFF`, `1_000.5`, `1e-3`, and `2fa`, which is
/// not a name. The dots of `1.description` and `1...2` are not part of it.
public func endOfNumber(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let isHexadecimal = start + 1 < bytes.count && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
  let letter = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
  var end = start + 1
  while end < bytes.count {
    let byte = bytes[end]
    let next = end + 1 < bytes.count ? bytes[end + 1] : 0
    let isFraction = byte == Byte.dot && isDigit(next)
    let isExponent =
      (byte == Byte.plus || byte == Byte.minus) && bytes[end - 1] | 0x20 == letter && isDigit(next)
    guard isWordByte(byte) || isFraction || isExponent else { break }
    end += 1
  }
  return end
}
