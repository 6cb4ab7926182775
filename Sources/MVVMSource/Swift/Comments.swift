/// Whether the slash at an offset begins a comment.
public func isComment(_ bytes: UnsafeBufferPointer<UInt8>, at slash: Int) -> Bool {
  guard slash + 1 < bytes.count else { return false }
  return bytes[slash + 1] == Byte.slash || bytes[slash + 1] == Byte.star
}

/// Returns the end of a comment, without the line end behind a line comment; `nil` if a block comment is not closed.
public func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard start + 1 < bytes.count, bytes[start + 1] == Byte.star else { return endOfLine(bytes, from: start) }
  return endOfBlockComment(bytes, from: start)
}

public func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  firstIndex(of: Byte.lineFeed, or: Byte.carriageReturn, in: bytes, from: start) ?? bytes.count
}

/// Returns the end of a block comment, with the block comments nested in it.
private func endOfBlockComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  var depth = 1
  var index = start + 2
  while index + 1 < bytes.count {
    switch (bytes[index], bytes[index + 1]) {
    case (Byte.star, Byte.slash):
      depth -= 1
      index += 2
      if depth == 0 { return index }
    case (Byte.slash, Byte.star):
      depth += 1
      index += 2
    default:
      index += 1
    }
  }
  return nil
}

/// Whether a comment has the form of documentation, wherever it is.
public func isDocumentation(_ bytes: UnsafeBufferPointer<UInt8>, _ comment: Range<Int>) -> Bool {
  guard comment.count >= 3, bytes[comment.lowerBound + 2] == bytes[comment.lowerBound + 1] else {
    return false
  }
  guard comment.count > 3 else { return true }
  let next = bytes[comment.lowerBound + 3]
  return next != Byte.slash && (next != Byte.star || bytes[comment.lowerBound + 1] == Byte.slash)
}
