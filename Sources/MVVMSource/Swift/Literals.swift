/// Returns the end of the string, the comment or the name in backticks that begins at an offset, or `nil` if none does. What
/// is not closed ends with the line or the text.
public func endOfLiteral(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  switch bytes[start] {
  case Byte.quote, Byte.hash:
    guard var parts = StringParts(at: start, in: bytes) else {
      // A string would have begun at the first of several.
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
