import MVVMSource

/// A Swift file as its tokens and comments.
///
/// It is read without a grammar, so that a file that a person is typing in can be read as well: any bytes come to some
/// tokens, which together with the comments and the blanks between them are the whole text.
public struct SwiftCode: Sendable {
  public let file: SourceFile
  public let tokens: [SwiftToken]
  public let comments: [SwiftComment]
  /// In the order of their places; none in a file that the compiler would read.
  public let mistakes: [SwiftMistake]

  public init(_ file: SourceFile) {
    var tokens: [SwiftToken] = []
    var comments: [SwiftComment] = []
    var mistakes: [SwiftMistake] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      lexer.run()
      (tokens, comments, mistakes) = (lexer.tokens, lexer.comments, lexer.mistakes)
    }
    self.file = file
    self.tokens = tokens
    self.comments = comments
    self.mistakes = mistakes.ordered {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}

extension SwiftCode {
  /// The text of a token as it stands in the file.
  public func text(_ index: Int) -> Text {
    self.file.text(self.tokens[index].range)
  }

  /// The text from one token up to another, with the comments and blanks between them; empty for an empty range.
  public func text(_ indices: Range<Int>) -> Text {
    self.file.text(self.range(indices))
  }

  /// The bytes from one token up to another; empty, at the first, for an empty range.
  public func range(_ indices: Range<Int>) -> Range<Int> {
    let start =
      indices.lowerBound < self.tokens.count
      ? self.tokens[indices.lowerBound].range.lowerBound : self.file.bytes.count
    return indices.isEmpty ? start..<start : start..<self.tokens[indices.upperBound - 1].range.upperBound
  }

  /// Whether a token is a word of the program; false behind the last token and before the first.
  public func spells(_ index: Int, _ word: StaticString) -> Bool {
    guard self.tokens.indices.contains(index) else { return false }
    let range = self.tokens[index].range
    return self.file.bytes.withUnsafeBufferPointer { matches($0, range, word) }
  }

  /// What a word names, without backticks; `nil` of a token that is no word.
  public func name(_ index: Int) -> Text? {
    guard self.tokens.indices.contains(index), self.tokens[index].kind == .word else { return nil }
    let range = self.tokens[index].range
    let isQuoted = self.file.bytes[range.lowerBound] == Byte.backtick && range.count > 2
    return self.file.text(isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range)
  }

  /// The token that an offset lies in, or the word that ends there: where an editor's cursor is.
  public func tokenIndex(at offset: Int) -> Int? {
    let next = self.firstToken(from: offset)
    if next < self.tokens.count, self.tokens[next].range.lowerBound == offset, self.tokens[next].kind == .word
    {
      return next
    }
    let before = next - 1
    if before >= 0, self.tokens[before].range.upperBound > offset { return before }
    if before >= 0, self.tokens[before].range.upperBound == offset, self.tokens[before].kind == .word {
      return before
    }
    return next < self.tokens.count && self.tokens[next].range.lowerBound == offset ? next : nil
  }

  /// The index of the first token that begins at an offset or behind it; their number where there is none.
  public func firstToken(from offset: Int) -> Int {
    self.tokens.indexFromWhich { $0.range.lowerBound >= offset }
  }

  /// The names that are read of what a word stands for: `tapped` in `inputs.tapped`, `self.inputs.tapped` and
  /// `inputs?.tapped` for `inputs`. Types are no values: `Inputs.self` is none of `self`.
  public func members(of base: StaticString) -> [Int] {
    self.tokens.indices.compactMap { index in
      guard self.tokens[index].kind == .word, self.spells(index, base) else { return nil }
      var dot = index + 1
      if self.spells(dot, "?") || self.spells(dot, "!") { dot += 1 }
      guard self.spells(dot, "."), self.name(dot + 1) != nil else { return nil }
      return dot + 1
    }
  }
}
