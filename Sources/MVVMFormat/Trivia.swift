import MVVMSource
import MVVMSyntax

/// A line that holds comments and nothing else, or a `;` that must not be lost.
struct CommentLine {
  /// From its first byte to its last; `nil` for a `;`.
  let first: Range<Int>?
  /// Mostly empty, so that most lines need no memory of their own.
  var others: [Range<Int>] = []
  let followsBlankLine: Bool

  /// Keeps documentation that a `;` parts from what follows from documenting it.
  static let semicolon = CommentLine(first: nil, followsBlankLine: false)
}

extension CommentLine {
  init(trailing comments: [Range<Int>]) {
    self.init(first: comments.first, others: Array(comments.dropFirst()), followsBlankLine: false)
  }
}

/// The comments between two tokens, by the lines that they stand on.
struct Trivia {
  /// On the line of the token before.
  var trailing: [Range<Int>] = []
  var lines: [CommentLine] = []
  /// Whether the last line is also that of the token behind.
  var isAdjacent = false
  /// Whether a blank line stands between the last comment and the token behind.
  var endsWithBlankLine = false
}

extension Formatter {
  /// - Parameter takesComments: Whether a comment between two tokens of one line belongs to the one behind.
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
      let comment = index..<endOfComment(bytes, from: index)
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

/// The end of the comment that begins at a place: a line comment's line end is no part of it.
func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  if bytes[start + 1] == Byte.slash { return endOfLine(bytes, from: start) }
  return endOfBlockComment(bytes, from: start) ?? bytes.count
}

/// CR and LF are one line end.
func lengthOfLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  let next = index + 1 < bytes.count ? bytes[index + 1] : 0
  return bytes[index] == Byte.carriageReturn && next == Byte.lineFeed ? 2 : 1
}
