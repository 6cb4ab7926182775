/// Finds the comments in a gap between two tokens, in their order.
public struct CommentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var rest: Range<Int>
  /// Whether the line contains only blanks so far.
  private var isLineFree: Bool

  public init(_ bytes: UnsafeBufferPointer<UInt8>, in gap: Range<Int>, startsLine: Bool) {
    self.bytes = bytes
    self.rest = gap
    self.isLineFree = startsLine
  }

  public mutating func next() -> (range: Range<Int>, startsLine: Bool)? {
    while let index = self.rest.first {
      let startsLine = self.isLineFree
      if self.bytes[index] == Byte.slash, isComment(self.bytes, at: index) {
        let end = min(endOfComment(self.bytes, from: index) ?? self.rest.upperBound, self.rest.upperBound)
        self.rest = end..<self.rest.upperBound
        self.isLineFree = false
        return (index..<end, startsLine)
      }
      if isLineEnd(self.bytes[index]) { self.isLineFree = true }
      self.rest = index + 1..<self.rest.upperBound
    }
    return nil
  }

  /// Returns the next comment that is documentation on lines of its own.
  public mutating func nextDocumentation() -> Range<Int>? {
    while let (comment, startsLine) = self.next() {
      guard startsLine, isDocumentation(self.bytes, comment) else { continue }
      if self.bytes[comment.upperBound...].first(where: { !isBlank($0) }).map(isLineEnd) ?? true {
        return comment
      }
    }
    return nil
  }
}

/// Returns whether the slash at an offset begins a comment.
public func isComment(_ bytes: UnsafeBufferPointer<UInt8>, at slash: Int) -> Bool {
  guard slash + 1 < bytes.count else { return false }
  return bytes[slash + 1] == Byte.slash || bytes[slash + 1] == Byte.star
}

/// Returns the end of a comment, without the line end after a line comment; `nil` if a block comment is not closed.
public func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard start + 1 < bytes.count, bytes[start + 1] == Byte.star else { return endOfLine(bytes, from: start) }
  return endOfBlockComment(bytes, from: start)
}

/// Returns the end of the comment that begins at an index; `nil` if none begins there, or if it is not closed.
public func endOfComment(in bytes: [UInt8], at start: Int) -> Int? {
  guard bytes[start] == Byte.slash else { return nil }
  return bytes.withUnsafeBufferPointer { isComment($0, at: start) ? endOfComment($0, from: start) : nil }
}

public func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var end = start
  while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
  return end
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

/// Returns whether a comment looks like documentation, wherever it is.
public func isDocumentation(_ bytes: UnsafeBufferPointer<UInt8>, _ comment: Range<Int>) -> Bool {
  let start = comment.lowerBound
  guard comment.count >= 3, bytes[start + 2] == bytes[start + 1] else { return false }
  guard comment.count > 3 else { return true }
  let next = bytes[start + 3]
  return next != Byte.slash && (next != Byte.star || bytes[start + 1] == Byte.slash)
}
