import MVVMSource
import MVVMSyntax

extension SwiftCode {
  public func string(_ indices: Range<Int>) -> String { self.text(indices).description }

  /// The text of a token; empty where there is none.
  public func word(_ index: Int) -> String {
    self.tokens.indices.contains(index) ? self.text(index).description : ""
  }

  /// A word without its backticks.
  public func plainWord(_ index: Int) -> String {
    self.tokens.indices.contains(index) ? self.text(index).unquoted.description : ""
  }

  public func isWord(_ index: Int) -> Bool {
    self.tokens.indices.contains(index) && self.tokens[index].kind == .word
  }

  /// On one line, without comments, with a blank where there was a gap.
  public func spelled(_ indices: Range<Int>) -> String {
    var result = ""
    for index in indices {
      let isAfterOpening = index > indices.lowerBound && ["(", "["].contains(self.word(index - 1))
      let isClosing = [")", "]"].contains(self.word(index))
      let followsGap = self.tokens[index].flags.contains(.followsGap)
      if index > indices.lowerBound, followsGap, !isAfterOpening, !isClosing { result += " " }
      if isClosing, result.hasSuffix(",") { result.removeLast() }
      result += self.word(index)
    }
    return result
  }

  /// Without any blank that is not between two words: for comparing.
  public func compact(_ indices: Range<Int>) -> String {
    var result = ""
    for index in indices {
      if index > indices.lowerBound, self.isWord(index), self.isWord(index - 1) { result += " " }
      result += self.word(index)
    }
    return result
  }

  /// The first of some tokens that spells a word and stands in no bracket of its own.
  public func first(_ word: StaticString, in indices: Range<Int>) -> Int? {
    var index = indices.lowerBound
    while index < indices.upperBound {
      if self.spells(index, word) { return index }
      index = self.next(index)
    }
    return nil
  }

  /// The token behind one, or behind the bracket that it opens.
  public func next(_ index: Int) -> Int {
    guard index < self.tokens.count, let partner = self.tokens[index].partner else { return index + 1 }
    return max(partner, index) + 1
  }

  /// The parts between the commas, those in brackets aside; `<` counts as one.
  public func commaSeparated(_ indices: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = indices.lowerBound
    var depth = 0
    var index = start
    while index < indices.upperBound {
      if self.tokens[index].kind == .operator {
        if self.spells(index, "<") { depth += 1 } else if self.spells(index, ">") { depth -= 1 }
      } else if depth <= 0, self.spells(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = self.next(index)
    }
    if start < indices.upperBound { parts.append(start..<indices.upperBound) }
    return parts
  }

  /// Whether the token at the start of a line goes on with what stands before it.
  public func continuesLine(_ index: Int) -> Bool {
    index > 0 && (self.expectsMore(index - 1) || self.isContinuation(index))
  }

  private func expectsMore(_ index: Int) -> Bool {
    let token = self.tokens[index]
    if token.kind == .operator { return !["?", "!", ">", "..."].contains(self.word(index)) }
    return token.kind == .punctuation && [",", ".", ":"].contains(self.word(index))
  }

  private func isContinuation(_ index: Int) -> Bool {
    let token = self.tokens[index]
    switch token.kind {
    case .operator:
      let isPrefix = ["-", "&", "!"].contains(self.word(index)) && !self.followsGap(index + 1)
      return !isPrefix
    case .punctuation: return self.spells(index, ".") || self.spells(index, ":")
    case .word: return ["where", "in", "as", "is", "else", "catch"].contains(self.word(index))
    default: return false
    }
  }

  public func followsGap(_ index: Int) -> Bool {
    self.tokens.indices.contains(index) && self.tokens[index].flags.contains(.followsGap)
  }

  /// The statements of some tokens: at line ends and semicolons, but inside no bracket.
  public func statements(_ indices: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = indices.lowerBound
    while let statement = self.firstStatement(start..<indices.upperBound) {
      statements.append(statement)
      start = statement.upperBound
    }
    return statements
  }

  /// The first of the statements of some tokens.
  public func firstStatement(_ indices: Range<Int>) -> Range<Int>? {
    guard let start = indices.first(where: { !self.spells($0, ";") }) else { return nil }
    var index = min(self.next(start), indices.upperBound)
    while index < indices.upperBound, !self.endsStatement(index) {
      index = min(self.next(index), indices.upperBound)
    }
    return start..<index
  }

  /// Whether no token from this one on belongs to the statement before it.
  private func endsStatement(_ index: Int) -> Bool {
    self.spells(index, ";") || self.tokens[index].kind == .directive
      || self.tokens[index - 1].kind == .directive
      || self.tokens[index].startsLine && !self.continuesLine(index)
  }

  /// The comments that lie in some bytes.
  public func comments(in range: Range<Int>) -> ArraySlice<SwiftComment> {
    let first = self.comments.indexFromWhich { $0.range.lowerBound >= range.lowerBound }
    return self.comments[first...].prefix { $0.range.lowerBound < range.upperBound }
  }

  public func string(_ comment: SwiftComment) -> String { self.file.string(comment.range) }
}

extension Text {
  /// A name as a declaration needs it: in backticks where Swift has another meaning for it.
  public var quoted: String { self.isReservedWord ? "`\(self)`" : self.description }
}
