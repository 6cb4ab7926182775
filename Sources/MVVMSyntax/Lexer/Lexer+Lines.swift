import MVVMSource

// Lines that are not part of a spec: each is reported once and read as a gap, so that it causes no further errors.

extension Lexer {
  /// Skips a merge-conflict marker before the first token of a line, and returns whether there was one. Only
  /// the first of the two sides is read.
  @discardableResult mutating func skipMergeConflict() -> Bool {
    guard let marker = self.mergeMarker(at: self.index) else { return false }
    let range = self.index..<self.index + 7
    if marker == Byte.less || !self.isInsideConflict { self.report(.mergeConflict, range) }
    self.isInsideConflict = marker == Byte.less
    self.skipLine()
    guard marker != Byte.less, marker != Byte.greater else { return true }
    self.index = self.endOfConflict(from: self.index) ?? self.index
    return true
  }

  /// Returns the byte of a marker: seven times `<`, `|`, `=` or `>`, at the end of a line or before a blank.
  /// `nil` if there is none.
  private func mergeMarker(at index: Int) -> UInt8? {
    guard index + 7 <= self.bytes.count else { return nil }
    let byte = self.bytes[index]
    let isMark = byte == Byte.less || byte == Byte.equal || byte == Byte.greater || byte == Byte.bar
    guard isMark, self.bytes[index..<index + 7].allSatisfy({ $0 == byte }) else { return nil }
    guard index + 7 < self.bytes.count else { return byte }
    let next = self.bytes[index + 7]
    return isBlank(next) || isLineEnd(next) ? byte : nil
  }

  /// Returns the end of the line that closes the conflict, or `nil` if there is none before the next conflict.
  private mutating func endOfConflict(from start: Int) -> Int? {
    guard start >= self.endOfUnclosedConflict else { return nil }
    var end = start
    defer { self.endOfUnclosedConflict = end }
    while end < self.bytes.count {
      while end < self.bytes.count, isLineEnd(self.bytes[end]) || isBlank(self.bytes[end]) { end += 1 }
      let marker = self.mergeMarker(at: end)
      if marker == Byte.less { return nil }
      while end < self.bytes.count, !isLineEnd(self.bytes[end]) { end += 1 }
      if marker == Byte.greater { return end }
    }
    return nil
  }
}

extension Lexer {
  /// Skips the line of a directive at the first `#` of a line, and all branches of an `#if` except the first.
  /// Returns whether there was a directive.
  mutating func skipDirective() -> Bool {
    guard let directive = self.directive(at: self.index) else { return false }
    let start = self.index
    if directive == .opens || self.conditions == 0 {
      self.report(.conditionalCompilation, start..<endOfWord(in: self.bytes, from: start + 1))
    }
    if directive == .opens { self.conditions += 1 }
    self.skipLine()
    if directive == .alternates, self.conditions > 0 { self.skipBranches() }
    if directive == .closes { self.conditions = max(self.conditions - 1, 0) }
    self.flags.followsGap = true
    self.flags.followsComment = true
    return true
  }

  private enum Directive { case opens, alternates, closes }

  private func directive(at index: Int) -> Directive? {
    guard self.bytes[index] == Byte.hash else { return nil }
    let range = index..<endOfWord(in: self.bytes, from: index + 1)
    if matches(self.bytes, at: range, "#if") { return .opens }
    if matches(self.bytes, at: range, "#else") || matches(self.bytes, at: range, "#elseif") {
      return .alternates
    }
    return matches(self.bytes, at: range, "#endif") ? .closes : nil
  }

  /// Skips to the line of the `#endif` that closes the branch, past nested conditions.
  private mutating func skipBranches() {
    var depth = 0
    while self.index < self.bytes.count {
      while self.index < self.bytes.count,
        isLineEnd(self.bytes[self.index]) || isBlank(self.bytes[self.index])
      {
        self.index += 1
      }
      guard self.index < self.bytes.count else { return }
      switch self.directive(at: self.index) {
      case .opens: depth += 1
      case .closes where depth == 0: return
      case .closes: depth -= 1
      case .alternates, nil: break
      }
      self.skipLine()
    }
  }
}

extension Lexer {
  mutating func lexSlash() {
    switch self.peek(1) {
    case Byte.slash:
      self.skipLine()
      self.flags.followsComment = true
      self.flags.followsGap = true
    case Byte.star:
      self.skipBlockComment()
    default:
      self.emit(.other, upTo: self.index + 1)
    }
  }

  /// Reads a `*/` outside a comment as invalid, since Swift does not read it as an operator.
  mutating func lexCommentEnd() {
    let range = self.index..<self.index + 2
    self.report(.unmatchedBracket(self.file.text(range)), range, fix: Fix(Edit(range, "")))
    self.emit(.invalid, upTo: range.upperBound)
  }

  /// Reads `# text`, a comment in other languages, as a comment.
  mutating func skipHashComment(_ hashes: Range<Int>) {
    self.report(.hashComment, hashes, fix: Fix(Edit(hashes, "//")))
    self.skipLine()
    self.flags.followsComment = true
    self.flags.followsGap = true
  }

  /// Skips to the end of the line, but not past it.
  mutating func skipLine() { self.index = endOfLine(self.bytes, from: self.index) }

  private mutating func skipBlockComment() {
    let end = endOfComment(self.bytes, from: self.index)
    if end == nil { self.report(.unterminatedComment, self.index..<self.index + 2) }
    let range = self.index..<(end ?? self.bytes.count)
    self.flags.followsComment = true
    self.flags.followsGap = true
    if self.bytes[range].contains(where: isLineEnd) { self.flags.startsLine = true }
    self.index = range.upperBound
  }
}
