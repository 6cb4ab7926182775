import MVVMSource

/// The maximum number of open tags in a file.
let deepestNesting = 64

/// Parses a template. Mistakes are reported and left out, so that the rest can still be checked.
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
  /// For each token, the index of the tag that closes it on the same line; 0 if there is none.
  let pairs: [Int]
  var diagnostics: [Diagnostic]
  var nodes: [Node] = []
  var open: [OpenTag] = []
  /// Whether a line has been started but not yet ended.
  var isInLine = false
  /// Whether a tag was nested too deeply. Nothing is read after it.
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
    self.pairs = closedPairs(tokens)
    self.diagnostics = diagnostics
    self.nodes.reserveCapacity(tokens.count * 2)
  }

  mutating func run() {
    var start = 0
    while start < self.tokens.count, !self.isTooDeep {
      let end = self.tokens[start...].firstIndex { $0.kind == .lineEnd } ?? self.tokens.count
      self.readLine(start..<end, lineEnd: end < self.tokens.count ? self.tokens[end].range : 0..<0)
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
  private mutating func readLine(_ line: Range<Int>, lineEnd: Range<Int>) {
    let layout = self.layout(of: line)
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

  private mutating func readStandalone(_ line: Range<Int>, _ indentation: Range<Int>, _ lineEnd: Range<Int>) {
    var pairEnd = line.lowerBound
    for index in line {
      let token = self.tokens[index]
      let isInPair = index < pairEnd
      if token.kind == .text, !isInPair { continue }
      self.read(token, isInLine: isInPair || self.pairs[index] > 0)
      guard !isInPair, token.tag != .close, token.tag != .silent else { continue }
      let node = (token.opens ? self.open.last?.node : nil) ?? self.nodes.count - 1
      self.nodes[node].isStandalone = true
      self.nodes[node].indentation = indentation
      self.nodes[node].lineEnd = lineEnd
      pairEnd = max(pairEnd, self.pairs[index])
    }
  }

  private mutating func readRendered(
    _ line: Range<Int>,
    _ indentation: Range<Int>,
    _ lineEnd: Range<Int>,
    _ isConditional: Bool
  ) {
    self.add(.lineStart, indentation, isStandalone: isConditional)
    self.isInLine = true
    for index in line {
      var token = self.tokens[index]
      if token.kind == .text {
        let start = index == line.lowerBound ? indentation.upperBound : token.range.lowerBound
        token.range = start..<token.range.upperBound
        if token.range.isEmpty { continue }
      }
      if !self.isInLine, !(token.kind == .text && self.hasOnlyBlanks(token)) {
        self.add(.lineStart, 0..<0, isStandalone: isConditional)
        self.isInLine = true
      }
      self.read(token, isInLine: true)
    }
    if self.isInLine { self.add(.lineEnd, lineEnd, isStandalone: isConditional) }
    self.isInLine = false
  }

  private func indentation(of line: Range<Int>) -> Range<Int> {
    guard let first = self.tokens[line].first else { return 0..<0 }
    let start = first.range.lowerBound
    guard first.kind == .text else { return start..<start }
    return start..<(self.file.bytes[first.range].firstIndex { !isBlank($0) } ?? first.range.upperBound)
  }

  func hasOnlyBlanks(_ text: TemplateToken) -> Bool { self.file.bytes[text.range].allSatisfy(isBlank) }

  func isClosed(_ tag: OpenTag, by close: TemplateToken) -> Bool {
    self.file.text(tag.token.name) == self.file.text(close.name)
  }

  mutating func add(_ kind: Node.Kind, _ range: Range<Int>, isStandalone: Bool = false) {
    let end = self.nodes.count + 1
    self.nodes.append(Node(kind: kind, range: range, end: end, isStandalone: isStandalone))
  }
}

// MARK: - Tags

extension TemplateParser {
  /// Reads a token. The body of a block that opens inside a line is laid out as if it were on a line of its
  /// own.
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
    case .tag(.section):
      let isSeparated = self.file.text(token.name) == "separated"
      self.open(token, as: isSeparated ? .separated : .section)
    case .tag(.inverted): self.open(token, as: .inverted)
    case .tag(.parent): self.open(token, as: .parent)
    case .tag(.block):
      self.open(token, as: .block, isInLine: isInLine)
      if isInLine { self.add(.lineStart, 0..<0, isStandalone: true) }
    }
  }

  private mutating func open(_ token: TemplateToken, as kind: Node.Kind, isInLine: Bool = false) {
    let node = self.nodes.count
    self.add(kind, token.name)
    self.open.append(OpenTag(node: node, token: token, isInLine: isInLine, wasInLine: self.isInLine))
  }

  private mutating func readClose(_ token: TemplateToken) {
    if let index = self.open.lastIndex(where: { self.isClosed($0, by: token) }) {
      while self.open.count > index + 1 {
        guard let tag = self.open.popLast() else { break }
        self.reportUnclosed(tag)
        self.close(tag)
      }
    } else {
      let name = self.file.string(token.name)
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
      "'\(text)' is nested too deeply: nest at most \(deepestNesting) tags"
    self.diagnostics.append(Diagnostic(.templateSyntax, message, at: SourceRange(self.file, token.range)))
  }

  private mutating func reportUnclosed(_ tag: OpenTag) {
    let name = self.file.string(tag.token.name)
    let message = "'\(self.file.string(tag.token.range))' is not closed: expected '{{/\(name)}}'"
    let place = SourceRange(self.file, tag.token.range)
    self.diagnostics.append(Diagnostic(.templateUnclosedSection, message, at: place))
  }

  private mutating func reportStray(_ token: TemplateToken, _ name: String) {
    var notes: [Note] = []
    var message = "'{{/\(name)}}' closes nothing"
    if let tag = self.open.last {
      message = "expected '{{/\(self.file.string(tag.token.name))}}', not '{{/\(name)}}'"
      notes.append(Note("opened here", at: SourceRange(self.file, tag.token.range)))
    }
    let place = SourceRange(self.file, token.name)
    self.diagnostics.append(Diagnostic(.templateUnclosedSection, message, at: place, notes: notes))
  }
}
