import MVVMSource
import MVVMSyntax

/// A line that contains only comments, or a `;` that must be kept.
struct CommentLine {
  /// The range of the first comment; `nil` for a `;`.
  let first: Range<Int>?
  /// Further comments on the line. There are rarely any, so most lines need no memory for them.
  var others: [Range<Int>] = []
  let followsBlankLine: Bool

  /// A `;` that is kept: it separates documentation from what follows, which it must not start to document.
  static let semicolon = CommentLine(first: nil, followsBlankLine: false)
}

extension CommentLine {
  init(trailing comments: [Range<Int>]) {
    self.init(first: comments.first, others: Array(comments.dropFirst()), followsBlankLine: false)
  }
}

/// The comments between two tokens, grouped by line.
struct Trivia {
  /// The comments on the line of the token before.
  var trailing: [Range<Int>] = []
  var lines: [CommentLine] = []
  /// Whether the token after is on the same line as the last comments.
  var isAdjacent = false
  /// Whether a blank line separates the last comment from the token after.
  var endsWithBlankLine = false
}

extension Formatter {
  /// - Parameter takesComments: Whether a comment between two tokens on one line belongs to the second.
  func trivia(before token: Int, takesComments: Bool) -> Trivia {
    guard self.tokens[token].flags.contains(.followsComment) else { return Trivia() }
    let start = token > 0 ? self.tokens[token - 1].range.upperBound : byteOrderMarkLength(of: self.bytes)
    var trivia = readTrivia(self.bytes, start..<self.tokens[token].range.lowerBound, startsFile: token == 0)
    if !takesComments {
      trivia.isAdjacent = false
    } else if trivia.isAdjacent, trivia.lines.isEmpty {
      trivia.lines = [CommentLine(trailing: trivia.trailing)]
      trivia.trailing = []
    }
    return trivia
  }
}

private func readTrivia(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, startsFile: Bool) -> Trivia
{
  var trivia = Trivia()
  var lineEnds = startsFile ? 1 : 0
  var index = range.lowerBound
  while index < range.upperBound {
    if bytes[index] == Byte.slash {
      let comment = index..<(endOfComment(bytes, from: index) ?? bytes.count)
      trivia.add(comment, lineEnds: lineEnds)
      lineEnds = 0
      index = comment.upperBound
    } else {
      if isLineEnd(bytes[index]) {
        lineEnds += 1
        index += lengthOfLineEnd(bytes, at: index) - 1
      }
      index += 1
    }
  }
  trivia.isAdjacent = lineEnds == 0
  trivia.endsWithBlankLine = lineEnds > 1
  return trivia
}

extension Trivia {
  fileprivate mutating func add(_ comment: Range<Int>, lineEnds: Int) {
    if lineEnds > 0 {
      self.lines.append(CommentLine(first: comment, followsBlankLine: lineEnds > 1))
    } else if self.lines.isEmpty {
      self.trailing.append(comment)
    } else {
      self.lines[self.lines.count - 1].others.append(comment)
    }
  }
}
