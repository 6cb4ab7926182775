import MVVMSource
import MVVMSyntax

/// Something with the comments that belong to it, which it takes along wherever it goes.
struct Commented {
  /// Which of the nodes it is; a node itself is dear to copy.
  let index: Int
  let tokens: TokenRange
  let leading: [CommentLine]
  /// Whether the last of those lines is also the first of the node.
  let isAdjacent: Bool
  let followsBlankLine: Bool
  /// On its last line.
  var trailing: [Range<Int>] = []
}

/// What stands between two braces, or in a file, each comment with what it belongs to.
struct Block {
  /// On the line of the `{`.
  var opening: [Range<Int>] = []
  /// Before the first item, with a blank line behind.
  var head: [CommentLine] = []
  var items: [Commented] = []
  /// Before the `}`.
  var foot: [CommentLine] = []

  var isEmpty: Bool {
    self.items.isEmpty && self.opening.isEmpty && self.head.isEmpty && self.foot.isEmpty
  }
}

extension Formatter {
  /// Sorts the comments among nodes to what they belong to.
  ///
  /// - Parameters:
  ///   - nodes: The tokens of each.
  ///   - tokens: Those between the braces: the nodes' own, and `;`.
  ///   - canDocument: Whether a node may move and has documentation that must go with it: then none is at the head.
  func block(of nodes: [TokenRange], in tokens: TokenRange, canDocument: Bool) -> Block {
    var block = Block()
    var pending: [CommentLine] = []
    var next = tokens.lowerBound
    block.items.reserveCapacity(nodes.count)
    for (index, range) in nodes.enumerated() {
      self.passSemicolons(next..<range.lowerBound, &block, &pending)
      let trivia = self.trivia(before: range.lowerBound, takesComments: true)
      self.take(trivia, &block, &pending)
      if block.items.isEmpty {
        let count = self.countOfHead(pending, trivia, canDocument: canDocument)
        block.head = Array(pending[..<count])
        pending.removeFirst(count)
      }
      block.items.append(
        Commented(
          index: index,
          tokens: range,
          leading: pending,
          isAdjacent: trivia.isAdjacent,
          followsBlankLine: trivia.endsWithBlankLine
        )
      )
      pending.removeAll()
      next = range.upperBound
    }
    self.passSemicolons(next..<tokens.upperBound, &block, &pending)
    self.take(self.trivia(before: tokens.upperBound, takesComments: false), &block, &pending)
    block.foot = pending.filter { $0.first != nil }
    return block
  }

  private func passSemicolons(_ tokens: TokenRange, _ block: inout Block, _ pending: inout [CommentLine]) {
    for token in tokens {
      let count = pending.count
      self.take(self.trivia(before: token, takesComments: false), &block, &pending)
      let lines = pending[count...].reversed().prefix { $0.first != nil }
      if lines.contains(where: self.mayDocument) { pending.append(.semicolon) }
    }
  }

  /// Hands what trails on a line to what stands there, and keeps the other comments for what comes.
  private func take(_ trivia: Trivia, _ block: inout Block, _ pending: inout [CommentLine]) {
    if trivia.trailing.isEmpty {
      pending += trivia.lines
      return
    }
    let earlier = block.items.isEmpty ? block.opening.last : block.items[block.items.count - 1].trailing.last
    if !pending.isEmpty || earlier.map(self.isLineComment) == true {
      // It trails on a `;` of another line.
      let line = CommentLine(trailing: trivia.trailing)
      pending += self.mayDocument(line) ? [line, .semicolon] : [line]
    } else if block.items.isEmpty {
      block.opening += trivia.trailing
    } else {
      block.items[block.items.count - 1].trailing += trivia.trailing
    }
    pending += trivia.lines
  }

  /// How many of the lines before the first node stay where they are: those that a blank line follows.
  private func countOfHead(_ lines: [CommentLine], _ trivia: Trivia, canDocument: Bool) -> Int {
    var count = 0
    for index in lines.indices {
      if canDocument, self.mayDocument(lines[index]) { break }
      let isLast = index == lines.count - 1
      if isLast ? trivia.endsWithBlankLine : lines[index + 1].followsBlankLine { count = index + 1 }
    }
    return count
  }

  private func mayDocument(_ line: CommentLine) -> Bool {
    guard let comment = line.first, line.others.isEmpty else { return false }
    return isDocumentation(self.bytes, comment)
  }

  func isLineComment(_ comment: Range<Int>) -> Bool {
    self.bytes[comment.lowerBound + 1] == Byte.slash
  }
}
