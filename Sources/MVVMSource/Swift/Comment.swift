/// A comment between two tokens of Swift or of a spec, including documentation.
public struct Comment: Hashable, Sendable {
  /// The byte range of the comment, without the line end after a `//` comment.
  public let range: Range<Int>
  /// Whether the comment begins with `//`.
  public let isLineComment: Bool
  /// Whether the comment looks like documentation, wherever it is.
  public let isDocumentation: Bool
  /// The number of line ends between the comment before it, or the token, and this one.
  fileprivate let lineEndsBefore: Int
  /// The number of line ends between this comment and the next one, or the token.
  fileprivate let lineEndsAfter: Int

  /// Whether only blanks come before the comment on its line.
  public var startsLine: Bool { self.lineEndsBefore > 0 }
  /// Whether only blanks follow the comment on its line.
  public var endsLine: Bool { self.lineEndsAfter > 0 }
  public var followsBlankLine: Bool { self.lineEndsBefore > 1 }
  public var precedesBlankLine: Bool { self.lineEndsAfter > 1 }
}

extension SourceFile {
  /// Returns the comments in a gap between two tokens, in their order.
  ///
  /// - Parameter startsLine: Whether the gap begins a line, as it does at the start of the file.
  public func comments(in gap: Range<Int>, startsLine: Bool = false) -> [Comment] {
    let ranges = self.bytes.withUnsafeBufferPointer { bytes in
      var scanner = CommentScanner(bytes, in: gap, startsLine: startsLine)
      return Array(sequence(state: ()) { _ in scanner.next()?.range })
    }
    let starts = [gap.lowerBound] + ranges.map(\.upperBound)
    let ends = ranges.map(\.lowerBound) + [gap.upperBound]
    var lineEnds = zip(starts, ends).map { self.countLineEnds(in: $0..<$1) }
    if startsLine { lineEnds[0] += 1 }
    // The end of the file ends a line.
    if gap.upperBound == self.bytes.count { lineEnds[ranges.count] = max(lineEnds[ranges.count], 1) }
    return ranges.indices.map { index in
      Comment(
        range: ranges[index],
        isLineComment: self.bytes[ranges[index].lowerBound + 1] == Byte.slash,
        isDocumentation: self.bytes.withUnsafeBufferPointer { MVVMSource.isDocumentation($0, ranges[index]) },
        lineEndsBefore: lineEnds[index],
        lineEndsAfter: lineEnds[index + 1]
      )
    }
  }

  private func countLineEnds(in range: Range<Int>) -> Int { range.count { endsLine(self.bytes, at: $0) } }
}
