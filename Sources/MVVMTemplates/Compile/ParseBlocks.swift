import MVVMSource

extension TemplateParser {
  /// Closes a tag. The last line of a block ends with it.
  mutating func close(_ tag: OpenTag) {
    if self.nodes[tag.node].kind == .block {
      if tag.isInLine {
        self.endBody(startingAt: tag.node + 1)
        self.isInLine = tag.wasInLine
      } else if self.isInLine {
        self.add(.lineEnd, 0..<0, isStandalone: self.isLastLineConditional(from: tag.node + 1))
        self.isInLine = false
      }
    }
    self.nodes[tag.node].end = self.nodes.count
  }

  /// Ends the body of a block that was opened inside a line. If the body is only a partial or a block, that
  /// is laid out as if it were on a line of its own, so that it can have several lines wherever the outer
  /// block is on its own line.
  private mutating func endBody(startingAt start: Int) {
    let first = start + 1
    if first == self.nodes.count {
      self.nodes.removeLast()
    } else if self.nodes[first].end == self.nodes.count, self.isPlaceable(first) {
      self.nodes.remove(at: start)
      for index in start..<self.nodes.count { self.nodes[index].end -= 1 }
      self.nodes[start].isStandalone = true
    } else {
      let isConditional = self.isTextless(start)
      self.nodes[start].isStandalone = isConditional
      self.add(.lineEnd, 0..<0, isStandalone: self.isLastLineConditional(from: start))
    }
  }

  private func isPlaceable(_ node: Int) -> Bool {
    switch self.nodes[node].kind {
    case .partial, .block: true
    case .parent: self.nodes[node].end == node + 1
    case .text, .lineStart, .lineEnd, .blankLine, .variable, .comma, .section, .inverted, .separated: false
    }
  }

  /// Returns whether the line that starts at a node has no text outside of its sections and blocks.
  private func isTextless(_ start: Int) -> Bool {
    var index = start
    while index < self.nodes.count, self.nodes[index].kind != .lineEnd {
      let node = self.nodes[index]
      if node.kind == .text, !self.file.bytes[node.range].allSatisfy(isBlank) { return false }
      index = node.end
    }
    return true
  }

  private func isLastLineConditional(from start: Int) -> Bool {
    var isConditional = true
    var index = start
    while index < self.nodes.count {
      if self.nodes[index].kind == .lineStart { isConditional = self.nodes[index].isStandalone }
      index = self.nodes[index].end
    }
    return isConditional
  }
}
