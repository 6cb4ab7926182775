func isBlankOrLineEnd(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

/// Returns a range without the blanks and line ends on both sides.
func trim(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
  var start = range.lowerBound
  var end = range.upperBound
  while start < end, isBlankOrLineEnd(bytes[start]) { start += 1 }
  while end > start, isBlankOrLineEnd(bytes[end - 1]) { end -= 1 }
  return start..<end
}
