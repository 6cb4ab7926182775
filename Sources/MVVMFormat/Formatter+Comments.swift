import MVVMSource
import MVVMSyntax

extension Formatter {
  /// Writes comments on their own lines. Blank lines between them are reduced to one or removed.
  mutating func write(_ lines: some Collection<LineOfComments>, keepsBlankLines: Bool) {
    var isFirst = true
    for line in lines {
      if line.followsBlankLine, keepsBlankLines, !isFirst { self.endLine() }
      isFirst = false
      self.startLine()
      self.write(line)
      self.endLine()
    }
  }

  /// Writes the comments before an item, and begins the item's line.
  mutating func begin(_ item: Commented, keepsBlankLines: Bool = false) {
    let lines = item.isAdjacent ? item.leading.dropLast() : item.leading[...]
    self.write(lines, keepsBlankLines: keepsBlankLines)
    let last = item.isAdjacent ? item.leading.last : nil
    let followsBlankLine = last?.followsBlankLine ?? item.followsBlankLine
    if followsBlankLine, keepsBlankLines, !lines.isEmpty { self.endLine() }
    self.startLine()
    guard let last else { return }
    self.write(last)
    self.write(Byte.space)
  }

  /// Writes the comments at the end of a line, and ends the line.
  mutating func end(trailing comments: [Comment]) {
    for (offset, comment) in comments.enumerated() {
      self.write(offset == 0 ? "  " : " ")
      self.write(comment, indentation: nil)
    }
    self.endLine()
  }

  private mutating func write(_ line: LineOfComments) {
    if line.comments.isEmpty { self.write(Byte.semicolon) }
    for (offset, comment) in line.comments.enumerated() {
      if offset > 0 { self.write(Byte.space) }
      self.write(comment, indentation: nil)
    }
  }

  /// Writes a comment without trailing blanks. The lines of a block comment move with its first line if all are
  /// indented at least as far; otherwise they keep their indentation.
  ///
  /// - Parameter indentation: The new indentation of the comment's line; `nil` means that of the current
  ///   depth.
  mutating func write(_ comment: Comment, indentation: [UInt8]?) {
    if comment.isLineComment { return self.write(self.trimmed(comment.range)) }
    let lines = self.tree.file.lines(in: comment.range).map(self.trimmed)
    let old = self.blanksBefore(comment.range.lowerBound)
    let moves = old.map { old in
      lines.dropFirst().allSatisfy { $0.isEmpty || self.bytes[$0].starts(with: self.bytes[old]) }
    }
    self.write(lines[0])
    for line in lines.dropFirst() {
      self.endLine()
      if let old, moves == true, !line.isEmpty {
        self.output += indentation ?? self.indentation
        self.write(line.dropFirst(old.count))
      } else {
        self.write(line)
      }
    }
  }

  /// Returns a range without the blanks at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let last = self.bytes[range].lastIndex { !isBlank($0) }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }

  /// Returns the blanks before a place if nothing else comes before it on its line; `nil` otherwise.
  func blanksBefore(_ place: Int) -> Range<Int>? {
    var start = place
    while start > 0, isBlank(self.bytes[start - 1]) { start -= 1 }
    let beginsLine = start == byteOrderMarkLength(of: self.bytes) || isLineEnd(self.bytes[start - 1])
    return beginsLine ? start..<place : nil
  }

  /// Returns whether there is a comment between two of these tokens.
  func hasComment(inside tokens: TokenRange) -> Bool {
    for token in tokens.dropFirst() where self.tokens[token].flags.followsComment { return true }
    return false
  }

  /// Writes tokens, and everything between them, at the current position.
  ///
  /// - Parameters:
  ///   - start: Where the moved text begins: at its first token, or at the comments before it on the same
  ///     line.
  ///   - values: Tokens that are kept byte for byte, together with everything between them, in order.
  mutating func write(verbatim tokens: TokenRange, from start: Int, values: [TokenRange] = []) {
    let indentation = self.bytes[self.blanksBefore(start) ?? start..<start]
    var values = values[...]
    for token in tokens {
      while let value = values.first, value.upperBound <= token { values.removeFirst() }
      if token > tokens.lowerBound {
        let trivia = self.tokens[token - 1].range.upperBound..<self.tokens[token].range.lowerBound
        if let value = values.first, value.lowerBound < token {
          self.write(trivia)
        } else {
          self.write(trivia: trivia, indentation: indentation)
        }
      }
      self.write(token: token)
    }
  }

  /// Writes blanks and comments, with each line indented to the current depth.
  private mutating func write(trivia: Range<Int>, indentation: ArraySlice<UInt8>) {
    var index = trivia.lowerBound
    var line: [UInt8]?
    for comment in self.tree.file.comments(in: trivia) {
      line = self.write(blanks: index..<comment.range.lowerBound, indentation: indentation) ?? line
      self.write(comment, indentation: line)
      index = comment.range.upperBound
    }
    _ = self.write(blanks: index..<trivia.upperBound, indentation: indentation)
  }

  /// Writes blanks and line ends. Returns the new indentation of the last line; `nil` if no line ends.
  private mutating func write(blanks: Range<Int>, indentation: ArraySlice<UInt8>) -> [UInt8]? {
    let lines = self.tree.file.lines(in: blanks).map { self.bytes[$0] }
    self.output += lines[0]
    var line: [UInt8]?
    for blanks in lines.dropFirst() {
      while let last = self.output.last, isBlank(last) { self.output.removeLast() }
      self.endLine()
      let kept = blanks.starts(with: indentation) ? blanks.dropFirst(indentation.count) : []
      line = self.indentation + kept
      self.output += line ?? []
    }
    return line
  }
}
