import MVVMSource

extension Formatter {
  /// Writes comments on lines of their own.
  ///
  /// - Parameter keepsBlankLines: Whether paragraphs stay apart; more than one blank line is one.
  mutating func write(_ lines: some Collection<CommentLine>, keepsBlankLines: Bool) {
    var isFirst = true
    for line in lines {
      if line.followsBlankLine, keepsBlankLines, !isFirst { self.endLine() }
      isFirst = false
      self.startLine()
      if line.comments.isEmpty { self.write(Byte.semicolon) } else { self.write(comments: line.comments) }
      self.endLine()
    }
  }

  /// Writes the comments before an item and begins the item's own line.
  mutating func begin<Node>(_ item: Commented<Node>, keepsBlankLines: Bool = false) {
    let lines = item.isGlued ? item.leading.dropLast() : item.leading[...]
    self.write(lines, keepsBlankLines: keepsBlankLines)
    let last = item.isGlued ? item.leading.last : nil
    let followsBlankLine = last?.followsBlankLine ?? item.followsBlankLine
    if followsBlankLine, keepsBlankLines, !lines.isEmpty { self.endLine() }
    self.startLine()
    guard let last else { return }
    self.write(comments: last.comments)
    self.write(Byte.space)
  }

  /// Writes the comments that trail on a line, and ends it.
  mutating func end(trailing comments: [Range<Int>]) {
    if !comments.isEmpty {
      self.write("  ")
      self.write(comments: comments)
    }
    self.endLine()
  }

  /// Writes comments that share a line.
  private mutating func write(comments: [Range<Int>]) {
    for (offset, comment) in comments.enumerated() {
      if offset > 0 { self.write(Byte.space) }
      self.write(comment, indentation: nil)
    }
  }

  /// Writes a comment without trailing blanks. The lines of a block are indented with its first one, if they all are
  /// indented as far; otherwise they stay where they are.
  ///
  /// - Parameter indentation: What the comment's line begins with now; `nil` for that of the depth.
  mutating func write(_ comment: Range<Int>, indentation: [UInt8]?) {
    let bytes = self.tree.file.bytes
    let lines = self.lines(of: comment)
    self.output += bytes[lines[0]]
    guard lines.count > 1 else { return }
    let old = self.blanksBefore(comment.lowerBound)
    let moves = old.map { old in
      lines.dropFirst().allSatisfy { $0.isEmpty || bytes[$0].starts(with: bytes[old]) }
    }
    for line in lines.dropFirst() {
      self.endLine()
      if let old, moves == true, !line.isEmpty {
        self.output += indentation ?? self.indentation
        self.output += bytes[line.dropFirst(old.count)]
      } else {
        self.output += bytes[line]
      }
    }
  }

  private func lines(of comment: Range<Int>) -> [Range<Int>] {
    self.tree.file.bytes.withUnsafeBufferPointer { bytes in
      split(bytes, comment).map { trimmed(bytes, $0) }
    }
  }

  /// The blanks that a line begins with, where nothing else stands before a place on it.
  private func blanksBefore(_ place: Int) -> Range<Int>? {
    let bytes = self.tree.file.bytes
    var start = place
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    let beginsLine = start == byteOrderMarkLength(of: bytes) || start > 0 && isLineEnd(bytes[start - 1])
    return beginsLine ? start..<place : nil
  }
}
