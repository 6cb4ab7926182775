import MVVMSource

extension Parser {
  /// After an error in a declaration: goes on at the next token that begins a line outside of its brackets, the
  /// token where the error was found included.
  mutating func recover(from start: Int, mark: Int) {
    let failure = self.index
    let reach = self.findEnd(from: start, failure: failure)
    self.index = reach.end
    self.depth = 0
    guard !reach.openers.isEmpty, !self.hasReportedEnd else { return }
    guard reach.end <= failure else {
      // What is reported of the declaration hides what it left open.
      self.hasReportedEnd = self.token.kind == .endOfFile
      return
    }
    // The brackets were left open before the error was met: they are the mistake.
    self.findings.removeSubrange(mark...)
    self.depth = 1
    self.reportUnclosed(reach.openers)
    self.depth = 0
  }

  private mutating func reportUnclosed(_ openers: [Int]) {
    guard let innermost = openers.last else { return }
    guard self.token.kind != .endOfFile else { return self.reportEndOfFile(inside: openers) }
    self.reportOpen(innermost)
  }

  /// One error for all that is open at the end of the file, at the innermost opener.
  mutating func reportEndOfFile(inside openers: [Int]) {
    guard !self.hasReportedEnd else { return }
    self.hasReportedEnd = true
    let all = self.braces + openers
    guard let innermost = all.last else { return }
    let notes = all.dropLast().reversed().map {
      Note("opened here", at: Place(self.file, self.tokens[$0].range))
    }
    self.report(.unclosedBracket(self.closer(of: innermost)), self.tokens[innermost].range, notes: notes)
  }

  private func closer(of opener: Int) -> String {
    switch self.tokens[opener].kind {
    case .leftParenthesis: ")"
    case .leftBracket: "]"
    case .less: ">"
    default: "}"
    }
  }

  /// Where a declaration with an error ends, and the brackets that are open there.
  private mutating func findEnd(from start: Int, failure: Int) -> (end: Int, openers: [Int]) {
    let indentation = self.indentation(start)
    // Brackets that were read to their end are left alone, however they are indented.
    let firstLine = self.depth > 0 ? start : failure
    var openers: [Int] = []
    var index = start
    while true {
      let token = self.tokens[index]
      if token.kind == .endOfFile { return (index, openers) }
      if index > start, self.beginsLine(index) {
        if self.isSectionHead(index) || self.isViewModelHead(index) { return (index, openers) }
        let isOutside =
          openers.isEmpty
          ? index >= failure : index >= firstLine && self.beginsMember(index, within: indentation)
        if isOutside { return (index, openers) }
      }
      let isStray = token.kind == .rightBrace && !openers.contains { self.closes(index, $0) }
      if isStray, !self.isTypedForAnother(index, openers, start) { return (index, openers) }
      if isStray { openers.removeLast() }
      index = self.countBracket(index, &openers, failure: failure)
    }
  }

  /// Whether a `}` was typed for the bracket that is open: it ends the line of a member that has a line of its own,
  /// as in `rows: [Row}`.
  private func isTypedForAnother(_ index: Int, _ openers: [Int], _ start: Int) -> Bool {
    guard !openers.isEmpty, self.tokens[start].flags.contains(.startsLine) else { return false }
    let next = self.tokens[index + 1]
    return !self.tokens[index].flags.contains(.startsLine) && next.flags.contains(.startsLine)
  }

  /// Whether a line begins at a token, and no line that goes on what stands before it.
  private func beginsLine(_ index: Int) -> Bool {
    let token = self.tokens[index]
    return token.flags.contains(.startsLine) && !token.continuesLine && index != self.lineAfterAttribute
  }

  /// Keeps account of one token's bracket; answers the token to go on at. A closing bracket closes all those
  /// inside its own.
  private mutating func countBracket(_ index: Int, _ openers: inout [Int], failure: Int) -> Int {
    switch self.tokens[index].kind {
    case .leftParenthesis, .leftBracket, .leftBrace:
      openers.append(index)
    case .less where index < failure && self.followsName(index):
      if let end = self.endOfGeneric(index), end <= failure { return end }
      openers.append(index)
    case .rightParenthesis, .rightBracket, .rightBrace:
      if let match = openers.lastIndex(where: { self.closes(index, $0) }) { openers.removeSubrange(match...) }
    case .greater:
      if let last = openers.last, self.closes(index, last) { openers.removeLast() }
    default: break
    }
    return index + 1
  }

  private func followsName(_ index: Int) -> Bool {
    index > 0 && self.tokens[index - 1].kind == .identifier && !self.tokens[index].flags.contains(.followsGap)
  }

  /// Reports a token that cannot stand in the brackets at hand: one that closes others, or none, or nothing.
  mutating func reportInBrackets(_ expected: String) {
    let text = self.file.text(self.token.range)
    switch self.token.kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .greater: break
    default: return self.reportExpected(expected)
    }
    var openers: [Int] = []
    var index = self.declarationStart
    while index < self.index { index = self.countBracket(index, &openers, failure: self.index) }
    guard let innermost = openers.last else { return self.report(.unmatchedBracket(text), token: self.index) }
    let closesOther = openers.contains { self.closes(self.index, $0) } || self.token.kind == .rightBrace
    guard closesOther || self.tokens[innermost].kind == .less else {
      return self.report(.unmatchedBracket(text), token: self.index)
    }
    self.reportOpen(innermost)
  }

  private mutating func reportOpen(_ opener: Int) {
    let note = Note("opened here", at: Place(self.file, self.tokens[opener].range))
    self.report(.unclosedBracket(self.closer(of: opener)), self.placeBefore(self.index), notes: [note])
  }

  /// Inside brackets: whether a line begins like a member, no deeper than the member that is being read.
  private func beginsMember(_ index: Int, within indentation: Int) -> Bool {
    guard self.indentation(index) <= indentation else { return false }
    return self.tokens[index].kind == .at || self.looksLikeMember(index)
  }

  /// The blanks before the first token of a token's line, in bytes.
  func indentation(_ index: Int) -> Int {
    let start = self.startOfLine(index)
    var end = start
    while end < self.bytes.count, isBlank(self.bytes[end]) { end += 1 }
    return end - start
  }

  func startOfLine(_ index: Int) -> Int {
    var start = self.tokens[index].range.lowerBound
    while start > 0, !isLineEnd(self.bytes[start - 1]) { start -= 1 }
    return start
  }
}

extension Parser {
  /// Leaves one error of a declaration that has an error inside a token or a bracket, with the edits of all that
  /// are of its kind. Whether there is such an error.
  mutating func collapseErrors(_ tokens: TokenRange, mark: Int) -> Bool {
    if self.collapseLexicalErrors(tokens) {
      self.findings.removeSubrange(mark...)
      return true
    }
    guard mark < self.findings.count, let first = self.findings[mark...].first(where: \.isInner) else {
      return false
    }
    let same = self.findings[mark...].filter {
      $0.isInner && $0.diagnostic.identifier == first.diagnostic.identifier
    }
    self.findings.removeSubrange(mark...)
    let merged = merge(same.map(\.diagnostic), into: first.diagnostic)
    self.findings.append(Finding(diagnostic: merged, isInner: true))
    return true
  }

  private mutating func collapseLexicalErrors(_ tokens: TokenRange) -> Bool {
    guard !self.lexical.isEmpty, !tokens.isEmpty else { return false }
    let lower = max(self.startOfLine(tokens.lowerBound), self.placeBefore(tokens.lowerBound).lowerBound)
    let range = lower..<max(self.endOfLine(tokens.upperBound - 1), lower)
    let found = self.lexicalIndices(in: range).filter { self.lexical[$0].identifier.isInsideToken }
    guard let first = found.first else { return false }
    let same = found.map { self.lexical[$0] }.filter { $0.identifier == self.lexical[first].identifier }
    self.lexical[first] = merge(same, into: self.lexical[first])
    for index in found.dropFirst().reversed() { self.lexical.remove(at: index) }
    return true
  }

  /// What the lexer reported in a range: its findings stand in the order of their places.
  private func lexicalIndices(in range: Range<Int>) -> Range<Int> {
    let start = self.firstLexicalIndex(from: range.lowerBound)
    var end = start
    while end < self.lexical.count, self.lexical[end].start < range.upperBound { end += 1 }
    return start..<end
  }

  private func firstLexicalIndex(from offset: Int) -> Int {
    var low = 0
    var high = self.lexical.count
    while low < high {
      let middle = (low + high) / 2
      if self.lexical[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func endOfLine(_ index: Int) -> Int {
    var end = self.tokens[index].range.upperBound
    while end < self.bytes.count, !isLineEnd(self.bytes[end]) { end += 1 }
    return end
  }
}

extension Diagnostic {
  fileprivate var start: Int { self.place.range?.lowerBound ?? 0 }
}

extension DiagnosticIdentifier {
  /// Whether the lexer reports it of a piece of a declaration, which then cannot be trusted.
  fileprivate var isInsideToken: Bool {
    self != .mergeConflict && self != .conditionalCompilation
  }
}

private func merge(_ diagnostics: [Diagnostic], into first: Diagnostic) -> Diagnostic {
  guard diagnostics.count > 1, first.fix != nil else { return first }
  let edits = diagnostics.flatMap { $0.fix?.edits ?? [] }
  return Diagnostic(
    first.identifier,
    first.message,
    at: first.place,
    severity: first.severity,
    notes: first.notes,
    fix: Fix(edits)
  )
}
