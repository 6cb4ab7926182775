import MVVMSource

extension SwiftLexer {
  mutating func skipComment() {
    let end = endOfComment(self.bytes, from: self.index)
    if end == nil { self.report(.unterminatedComment, self.index..<self.index + 2) }
    let range = self.index..<(end ?? self.bytes.count)
    self.skipComment(range, isDocumentation: end != nil && MVVMSource.isDocumentation(self.bytes, range))
  }

  /// Skips a line such as `#!/usr/bin/env swift`, which is read as a comment.
  mutating func skipInterpreter() {
    self.skipComment(self.index..<endOfLine(self.bytes, from: self.index), isDocumentation: false)
  }

  private mutating func skipComment(_ range: Range<Int>, isDocumentation: Bool) {
    let startsLine = self.flags.contains(.startsLine)
    self.comments.append(
      SwiftComment(range: range, startsLine: startsLine, isDocumentation: isDocumentation)
    )
    self.flags.insert(.followsGap)
    if self.bytes[range].contains(where: isLineEnd) { self.flags.insert(.startsLine) }
    self.index = range.upperBound
  }
}
