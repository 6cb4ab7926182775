import MVVMSource

// What has a comment inside is printed as it stands, only re-indented.

extension SpecSyntax {
  /// Whether a comment stands between two of some tokens.
  func hasComment(inside tokens: TokenRange) -> Bool {
    for token in tokens.dropFirst() where self.tokens[token].flags.contains(.followsComment) { return true }
    return false
  }
}

extension Formatter {
  /// Writes tokens, and what stands between them, from the current place on.
  ///
  /// - Parameters:
  ///   - start: Where what is moved begins: its first token, or the comments on the line before it.
  ///   - values: What is kept byte for byte.
  mutating func write(verbatim tokens: TokenRange, from start: Int, values: [TokenRange] = []) {
    let indentation = self.indentationOfLine(at: start)
    for token in tokens {
      if token > tokens.lowerBound {
        let gap = self.tree.range(token - 1).upperBound..<self.tree.range(token).lowerBound
        if values.contains(where: { $0.contains(token) && $0.contains(token - 1) }) {
          self.output += self.tree.file.bytes[gap]
        } else {
          self.write(gap: gap, indentation: indentation)
        }
      }
      self.write(token: token)
    }
  }

  /// The blanks that the line of a place begins with.
  private func indentationOfLine(at place: Int) -> ArraySlice<UInt8> {
    let bytes = self.tree.file.bytes
    var start = place
    while start > byteOrderMarkLength(of: bytes), !isLineEnd(bytes[start - 1]) { start -= 1 }
    return bytes[start..<place].prefix(while: isBlank)
  }

  /// Writes blanks and comments, each line's indentation replaced.
  ///
  /// - Parameter indentation: What the first line of all began with.
  private mutating func write(gap: Range<Int>, indentation: ArraySlice<UInt8>) {
    let bytes = self.tree.file.bytes
    var index = gap.lowerBound
    var line: [UInt8]?
    while index < gap.upperBound {
      if bytes[index] == Byte.slash {
        let comment = index..<endOfComment(bytes, from: index)
        self.write(comment, indentation: line)
        index = comment.upperBound
      } else if isLineEnd(bytes[index]) {
        while let last = self.output.last, isBlank(last) { self.output.removeLast() }
        self.endLine()
        index += lengthOfLineEnd(bytes, at: index)
        let blanks = bytes[index..<gap.upperBound].prefix(while: isBlank)
        line = self.moved(blanks, from: indentation)
        if blanks.endIndex == gap.upperBound || !isLineEnd(bytes[blanks.endIndex]) {
          self.output += line ?? []
        }
        index = blanks.endIndex
      } else {
        self.write(bytes[index])
        index += 1
      }
    }
  }

  private func moved(_ blanks: ArraySlice<UInt8>, from indentation: ArraySlice<UInt8>) -> [UInt8] {
    guard blanks.starts(with: indentation) else { return self.indentation }
    return self.indentation + blanks.dropFirst(indentation.count)
  }
}
