import MVVMSource
import MVVMSyntax

// A declaration with a comment inside is written unchanged, except for its indentation.

extension Formatter {
  /// Whether there is a comment between two of these tokens.
  func hasComment(inside tokens: TokenRange) -> Bool {
    for token in tokens.dropFirst() where self.tokens[token].flags.contains(.followsComment) { return true }
    return false
  }

  /// Writes tokens, and what is between them, at the current position.
  ///
  /// - Parameters:
  ///   - start: Where the moved text begins: at its first token, or at the comments before it on the same line.
  ///   - values: Tokens that are kept byte for byte, together with what is between them, in order.
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

  /// Writes blanks and comments, replacing the indentation of each line by that of the current depth.
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
