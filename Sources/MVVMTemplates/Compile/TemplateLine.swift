/// The layout of a line of a template, which decides whether the line itself is rendered.
enum LineLayout {
  /// The line contains only blanks.
  case blank
  /// The line contains only tags that render nothing in place. Neither the line nor its indentation is
  /// rendered.
  case standalone
  /// The line contains text, or tags that are rendered on the line. If `isConditional` and nothing is
  /// rendered, the line vanishes.
  case rendered(isConditional: Bool)
}

extension TemplateParser {
  /// Returns the layout of a line, given its tokens without the line end.
  func layout(of line: Range<Int>) -> LineLayout {
    var hasTags = false
    var rendered = 0
    var placed = 0
    var structural = 0
    var index = line.lowerBound
    while index < line.upperBound {
      let token = self.tokens[index]
      hasTags = hasTags || token.tag != nil
      let end = self.pairs[index]
      switch token.kind {
      case .text: if !self.hasOnlyBlanks(token) { return .rendered(isConditional: false) }
      case .lineEnd, .tag(.silent): break
      case .tag where end > 0:
        if self.isPlaced(index...end) { placed += 1 } else { rendered += 1 }
        index = end
      case .tag(.variable), .tag(.comma): rendered += 1
      case .tag(.partial): placed += 1
      case .tag(.section), .tag(.inverted), .tag(.block), .tag(.parent): structural = 1
      case .tag(.close):
        structural = 1
        rendered += self.mayStandAlone(token) ? 0 : 1
      }
      index += 1
    }
    guard hasTags else { return .blank }
    return rendered == 0 && placed + structural <= 1 ? .standalone : .rendered(isConditional: true)
  }

  /// Returns whether a tag that is closed on the same line acts as a single tag. A block does, and a parent
  /// without overrides. A parent with overrides on the line is used inside the line.
  private func isPlaced(_ pair: ClosedRange<Int>) -> Bool {
    switch self.tokens[pair.lowerBound].tag {
    case .block: true
    case .parent: !self.tokens[pair].dropFirst().contains { $0.tag == .block }
    default: false
    }
  }

  /// Returns whether a close tag renders nothing on its line if its opening tag is on an earlier one. The end
  /// of a block does so only if its start does.
  private func mayStandAlone(_ close: TemplateToken) -> Bool {
    guard let tag = self.open.last(where: { self.isClosed($0, by: close) }) else { return true }
    let node = self.nodes[tag.node]
    return node.isStandalone || (node.kind != .block && node.kind != .parent)
  }
}

/// Returns, for each token, the index of the tag that closes it on the same line; 0 if there is none.
func closedPairs(_ tokens: [TemplateToken]) -> [Int] {
  var pairs = [Int](repeating: 0, count: tokens.count)
  var open: [Int] = []
  for index in tokens.indices {
    if tokens[index].opens {
      open.append(index)
    } else if tokens[index].kind == .lineEnd {
      open.removeAll(keepingCapacity: true)
    } else if tokens[index].tag == .close, let start = open.popLast() {
      pairs[start] = index
    }
  }
  return pairs
}
