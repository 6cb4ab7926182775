import MVVMSource

/// Reads a template. Mistakes are reported and left out, so that the rest can be checked too.
func parseTemplate(_ file: SourceFile) -> ParsedTemplate {
  let (tokens, diagnostics) = tokenize(file)
  var parser = Parser(file: file, tokens: tokens, diagnostics: diagnostics)
  parser.run()
  return ParsedTemplate(file: file, nodes: parser.nodes, diagnostics: parser.diagnostics)
}

private struct Parser {
  let file: SourceFile
  let tokens: [Token]
  var diagnostics: [Diagnostic]
  var nodes: [Node] = []
  var open: [OpenTag] = []
  /// Whether a line has been started that is still to be ended.
  var isInLine = false

  struct OpenTag {
    let node: Int
    let token: Token
    /// Whether it is a block that opens behind other things in a line.
    let isInLine: Bool
    let wasInLine: Bool
  }

  init(file: SourceFile, tokens: [Token], diagnostics: [Diagnostic]) {
    self.file = file
    self.tokens = tokens
    self.diagnostics = diagnostics
  }

  mutating func run() {
    var start = 0
    while start < self.tokens.count {
      let end = self.tokens[start...].firstIndex { $0.kind == .lineEnd } ?? self.tokens.count
      let lineEnd = end < self.tokens.count ? self.tokens[end].range : 0..<0
      self.readLine(self.tokens[start..<end], lineEnd: lineEnd)
      start = end + 1
    }
    for tag in self.open.reversed() {
      self.reportUnclosed(tag)
      self.close(tag)
    }
    self.open = []
  }
}

// MARK: - Lines

extension Parser {
  private mutating func readLine(_ line: ArraySlice<Token>, lineEnd: Range<Int>) {
    let layout = layout(of: line, in: self.file.bytes) { self.mayStandAlone($0) }
    let indentation = self.indentation(of: line)
    switch layout {
    case .blank:
      if !lineEnd.isEmpty { self.add(.blankLine, lineEnd) }
    case .standalone:
      self.readStandalone(line, indentation, lineEnd)
    case .drawn(let isConditional):
      self.readDrawn(line, indentation, lineEnd, isConditional)
    }
  }

  /// Whether a close tag draws nothing on its line, which the end of a block does only where its start does.
  private func mayStandAlone(_ close: Token) -> Bool {
    let name = self.file.string(close.name)
    guard let tag = self.open.last(where: { self.file.string($0.token.name) == name }) else { return true }
    let node = self.nodes[tag.node]
    return node.isStandalone || (node.kind != .block && node.kind != .parent)
  }

  private mutating func readStandalone(
    _ line: ArraySlice<Token>,
    _ indentation: Range<Int>,
    _ lineEnd: Range<Int>
  ) {
    let pairs = closedPairs(line)
    var pairEnd = line.startIndex
    for index in line.indices {
      let isInPair = index < pairEnd
      if line[index].kind == .text, !isInPair { continue }
      let closing = pairs[index - line.startIndex]
      self.read(line[index], isInLine: isInPair || closing != nil)
      guard !isInPair, line[index].tag != .close, line[index].tag != .silent else { continue }
      let opened = line[index].opens ? self.open.last?.node : nil
      self.place(opened ?? self.nodes.count - 1, indentation, lineEnd)
      pairEnd = closing ?? pairEnd
    }
  }

  private mutating func place(_ node: Int, _ indentation: Range<Int>, _ lineEnd: Range<Int>) {
    self.nodes[node].isStandalone = true
    self.nodes[node].indentation = indentation
    self.nodes[node].lineEnd = lineEnd
  }

  private mutating func readDrawn(
    _ line: ArraySlice<Token>,
    _ indentation: Range<Int>,
    _ lineEnd: Range<Int>,
    _ isConditional: Bool
  ) {
    self.add(.lineStart, indentation, isStandalone: isConditional)
    self.isInLine = true
    for (index, token) in line.enumerated() {
      let range =
        index == 0 && token.kind == .text ? indentation.upperBound..<token.range.upperBound : token.range
      if token.kind == .text, range.isEmpty { continue }
      let token = token.kind == .text ? Token(kind: .text, range: range, name: range) : token
      if !self.isInLine, !(token.kind == .text && self.file.bytes[range].allSatisfy(isBlank)) {
        self.add(.lineStart, 0..<0, isStandalone: isConditional)
        self.isInLine = true
      }
      self.read(token, isInLine: true)
    }
    if self.isInLine { self.add(.lineEnd, lineEnd, isStandalone: isConditional) }
    self.isInLine = false
  }

  private func indentation(of line: ArraySlice<Token>) -> Range<Int> {
    guard let first = line.first else { return 0..<0 }
    let start = first.range.lowerBound
    guard first.kind == .text else { return start..<start }
    let count = self.file.bytes[first.range].prefix(while: isBlank).count
    return start..<start + count
  }

  private mutating func add(_ kind: Node.Kind, _ range: Range<Int>, isStandalone: Bool = false) {
    let end = self.nodes.count + 1
    self.nodes.append(Node(kind: kind, range: range, end: end, isStandalone: isStandalone))
  }
}

// MARK: - Tags

extension Parser {
  /// Reads a token; a block that opens inside a line has its body laid as if on a line of its own.
  private mutating func read(_ token: Token, isInLine: Bool) {
    switch token.kind {
    case .lineEnd, .tag(.silent): break
    case .text: self.add(.text, token.range)
    case .tag(.variable): self.add(.variable, token.name)
    case .tag(.comma): self.add(.comma, token.name)
    case .tag(.partial): self.add(.partial, token.name)
    case .tag(.close): self.readClose(token)
    case .tag(.section), .tag(.inverted), .tag(.block), .tag(.parent):
      let kind = nodeKind(of: token.tag, named: self.file.string(token.name))
      self.add(kind, token.name)
      let isInLine = isInLine && kind == .block
      let node = self.nodes.count - 1
      self.open.append(OpenTag(node: node, token: token, isInLine: isInLine, wasInLine: self.isInLine))
      if isInLine { self.add(.lineStart, 0..<0, isStandalone: true) }
    }
  }

  private mutating func readClose(_ token: Token) {
    let name = self.file.string(token.name)
    if let index = self.open.lastIndex(where: { self.file.string($0.token.name) == name }) {
      while self.open.count > index + 1 {
        guard let tag = self.open.popLast() else { break }
        self.reportUnclosed(tag)
        self.close(tag)
      }
    } else {
      self.reportStray(token, name)
      let names = self.open.suffix(1).map { self.file.string($0.token.name) }
      guard nearestWord(to: name, among: names) != nil else { return }
    }
    if let tag = self.open.popLast() { self.close(tag) }
  }

  private mutating func close(_ tag: OpenTag) {
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

  /// Ends the body of a block that was opened inside a line. A partial or block that is all of the body is
  /// laid as if it stood on a line of its own, so that it may have several lines where the block stands so.
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
    default: false
    }
  }

  /// Whether the line that starts at a node has no text outside of its sections and blocks.
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

  private mutating func reportUnclosed(_ tag: OpenTag) {
    let name = self.file.string(tag.token.name)
    let message = "'\(self.file.string(tag.token.range))' is not closed: expected '{{/\(name)}}'"
    let place = Place(self.file, tag.token.range)
    self.diagnostics.append(Diagnostic(.templateUnclosedSection, message, at: place))
  }

  private mutating func reportStray(_ token: Token, _ name: String) {
    var notes: [Note] = []
    var message = "'{{/\(name)}}' closes nothing"
    if let tag = self.open.last {
      message = "expected '{{/\(self.file.string(tag.token.name))}}', not '{{/\(name)}}'"
      notes.append(Note("opened here", at: Place(self.file, tag.token.range)))
    }
    let place = Place(self.file, token.name)
    self.diagnostics.append(Diagnostic(.templateUnclosedSection, message, at: place, notes: notes))
  }
}

private func nodeKind(of tag: Token.Tag?, named name: String) -> Node.Kind {
  switch tag {
  case .inverted: .inverted
  case .block: .block
  case .parent: .parent
  default: name == "separated" ? .separated : .section
  }
}
