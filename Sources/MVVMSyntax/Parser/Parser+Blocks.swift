import MVVMSource

// Misplaced blocks and wrong brackets. Each is one mistake, and its content is read only once that is fixed.

extension Parser {
  /// Skips a view model inside another. Returns `nil` if the outer one more likely lacks a closing brace:
  /// because this one is not indented deeper, or because the braces do not match up.
  mutating func skipNestedViewModel() -> TokenRange? {
    let start = self.index
    var brace = start + 1
    while self.tokens[brace].kind != .leftBrace, !self.startsLine(brace) { brace += 1 }
    guard let outer = self.braces.first, self.indentation(start) > self.indentation(outer),
      self.closingBrace(of: outer) != nil, let end = self.closingBrace(of: brace)
    else { return nil }
    let keyword = self.isAccess(start) ? start + 1 : start
    self.report(.nestedViewModel(self.text(keyword + 1)), token: keyword)
    self.index = end + 1
    return start..<self.index
  }

  /// Returns the `}` that closes a `{`, looking only at braces. They are counted once for the file.
  mutating func closingBrace(of brace: Int) -> Int? {
    if let known = self.closingBraces { return known[brace] }
    var closing: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in self.tokens.enumerated() {
      if token.kind == .leftBrace { open.append(index) }
      if token.kind == .rightBrace, let opener = open.popLast() { closing[opener] = index }
    }
    self.closingBraces = closing
    return closing[brace]
  }
}

extension Parser {
  /// Skips `[ … ]` or `( … )` in place of the braces of a section or a view model.
  mutating func skipWrongBrackets(ofViewModel: Bool = false) -> TokenRange? {
    let start = self.index
    guard let end = self.endOfWrongBrackets(start, ofViewModel: ofViewModel) else { return nil }
    let edits = [Edit(self.tokens[start].range, "{"), Edit(self.tokens[end].range, "}")]
    self.reportExpected("'{'", not: start, fix: Fix(edits))
    self.index = end + 1
    return start..<self.index
  }

  /// Returns whether a line continues with a `[` or `(` where a `{` belongs.
  func isWrongBracket(_ index: Int) -> Bool {
    let kind = self.tokens[index].kind
    return (kind == .leftBracket || kind == .leftParenthesis) && !self.startsLine(index)
  }

  /// Returns the bracket that closes the one at `start`, or `nil` if none does before the next head of a
  /// section or a view model.
  private func endOfWrongBrackets(_ start: Int, ofViewModel: Bool) -> Int? {
    guard self.isWrongBracket(start) else { return nil }
    var open = [start]
    var index = start + 1
    while self.tokens[index].kind != .endOfFile {
      let isHead = self.startsDeclaration(index) || !ofViewModel && self.sectionKind(index) != nil
      if isHead, self.startsLine(index) { return nil }
      switch self.tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open.append(index)
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let last = open.popLast(), self.closes(index, last) else { return nil }
        if open.isEmpty { return self.tokens[index + 1].kind == .leftBrace ? nil : index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
