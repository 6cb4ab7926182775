import MVVMSource
import MVVMSwift

// The statements in closures that capture `self` weakly.
extension SwiftCode {
  /// Returns the tokens after a `let` that binds `self` to its own name: `self`, or `self = self`.
  func bindingOfSelf(_ index: Int) -> Range<Int>? {
    guard self.word(index) == "let", self.plainWord(index + 1) == "self" else { return nil }
    let hasValue =
      self.word(index + 2) == "=" && self.word(index + 3) == "self" && self.word(index + 4) != "."
    return index + 1..<index + (hasValue ? 4 : 2)
  }

  /// Returns the statement `guard let self = self else { … }` of a binding, if it has no other conditions.
  func guardStatement(of binding: Range<Int>) -> Range<Int>? {
    let start = binding.lowerBound - 2
    guard self.word(start) == "guard", self.word(binding.upperBound) == "else",
      self.word(binding.upperBound + 1) == "{", let end = self.tokens[binding.upperBound + 1].partner
    else { return nil }
    return start..<end + 1
  }

  /// Returns whether a `guard` does nothing but leave the closure.
  func justReturns(_ guardStatement: Range<Int>) -> Bool {
    self.compact(guardStatement).hasSuffix("{return}")
  }

  /// Returns the edits that add text before and after the statement at a token, even if `_ =` comes before it.
  func edits(ofStatementAt token: Int, _ head: String, _ tail: String) -> [Edit] {
    let start = self.assignsNothing(before: token) ? token - 2 : token
    return self.statements(around: token).filter { $0.lowerBound == start }.map(self.range).flatMap { range in
      [Edit(range.lowerBound..<range.lowerBound, head), Edit(range.upperBound..<range.upperBound, tail)]
    }
  }

  /// Returns the bytes of a statement with its line, or with the semicolon after it.
  func gap(after statement: Range<Int>) -> Range<Int> {
    let hasNext = self.word(statement.upperBound) == ";"
    let end = hasNext ? self.tokens[statement.upperBound + 1].range.lowerBound : nil
    let range = self.range(statement)
    return end.map { range.lowerBound..<$0 } ?? self.line(range)
  }

  /// Returns the statements of the closure around a token.
  private func statements(around token: Int) -> [Range<Int>] {
    guard let open = self.bracket(around: token), self.word(open) == "{",
      let close = self.tokens[open].partner
    else { return [] }
    let start = (open + 1..<token).last { self.word($0) == "in" }.map { $0 + 1 } ?? open + 1
    return self.statements(start..<close)
  }

  /// Returns the statement of the innermost block around a token that contains it.
  func statement(around token: Int) -> Range<Int>? {
    guard let brace = self.braces(around: token, in: 0..<token).first, let block = self.closure(at: brace)
    else { return nil }
    let head = block.hasSignature ? self.first("in", in: block.inside) : brace
    return head.flatMap { head in
      self.statements(head + 1..<block.inside.upperBound).first { $0.contains(token) }
    }
  }

  /// Returns whether a closure captures `self` weakly.
  func isWeak(_ brace: Int) -> Bool {
    self.closure(at: brace)?.captures.contains { capture in
      guard case .`self` = capture.value else { return false }
      return ["weak", "unowned"].contains(self.word(capture.name - 1))
    } ?? false
  }

  /// Returns whether a brace is that of a statement such as `if`. In doubt it is that of a closure.
  func isBlock(_ brace: Int) -> Bool {
    var index = brace
    while index > 0, !self.tokens[index].startsLine || self.continuesLine(index) || index == brace {
      index -= 1
      let partner = self.tokens[index].partner ?? index
      if partner > index || self.word(index) == ";" { return false }
      if blockWords.contains(self.word(index)), self.word(index - 1) != "." { return true }
      index = partner
    }
    return false
  }

  /// Returns whether a use only sends or assigns something, so that nothing uses a result.
  func isWork(_ use: Reference) -> Bool {
    let isSent = ["accept", "onNext", "send"].contains(self.member(of: use)) || self.changes(use)
    let starts = self.statements(around: use.tokens.lowerBound).map(\.lowerBound)
    return self.discardsResult(at: use.tokens.lowerBound)
      || isSent && starts.contains(use.tokens.lowerBound)
  }

  /// Returns whether a closure consists of a use and what is asked of it, as in `{ self?.session.id }`.
  func isWhole(_ use: Reference) -> Bool {
    let statements = self.statements(around: use.tokens.lowerBound)
    guard statements.count == 1, statements[0].lowerBound == use.tokens.lowerBound else { return false }
    var end = use.tokens.upperBound
    while statements[0].contains(end) {
      let word = self.word(end)
      if let close = self.tokens[end].partner, close > end {
        end = close + 1
      } else if [".", "?", "!"].contains(word) {
        end += word == "." ? 2 : 1
      } else {
        return false
      }
    }
    return true
  }

  private func assignsNothing(before token: Int) -> Bool {
    self.word(token - 1) == "=" && self.word(token - 2) == "_"
  }

  /// Returns whether a statement whose result is not used begins at a token: among others, or alone in an observer.
  func discardsResult(at token: Int) -> Bool {
    let statements = self.statements(around: token)
    if self.assignsNothing(before: token) { return true }
    guard statements.contains(where: { $0.lowerBound == token }), let open = self.bracket(around: token)
    else { return false }
    if statements.count > 1 { return true }
    let outer = self.statements(around: open).first { $0.contains(open) }?.lowerBound
    if let outer, ["do", "for", "if", "guard", "repeat", "while"].contains(self.word(outer)) {
      return self.discardsResult(at: outer)
    }
    let word = [":", "("].contains(self.word(open - 1)) ? self.word(open - 2) : self.word(open - 1)
    return ["on", "observe", "receive", "start", "subscribe", "drive", "emit", "sink"].contains { beginning in
      // `onNext` begins so, and `once` does not.
      word.hasPrefix(beginning) && word.dropFirst(beginning.count).first?.isLowercase != true
    }
  }
}

private let blockWords: Set = [
  "catch", "defer", "do", "else", "for", "guard", "if", "repeat", "switch", "while",
]
