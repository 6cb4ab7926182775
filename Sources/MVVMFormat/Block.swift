import MVVMSource
import MVVMSyntax

/// A node with the comments that belong to it and move with it.
struct Commented {
  let tokens: TokenRange
  let leading: [LineOfComments]
  /// Whether the node begins on the line of its last comments.
  let isAdjacent: Bool
  let followsBlankLine: Bool
  /// The comments at the end of its last line.
  var trailing: [Comment] = []
}

/// The contents of a file or of a pair of braces, with each comment assigned to its node.
struct Block {
  /// The comments on the line of the `{`.
  var opening: [Comment] = []
  /// The comment lines before the first item that are followed by a blank line.
  var head: [LineOfComments] = []
  var items: [Commented] = []
  /// The comment lines before the `}`.
  var foot: [LineOfComments] = []

  var isEmpty: Bool { self.items.isEmpty && self.opening.isEmpty && self.head.isEmpty && self.foot.isEmpty }
}

extension Formatter {
  /// Assigns the comments among nodes to them.
  ///
  /// - Parameter canDocument: Whether nodes may move with their documentation, which then never stays at the
  ///   head.
  func block(of nodes: [TokenRange], in tokens: TokenRange, canDocument: Bool) -> Block {
    var block = Block()
    var pending: [LineOfComments] = []
    var next = tokens.lowerBound
    block.items.reserveCapacity(nodes.count)
    for range in nodes {
      self.passSemicolons(next..<range.lowerBound, to: &block, &pending)
      let trivia = self.trivia(before: range.lowerBound, takesComments: true)
      self.assign(trivia, to: &block, &pending)
      if block.items.isEmpty {
        let count = self.countOfHead(pending, trivia, canDocument: canDocument)
        block.head = Array(pending[..<count])
        pending.removeFirst(count)
      }
      let (isAdjacent, followsBlank) = (trivia.isAdjacent, trivia.endsWithBlankLine)
      block.items.append(
        Commented(tokens: range, leading: pending, isAdjacent: isAdjacent, followsBlankLine: followsBlank)
      )
      pending.removeAll()
      next = range.upperBound
    }
    self.passSemicolons(next..<tokens.upperBound, to: &block, &pending)
    self.assign(self.trivia(before: tokens.upperBound, takesComments: false), to: &block, &pending)
    block.foot = pending.filter { !$0.comments.isEmpty }
    return block
  }

  private func passSemicolons(_ tokens: TokenRange, to block: inout Block, _ pending: inout [LineOfComments])
  {
    for token in tokens {
      let count = pending.count
      self.assign(self.trivia(before: token, takesComments: false), to: &block, &pending)
      let lines = pending[count...].reversed().prefix { !$0.comments.isEmpty }
      if lines.contains(where: self.mayDocument) { pending.append(.semicolon) }
    }
  }

  /// Assigns comments at the end of a line to the node on that line, and keeps the others for the next node.
  private func assign(_ trivia: Trivia, to block: inout Block, _ pending: inout [LineOfComments]) {
    if trivia.trailing.isEmpty {
      pending += trivia.lines
      return
    }
    let earlier = block.items.isEmpty ? block.opening.last : block.items[block.items.count - 1].trailing.last
    if !pending.isEmpty || earlier?.isLineComment == true {
      // The comment is at the end of a line that only has a `;`.
      let line = LineOfComments(comments: trivia.trailing, followsBlankLine: false)
      pending += self.mayDocument(line) ? [line, .semicolon] : [line]
    } else if block.items.isEmpty {
      block.opening += trivia.trailing
    } else {
      block.items[block.items.count - 1].trailing += trivia.trailing
    }
    pending += trivia.lines
  }

  /// Returns the number of comment lines before the first node that belong to the head: those up to the last
  /// blank line.
  private func countOfHead(_ lines: [LineOfComments], _ trivia: Trivia, canDocument: Bool) -> Int {
    var count = 0
    for index in lines.indices {
      if canDocument, self.mayDocument(lines[index]) { break }
      let isLast = index == lines.count - 1
      if isLast ? trivia.endsWithBlankLine : lines[index + 1].followsBlankLine { count = index + 1 }
    }
    return count
  }

  private func mayDocument(_ line: LineOfComments) -> Bool {
    line.comments.count == 1 && line.comments[0].isDocumentation
  }

  /// - Parameter takesComments: Whether a comment between two tokens on one line belongs to the second.
  func trivia(before token: Int, takesComments: Bool) -> Trivia {
    var trivia = Trivia(self.tree.comments(before: token))
    if !takesComments {
      trivia.isAdjacent = false
    } else if trivia.isAdjacent, trivia.lines.isEmpty {
      trivia.lines = [LineOfComments(comments: trivia.trailing, followsBlankLine: false)]
      trivia.trailing = []
    }
    return trivia
  }
}

/// A line that contains only comments, or a `;` that must be kept.
struct LineOfComments {
  /// The comments; none for a `;`.
  var comments: [Comment]
  let followsBlankLine: Bool

  /// A `;` that is kept, because it separates documentation from the next declaration, which it must not
  /// document.
  static let semicolon = LineOfComments(comments: [], followsBlankLine: false)
}

/// The comments between two tokens, grouped by line.
struct Trivia {
  /// The comments on the line of the previous token.
  var trailing: [Comment] = []
  var lines: [LineOfComments] = []
  /// Whether the next token is on the same line as the last comments.
  var isAdjacent = false
  /// Whether a blank line separates the last comment and the next token.
  var endsWithBlankLine = false

  init(_ comments: [Comment]) {
    for comment in comments {
      if comment.startsLine {
        self.lines.append(LineOfComments(comments: [comment], followsBlankLine: comment.followsBlankLine))
      } else if self.lines.isEmpty {
        self.trailing.append(comment)
      } else {
        self.lines[self.lines.count - 1].comments.append(comment)
      }
    }
    self.isAdjacent = comments.last?.endsLine == false
    self.endsWithBlankLine = comments.last?.precedesBlankLine == true
  }
}
