import MVVMSource

/// The tokens and comments of a Swift file.
///
/// They are found without a grammar, so that a file in the middle of an edit can also be read: any bytes
/// yield some tokens. Together with the comments, and the blanks in between, the tokens make up the whole
/// text.
package struct SwiftCode: Sendable {
  package let file: SourceFile
  package let tokens: [SwiftToken]
  package let comments: [SwiftComment]
  /// The errors, sorted by place. A file that compiles has none.
  package let mistakes: [SwiftMistake]

  package init(_ file: SourceFile) {
    self.file = file
    let (tokens, comments, mistakes) = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      lexer.run()
      return (lexer.tokens, lexer.comments, lexer.mistakes)
    }
    self.tokens = tokens
    self.comments = comments
    self.mistakes = mistakes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  package func text(_ index: Int) -> Text { self.file.text(self.tokens[index].range) }

  /// Returns the text of some tokens, with the comments and blanks between them; empty for an empty range.
  package func text(_ indices: Range<Int>) -> Text { self.file.text(self.range(indices)) }

  /// Returns the range from the first to the last of these tokens. An empty range yields one at the token's
  /// start.
  package func range(_ indices: Range<Int>) -> Range<Int> {
    let start =
      indices.lowerBound < self.tokens.count
      ? self.tokens[indices.lowerBound].range.lowerBound : self.file.bytes.count
    return indices.isEmpty ? start..<start : start..<self.tokens[indices.upperBound - 1].range.upperBound
  }

  /// Returns the name of a token, without backticks; `nil` if the index is not that of a word.
  package func name(_ index: Int) -> Text? { self.isWord(index) ? self.text(index).unquoted : nil }

  /// Returns the index of the first token at or after an offset; the number of tokens if there is none.
  package func firstToken(from offset: Int) -> Int {
    self.tokens.partitioningIndex { $0.range.lowerBound >= offset }
  }
}
