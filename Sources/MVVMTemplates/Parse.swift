import MVVMSource

/// The maximum number of open tags in a file.
let deepestNesting = 64

/// Parses a template. Mistakes are reported and left out, so that the rest can be checked too.
func parseTemplate(_ file: SourceFile) -> ParsedTemplate {
  let (tokens, diagnostics) = tokenize(file)
  var parser = TemplateParser(file: file, tokens: tokens, diagnostics: diagnostics)
  parser.run()
  return ParsedTemplate(file: file, nodes: parser.nodes, diagnostics: parser.diagnostics)
}

/// The state of the parser while it reads a template.
struct TemplateParser {
  let file: SourceFile
  let tokens: [TemplateToken]
  var diagnostics: [Diagnostic]
  var nodes: [Node] = []
  var open: [OpenTag] = []
  /// Whether a line has been started but not yet ended.
  var isInLine = false
  /// Whether a tag was nested too deep. Nothing is read after it.
  private var isTooDeep = false

  struct OpenTag {
    let node: Int
    let token: TemplateToken
    /// Whether it is a block that opens inside a line.
    let isInLine: Bool
    let wasInLine: Bool
  }

  init(file: SourceFile, tokens: [TemplateToken], diagnostics: [Diagnostic]) {
    self.file = file
    self.tokens = tokens
    self.diagnostics = diagnostics
  }

  mutating func run() {
    var start = 0
    while start < self.tokens.count, !self.isTooDeep {
      let end = self.tokens[start...].firstIndex { $0.kind == .lineEnd } ?? self.tokens.count
      let lineEnd = end < self.tokens.count ? self.tokens[end].range : 0..<0
      self.readLine(self.tokens[start..<end], lineEnd: lineEnd)
      start = end + 1
    }
    for tag in self.open.reversed() {
      if !self.isTooDeep { self.reportUnclosed(tag) }
      self.close(tag)
    }
    self.open = []
  }
}

// MARK: - Lines

extension TemplateParser {
  private mutating func readLine(_ line: ArraySlice<TemplateToken>, lineEnd: Range<Int>) {
    let layout = layout(of: line, in: self.file.bytes) { self.mayStandAlone($0) }
    let indentation = self.indentation(of: line)
    switch layout {
    case .blank:
      if !lineEnd.isEmpty { self.add(.blankLine, lineEnd) }
    case .standalone:
      self.readStandalone(line, indentation, lineEnd)
    case .rendered(let isConditional):
      self.readRendered(line, indentation, lineEnd, isConditional)
    }
  }

  /// Whether a close tag renders nothing on its line. The end of a block does so only if its start does.
  private func mayStandAlone(_ close: TemplateToken) -> Bool {
    let name = self.file.string(close.name)
    guard let tag = self.open.last(where: { self.file.string($0.token.name) == name }) else { return true }
    let node = self.nodes[tag.node]
    return node.isStandalone || (node.kind != .block && node.kind != .parent)
  }

  private mutating func readStandalone(
    _ line: ArraySlice<TemplateToken>,
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

  private mutating func readRendered(
    _ line: ArraySlice<TemplateToken>,
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
      let token = token.kind == .text ? TemplateToken(kind: .text, range: range, name: range) : token
      if !self.isInLine, !(token.kind == .text && self.file.bytes[range].allSatisfy(isBlank)) {
        self.add(.lineStart, 0..<0, isStandalone: isConditional)
        self.isInLine = true
      }
      self.read(token, isInLine: true)
    }
    if self.isInLine { self.add(.lineEnd, lineEnd, isStandalone: isConditional) }
    self.isInLine = false
  }

  private func indentation(of line: ArraySlice<TemplateToken>) -> Range<Int> {
    guard let first = line.first else { return 0..<0 }
    let start = first.range.lowerBound
    guard first.kind == .text else { return start..<start }
    let count = self.file.bytes[first.range].prefix(while: isBlank).count
    return start..<start + count
  }

  mutating func add(_ kind: Node.Kind, _ range: Range<Int>, isStandalone: Bool = false) {
    let end = self.nodes.count + 1
    self.nodes.append(Node(kind: kind, range: range, end: end, isStandalone: isStandalone))
  }
}

// MARK: - Tags

extension TemplateParser {
  /// Reads a token. The body of a block that opens inside a line is laid out as if it were on a line of its own.
  private mutating func read(_ token: TemplateToken, isInLine: Bool) {
    if token.opens, self.open.count == deepestNesting { self.reportTooDeep(token) }
    if self.isTooDeep { return }
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

  private mutating func readClose(_ token: TemplateToken) {
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

  private mutating func reportTooDeep(_ token: TemplateToken) {
    if self.isTooDeep { return }
    self.isTooDeep = true
    let text = self.file.string(token.range)
    let message =
      "'\(text)' is the \(deepestNesting + 1)th tag inside of others: nest no more than \(deepestNesting)"
    self.diagnostics.append(Diagnostic(.templateSyntax, message, at: Place(self.file, token.range)))
  }

  private mutating func reportUnclosed(_ tag: OpenTag) {
    let name = self.file.string(tag.token.name)
    let message = "'\(self.file.string(tag.token.range))' is not closed: expected '{{/\(name)}}'"
    let place = Place(self.file, tag.token.range)
    self.diagnostics.append(Diagnostic(.templateUnclosedSection, message, at: place))
  }

  private mutating func reportStray(_ token: TemplateToken, _ name: String) {
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

private func nodeKind(of tag: TemplateToken.Tag?, named name: String) -> Node.Kind {
  switch tag {
  case .inverted: .inverted
  case .block: .block
  case .parent: .parent
  default: name == "separated" ? .separated : .section
  }
}
