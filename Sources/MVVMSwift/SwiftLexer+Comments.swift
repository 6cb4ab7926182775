import MVVMSource

extension SwiftLexer {
  mutating func skipLineComment() {
    var end = self.index
    while end < self.bytes.count, !isLineEnd(self.bytes[end]) { end += 1 }
    // A line such as `#!/usr/bin/env swift` is read as a comment, too.
    let isDocumentation =
      self.byte(0) == Byte.slash && self.byte(2) == Byte.slash && self.byte(3) != Byte.slash
    self.skipComment(upTo: end, isDocumentation: isDocumentation)
  }

  /// Skips a block comment, with the block comments nested in it.
  mutating func skipBlockComment() {
    let start = self.index
    let isDocumentation = self.byte(2) == Byte.star && self.byte(3) != Byte.star && self.byte(3) != Byte.slash
    var depth = 0
    var end = start
    while end + 1 < self.bytes.count {
      switch (self.bytes[end], self.bytes[end + 1]) {
      case (Byte.slash, Byte.star): (depth, end) = (depth + 1, end + 2)
      case (Byte.star, Byte.slash): (depth, end) = (depth - 1, end + 2)
      default: end += 1
      }
      if depth == 0 { return self.skipComment(upTo: end, isDocumentation: isDocumentation) }
    }
    self.report(.unterminatedComment, start..<start + 2)
    self.skipComment(upTo: self.bytes.count, isDocumentation: false)
  }

  private mutating func skipComment(upTo end: Int, isDocumentation: Bool) {
    let startsLine = self.flags.contains(.startsLine)
    self.comments.append(
      SwiftComment(range: self.index..<end, startsLine: startsLine, isDocumentation: isDocumentation)
    )
    self.flags.insert(.followsGap)
    if self.bytes[self.index..<end].contains(where: isLineEnd) { self.flags.insert(.startsLine) }
    self.index = end
  }
}
