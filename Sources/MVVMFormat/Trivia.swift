import MVVMSource
import MVVMSyntax

/// A line that contains only comments, or a `;` that must be kept.
struct LineOfComments {
  /// The comments; none for a `;`.
  var comments: [Comment]
  let followsBlankLine: Bool

  /// A `;` that is kept: it separates documentation from what follows, which it must not start to document.
  static let semicolon = LineOfComments(comments: [], followsBlankLine: false)
}

/// The comments between two tokens, grouped by line.
struct Trivia {
  /// The comments on the line of the token before.
  var trailing: [Comment] = []
  var lines: [LineOfComments] = []
  /// Whether the token after is on the same line as the last comments.
  var isAdjacent = false
  /// Whether a blank line separates the last comment from the token after.
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

extension Formatter {
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
