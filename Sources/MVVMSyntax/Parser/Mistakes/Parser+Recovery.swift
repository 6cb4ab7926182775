import MVVMSource

extension Parser {
  /// Recovers from an error in a declaration: continues at the next token that begins a line outside the
  /// declaration's brackets, or at a `;` after a member. This may be the token with the error.
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
      Note("opened here", at: SourceRange(self.file, self.tokens[$0].range))
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
    // Brackets that were read to their end need no check, however they are indented.
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
      if isStray, !self.isTypedForAnother(index, openers: openers, start: start) { return (index, openers) }
      if isStray { openers.removeLast() }
      index = self.countBracket(index, &openers, failure: failure)
    }
  }

  /// Returns whether a `}` was typed instead of the bracket that would close the open one. If the member has
  /// a line of its own, the `}` then ends the line, as in `rows: [Row}`, or the member continues after it, as
  /// in `show(rows: [Row}, at: Int)`.
  private func isTypedForAnother(_ index: Int, openers: [Int], start: Int) -> Bool {
    guard !openers.isEmpty, self.startsLine(start) else { return false }
    let next = self.tokens[index + 1].kind
    let goesOn = next == .comma || next == .rightParenthesis || next == .rightBracket
    return !self.startsLine(index) && (self.startsLine(index + 1) || goesOn)
  }

  /// Returns whether a token begins a line, and the line does not continue the one before it.
  private func beginsLine(_ index: Int) -> Bool {
    self.startsLine(index) && !self.tokens[index].continuesLine && index != self.lineAfterAttribute
  }

  /// Updates the open brackets for one token and returns the index to continue at. A closing bracket also
  /// closes all brackets inside its own.
  private mutating func countBracket(_ index: Int, _ openers: inout [Int], failure: Int) -> Int {
    switch self.tokens[index].kind {
    case .leftParenthesis, .leftBracket, .leftBrace: openers.append(index)
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

  func followsName(_ index: Int) -> Bool {
    index > 0 && self.tokens[index - 1].kind == .identifier && !self.isGap(index)
  }

  /// Reports a token that does not fit the current brackets: a wrong closing bracket, or any other token.
  @discardableResult
  mutating func reportInBrackets(_ expected: String) -> Bool {
    switch self.token.kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .greater: break
    default: return self.reportExpected(expected)
    }
    var openers: [Int] = []
    var index = self.declarationStart
    while index < self.index { index = self.countBracket(index, &openers, failure: self.index) }
    let closesOther = openers.contains { self.closes(self.index, $0) } || self.token.kind == .rightBrace
    if let innermost = openers.last, closesOther || self.tokens[innermost].kind == .less {
      return self.reportOpen(innermost)
    }
    return self.report(.unmatchedBracket(self.file.text(self.token.range)), token: self.index)
  }

  @discardableResult
  private mutating func reportOpen(_ opener: Int) -> Bool {
    let note = Note("opened here", at: SourceRange(self.file, self.tokens[opener].range))
    return self.report(.unclosedBracket(self.closer(of: opener)), self.placeBefore(self.index), notes: [note])
  }

  /// Returns whether a line inside brackets begins like a member and is not indented deeper than the member
  /// being read.
  private func beginsMember(_ index: Int, within indentation: Int) -> Bool {
    guard self.indentation(index) <= indentation else { return false }
    return self.tokens[index].kind == .at || self.looksLikeMember(index)
  }

  /// Returns the number of blanks, in bytes, at the start of a token's line.
  func indentation(_ index: Int) -> Int {
    self.bytes[self.startOfLine(index)...].prefix(while: isBlank).count
  }

  func startOfLine(_ index: Int) -> Int {
    var start = self.tokens[index].range.lowerBound
    while start > 0, !isLineEnd(self.bytes[start - 1]) { start -= 1 }
    return start
  }
}

extension Parser {
  /// Reduces the errors of a declaration to one if one of them is inside a token or a bracket. The remaining
  /// error gets the edits of all errors of its kind. Returns whether there was such an error.
  mutating func collapseErrors(_ tokens: TokenRange, mark: Int) -> Bool {
    if self.collapseLexicalErrors(tokens) {
      self.findings.removeSubrange(mark...)
      return true
    }
    guard let first = self.findings[mark...].first(where: \.isInner) else { return false }
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
    let upper = max(endOfLine(self.bytes, from: self.tokens[tokens.upperBound - 1].range.upperBound), lower)
    // The lexer's findings are sorted by place.
    let start = self.lexical.partitioningIndex { $0.start >= lower }
    let end = self.lexical.partitioningIndex { $0.start >= upper }
    let found = (start..<end).filter { self.lexical[$0].identifier.isInsideToken }
    guard let first = found.first else { return false }
    let same = found.map { self.lexical[$0] }.filter { $0.identifier == self.lexical[first].identifier }
    self.lexical[first] = merge(same, into: self.lexical[first])
    for index in found.dropFirst().reversed() { self.lexical.remove(at: index) }
    return true
  }
}

extension Diagnostic {
  fileprivate var start: Int { self.place.range?.lowerBound ?? 0 }
}

extension DiagnosticIdentifier {
  /// Whether the lexer reports it inside a declaration, which then cannot be trusted.
  fileprivate var isInsideToken: Bool { self != .mergeConflict && self != .conditionalCompilation }
}

private func merge(_ diagnostics: [Diagnostic], into first: Diagnostic) -> Diagnostic {
  guard diagnostics.count > 1, first.fix != nil else { return first }
  var merged = first
  merged.fix = Fix(diagnostics.flatMap { $0.fix?.edits ?? [] })
  return merged
}
