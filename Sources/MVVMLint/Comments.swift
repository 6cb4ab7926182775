import MVVMSource
import MVVMSyntax

/// A comment between two tokens, documentation included.
package struct Comment: Hashable, Sendable {
  /// The byte range of the comment, without the line end after a `//` comment.
  package let range: Range<Int>
  /// Whether only blanks come before the comment on its line.
  package let startsLine: Bool
  /// Whether only blanks follow the comment on its line.
  package let endsLine: Bool
  /// Whether the next line is blank.
  package let precedesBlankLine: Bool
}

extension SpecSyntax {
  /// Returns the comments in the gap before a token, in their order.
  package func comments(before token: Int) -> [Comment] {
    guard self.tokens[token].flags.contains(.followsComment) else { return [] }
    let lower = token > 0 ? self.tokens[token - 1].range.upperBound : byteOrderMarkLength(of: self.file.bytes)
    let gap = lower..<self.tokens[token].range.lowerBound
    return self.file.bytes.withUnsafeBufferPointer { readComments($0, in: gap, startsLine: token == 0) }
  }
}

private func readComments(_ bytes: UnsafeBufferPointer<UInt8>, in gap: Range<Int>, startsLine: Bool)
  -> [Comment]
{
  var scanner = CommentScanner(bytes, in: gap, startsLine: startsLine)
  var comments: [Comment] = []
  while let (range, startsLine) = scanner.next() {
    let next = skipBlanks(bytes, from: range.upperBound)
    comments.append(
      Comment(
        range: range,
        startsLine: startsLine,
        endsLine: next == bytes.count || isLineEnd(bytes[next]),
        precedesBlankLine: beginsBlankLine(bytes, from: next)
      )
    )
  }
  return comments
}

private func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  bytes[start...].firstIndex { !isBlank($0) } ?? bytes.count
}

/// - Parameter end: The end of a line. If anything else is there, no blank line begins.
private func beginsBlankLine(_ bytes: UnsafeBufferPointer<UInt8>, from end: Int) -> Bool {
  guard end < bytes.count, isLineEnd(bytes[end]) else { return false }
  let next = skipBlanks(bytes, from: end + lengthOfLineEnd(bytes, at: end))
  return next < bytes.count && isLineEnd(bytes[next])
}
