/// Returns the strings, comments and names in backticks of Swift code. Anything unclosed extends to the end
/// of the line or the text.
public func literals(in bytes: [UInt8]) -> [Range<Int>] { bytes.withUnsafeBufferPointer { literals(in: $0) } }

private func literals(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
  var literals: [Range<Int>] = []
  var index = 0
  while index < bytes.count {
    let end = endOfLiteral(bytes, from: index)
    if let end { literals.append(index..<end) }
    index = end ?? index + 1
  }
  return literals
}

private func endOfLiteral(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  switch bytes[start] {
  case Byte.quote, Byte.hash:
    guard var parts = StringParts(at: start, in: bytes) else {
      // No string follows, or it would have begun at the first `#`.
      return bytes[start...].firstIndex { $0 != Byte.hash } ?? bytes.count
    }
    while parts.next() != nil {}
    return parts.end
  case Byte.slash where isComment(bytes, at: start): return endOfComment(bytes, from: start) ?? bytes.count
  case Byte.backtick:
    let end = bytes[(start + 1)...].firstIndex { $0 == Byte.backtick || $0 == Byte.lineFeed }
    return end.map { $0 + 1 } ?? bytes.count
  default: return nil
  }
}
