import MVVMSource
import MVVMSyntax

extension SwiftCode {
  package func string(_ indices: Range<Int>) -> String { self.text(indices).description }

  /// Returns the text of a token; empty if no token has the index.
  package func word(_ index: Int) -> String {
    self.tokens.indices.contains(index) ? self.text(index).description : ""
  }

  /// Returns the text of a token without backticks; empty if no token has the index.
  package func plainWord(_ index: Int) -> String {
    self.tokens.indices.contains(index) ? self.text(index).unquoted.description : ""
  }

  package func isWord(_ index: Int) -> Bool {
    self.tokens.indices.contains(index) && self.tokens[index].kind == .word
  }

  /// Returns whether a token is a name: a word that Swift does not reserve, or one in backticks.
  package func isName(_ index: Int) -> Bool { self.isWord(index) && !self.text(index).isReservedWord }

  /// Returns tokens on one line, without comments. Each gap becomes a blank, except after an opening or
  /// before a closing bracket. A comma before a closing bracket is removed.
  package func spelled(_ indices: Range<Int>) -> String {
    var result = ""
    for index in indices {
      let isAfterOpening = ["(", "["].contains(self.word(index - 1))
      let isClosing = [")", "]"].contains(self.word(index))
      if index > indices.lowerBound, self.followsGap(index), !isAfterOpening, !isClosing { result += " " }
      if isClosing, result.hasSuffix(",") { result.removeLast() }
      result += self.word(index)
    }
    return result
  }

  /// Returns tokens without comments, and without gaps except between words, so that they can be compared.
  package func compact(_ indices: Range<Int>) -> String {
    var result = ""
    for index in indices {
      if index > indices.lowerBound, self.isWord(index), self.isWord(index - 1) { result += " " }
      result += self.word(index)
    }
    return result
  }

  /// Returns the first token with a word, outside all brackets that begin among these tokens.
  package func first(_ word: String, in indices: Range<Int>) -> Int? {
    var index = indices.lowerBound
    while index < indices.upperBound {
      if self.word(index) == word { return index }
      index = self.next(index)
    }
    return nil
  }

  /// Returns the index after a token. After an opening bracket, that is the index after its closing bracket.
  package func next(_ index: Int) -> Int {
    guard index < self.tokens.count, let partner = self.tokens[index].partner else { return index + 1 }
    return max(partner, index) + 1
  }

  /// Returns the innermost bracket that is open at a token.
  package func bracket(around token: Int) -> Int? {
    var index = token - 1
    while index >= 0 {
      let partner = self.tokens[index].partner ?? index
      if partner > index { return index }
      index = partner - 1
    }
    return nil
  }

  /// Returns whether a token is the label of an argument or parameter, not a key, a case or a part of `a ? b
  /// : c`.
  package func isLabel(_ index: Int) -> Bool {
    guard self.word(index + 1) == ":", ["(", "[", ","].contains(self.word(index - 1)),
      let open = self.bracket(around: index)
    else { return false }
    let isSubscript =
      self.word(open) == "[" && open > 0 && !self.followsGap(open)
      && (self.isWord(open - 1) || [")", "]", "?", "!", ">"].contains(self.word(open - 1)))
    return self.word(open) == "(" || isSubscript
  }

  /// Returns the elements of a tuple type or expression; none if the tokens are something else.
  package func tupleElements(_ indices: Range<Int>) -> [Range<Int>] {
    guard self.word(indices.lowerBound) == "(",
      self.tokens[indices.lowerBound].partner == indices.upperBound - 1
    else { return [] }
    return self.commaSeparated(indices.dropFirst().dropLast())
  }

  /// Splits some tokens at the commas outside all brackets, including angle brackets.
  package func commaSeparated(_ indices: Range<Int>) -> [Range<Int>] { self.separated(indices, by: [","]) }

  /// Splits tokens at any of some separators, outside all brackets, including angle brackets.
  package func separated(_ indices: Range<Int>, by separators: Set<String>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = indices.lowerBound
    var depth = 0
    var index = start
    while index < indices.upperBound {
      let isWord = self.isWord(index)
      if !isWord, self.word(index) == "<" { depth += 1 }
      if !isWord, self.word(index) == ">" { depth -= 1 }
      if !isWord, depth <= 0, separators.contains(self.word(index)) {
        parts.append(start..<index)
        start = index + 1
      }
      index = self.next(index)
    }
    if start < indices.upperBound { parts.append(start..<indices.upperBound) }
    return parts
  }

  /// Returns whether a token at the start of a line continues the previous line.
  package func continuesLine(_ index: Int) -> Bool {
    index > 0 && (self.expectsMore(index - 1) || self.isContinuation(index))
  }

  private func expectsMore(_ index: Int) -> Bool {
    let token = self.tokens[index]
    if token.kind == .operator { return !["?", "!", ">", "..."].contains(self.word(index)) }
    return token.kind == .punctuation && [",", ".", ":"].contains(self.word(index))
      || self.word(index) == "where"
  }

  private func isContinuation(_ index: Int) -> Bool {
    let token = self.tokens[index]
    switch token.kind {
    case .operator:
      // Not a prefix, as in `-x`.
      return !["-", "&", "!"].contains(self.word(index)) || self.followsGap(index + 1)
    case .punctuation: return self.word(index) == "." || self.word(index) == ":"
    case .word: return ["where", "in", "as", "is", "else", "catch"].contains(self.word(index))
    default: return false
    }
  }

  package func followsGap(_ index: Int) -> Bool {
    self.tokens.indices.contains(index) && self.tokens[index].flags.followsGap
  }

  /// Splits tokens into statements. Outside all brackets, a statement ends at a semicolon, at a line that
  /// does not continue it, and before and after a directive.
  package func statements(_ indices: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = indices.lowerBound
    while let statement = self.firstStatement(start..<indices.upperBound) {
      statements.append(statement)
      start = statement.upperBound
    }
    return statements
  }

  /// Returns the first statement; `nil` if there is none.
  package func firstStatement(_ indices: Range<Int>) -> Range<Int>? {
    guard let start = indices.first(where: { self.word($0) != ";" }) else { return nil }
    var index = min(self.next(start), indices.upperBound)
    while index < indices.upperBound, !self.endsStatement(index) {
      index = min(self.next(index), indices.upperBound)
    }
    return start..<index
  }

  /// Returns whether the statement before a token ends there.
  private func endsStatement(_ index: Int) -> Bool {
    self.word(index) == ";" || self.tokens[index].kind == .directive
      || self.tokens[index - 1].kind == .directive
      || self.tokens[index].startsLine && !self.continuesLine(index)
  }

  /// Returns the comments that begin in a range of bytes.
  package func comments(in range: Range<Int>) -> ArraySlice<SwiftComment> {
    let first = self.comments.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return self.comments[first...].prefix { $0.range.lowerBound < range.upperBound }
  }

  package func string(_ comment: SwiftComment) -> String { self.file.string(comment.range) }
}

extension String {
  /// The name as written in a declaration: in backticks if it is a reserved word of Swift.
  package var quoted: String { Text(self).quoted }
}

extension Text {
  /// The name as written in a declaration: in backticks if it is a reserved word of Swift.
  package var quoted: String { self.isReservedWord ? "`\(self)`" : self.description }
}
