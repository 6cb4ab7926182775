import MVVMSource

extension Parser {
  /// Recovers from an error in a declaration: continues at the next token that begins a line outside the
  /// declaration's brackets, or at a `;` behind a member. This may be the token at which the error was found.
  mutating func recover(from start: Int, mark: Int) {
    let failure = self.index
    let reach = self.findEnd(from: start, failure: failure)
    self.index = reach.end
    self.depth = 0
    guard let innermost = reach.openers.last, !self.hasReportedEnd else { return }
    guard reach.end <= failure else {
      // The errors of the declaration hide the brackets that it left open.
      self.hasReportedEnd = self.token.kind == .endOfFile
      return
    }
    // The brackets were left open before the error was found, so they are the mistake.
    self.findings.removeSubrange(mark...)
    self.depth = 1
    if self.token.kind == .endOfFile {
      self.reportEndOfFile(inside: reach.openers)
    } else {
      self.reportOpen(innermost)
    }
    self.depth = 0
  }

  /// Reports everything that is open at the end of the file as one error, at the innermost opening bracket.
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

  /// Finds where a declaration with an error ends, and the brackets that are open there.
  private mutating func findEnd(from start: Int, failure: Int) -> (end: Int, openers: [Int]) {
    // A line may have many members.
    lazy var indentation = self.indentation(start)
    // Brackets that have been read to their end are left alone, however they are indented.
    let firstLine = self.depth > 0 ? start : failure
    var openers: [Int] = []
    var index = start
    while true {
      let token = self.tokens[index]
      if token.kind == .endOfFile { return (index, openers) }
      // Another member may follow.
      if token.kind == .semicolon, openers.isEmpty, index >= failure, self.braces.count > 1 {
        return (index, openers)
      }
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

  /// Whether a `}` was typed instead of the bracket that would close the open one: in a member that has a line of its
  /// own, it ends the line, as in `rows: [Row}`, or the member goes on behind it, as in `show(rows: [Row}, at: Int)`.
  private func isTypedForAnother(_ index: Int, _ openers: [Int], _ start: Int) -> Bool {
    guard !openers.isEmpty, self.tokens[start].flags.contains(.startsLine) else { return false }
    let next = self.tokens[index + 1]
    let goesOn = next.kind == .comma || next.kind == .rightParenthesis || next.kind == .rightBracket
    return !self.tokens[index].flags.contains(.startsLine) && (next.flags.contains(.startsLine) || goesOn)
  }

  /// Whether a token begins a line, and the line does not continue the one before it.
  private func beginsLine(_ index: Int) -> Bool {
    let token = self.tokens[index]
    return token.flags.contains(.startsLine) && !token.continuesLine && index != self.lineAfterAttribute
  }

  /// Updates the open brackets for one token and returns the index at which to go on. A closing bracket also
  /// closes all brackets inside its own.
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

  /// Reports a token that cannot be in the current brackets: it closes other brackets, or none, or is not a
  /// closing bracket.
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

  /// Whether, inside brackets, a line begins like a member and is not indented deeper than the member being read.
  private func beginsMember(_ index: Int, within indentation: Int) -> Bool {
    guard self.indentation(index) <= indentation else { return false }
    return self.tokens[index].kind == .at || self.looksLikeMember(index)
  }

  /// Returns the number of blanks, in bytes, at the start of a token's line.
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
  /// Reduces the errors of a declaration to one if one of them is inside a token or a bracket. The error that
  /// is left gets the edits of all errors of its kind. Returns whether there was such an error.
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
    let range =
      lower..<max(endOfLine(self.bytes, from: self.tokens[tokens.upperBound - 1].range.upperBound), lower)
    let found = self.lexicalIndices(in: range).filter { self.lexical[$0].identifier.isInsideToken }
    guard let first = found.first else { return false }
    let same = found.map { self.lexical[$0] }.filter { $0.identifier == self.lexical[first].identifier }
    self.lexical[first] = merge(same, into: self.lexical[first])
    for index in found.dropFirst().reversed() { self.lexical.remove(at: index) }
    return true
  }

  /// Returns the indices of what the lexer reported in a range. Its findings are sorted by place.
  private func lexicalIndices(in range: Range<Int>) -> Range<Int> {
    let start = self.lexical.indexFromWhich { $0.start >= range.lowerBound }
    var end = start
    while end < self.lexical.count, self.lexical[end].start < range.upperBound { end += 1 }
    return start..<end
  }
}

extension Diagnostic {
  fileprivate var start: Int { self.place.range?.lowerBound ?? 0 }
}

extension DiagnosticIdentifier {
  /// Whether the lexer reports this inside a declaration, which then cannot be trusted.
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
