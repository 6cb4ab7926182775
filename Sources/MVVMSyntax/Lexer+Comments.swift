import MVVMSource

extension Lexer {
  mutating func lexSlash() {
    switch self.peek(1) {
    case Byte.slash:
      self.skipLine()
      self.flags |= Token.Flags.followsComment.rawValue | Token.Flags.followsGap.rawValue
    case Byte.star:
      self.skipBlockComment()
    default:
      self.emit(.other, upTo: self.index + 1)
    }
  }

  /// Reads `*/` outside a comment, which is not an operator in Swift.
  mutating func lexCommentEnd() {
    let range = self.index..<self.index + 2
    self.report(.unmatchedBracket(self.file.text(range)), range, fix: Fix(Edit(range, "")))
    self.emit(.invalid, upTo: range.upperBound)
  }

  /// Reads `# text` as a comment, which it is in other languages.
  mutating func skipHashComment(_ hashes: Range<Int>) {
    self.report(.hashComment, hashes, fix: Fix(Edit(hashes, "//")))
    self.skipLine()
    self.flags |= Token.Flags.followsComment.rawValue | Token.Flags.followsGap.rawValue
  }

  /// Skips to the end of the line, but not past it.
  mutating func skipLine() {
    self.index = endOfLine(self.bytes, from: self.index)
  }

  private mutating func skipBlockComment() {
    let start = self.index
    let end = endOfComment(self.bytes, from: start)
    self.flags |= Token.Flags.followsComment.rawValue | Token.Flags.followsGap.rawValue
    if self.bytes[start..<(end ?? self.bytes.count)].contains(where: isLineEnd) {
      self.flags |= Token.Flags.startsLine.rawValue
    }
    self.index = end ?? self.bytes.count
    if end == nil { self.report(.unterminatedComment, start..<start + 2) }
  }
}
