import MVVMSource
import MVVMSyntax

extension SwiftLexer {
  /// Reads a raw string, a regular expression, a directive, or a word such as `#selector`.
  mutating func lexHash() {
    var hashes = 0
    while self.byte(hashes) == Byte.hash { hashes += 1 }
    if self.byte(hashes) == Byte.quote { return self.lexString() }
    if self.byte(hashes) == Byte.slash { return self.lexRegex(hashes: hashes) }
    let end = self.endOfName(from: self.index + hashes)
    let word = self.index + hashes..<end
    if ["else", "endif"].contains(where: { matches(self.bytes, at: word, $0) }) {
      return self.emit(.directive, upTo: end)
    }
    if ["if", "elseif"].contains(where: { matches(self.bytes, at: word, $0) }) {
      return self.emit(.directive, upTo: self.endOfCondition(from: end))
    }
    self.emit(.word, upTo: end)
  }

  private func endOfCondition(from start: Int) -> Int {
    let end = self.bytes[start...].indices.first { index in
      isLineEnd(self.bytes[index]) || self.bytes[index] == Byte.slash && isComment(self.bytes, at: index)
    }
    return trimmed(self.bytes, start..<(end ?? self.bytes.count)).upperBound
  }

  mutating func lexString() {
    guard let string = StringDelimiter(at: self.index, in: self.bytes) else { return }
    self.lexText(of: string, from: string.textStart)
  }

  /// Reads the text of a string literal from an offset to its end or to the next interpolation.
  mutating func lexText(of string: StringDelimiter, from start: Int) {
    let (end, stop) = string.endOfText(from: start, in: self.bytes)
    switch stop {
    case .close: self.emit(.string, upTo: end + string.length)
    case .interpolation:
      self.emit(.string, upTo: end)
      self.interpolated[self.tokens.count] = string
      self.openBracket(Byte.leftParenthesis, length: 2 + string.hashes)
    case .unterminated:
      self.report(.unterminatedString, string.textStart - string.length..<end)
      self.emit(.string, upTo: end)
    }
  }

  mutating func skipComment() {
    let end = endOfComment(self.bytes, from: self.index)
    if end == nil { self.report(.unterminatedComment, self.index..<self.index + 2) }
    let range = self.index..<(end ?? self.bytes.count)
    self.skipComment(range, isDocumentation: end != nil && MVVMSource.isDocumentation(self.bytes, range))
  }

  mutating func skipComment(_ range: Range<Int>, isDocumentation: Bool) {
    let startsLine = self.flags.startsLine
    self.comments.append(SwiftComment(range: range, startsLine: startsLine, isDocumentation: isDocumentation))
    self.flags.followsGap = true
    if self.bytes[range].contains(where: isLineEnd) { self.flags.startsLine = true }
    self.index = range.upperBound
  }
}
