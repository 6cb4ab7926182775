import MVVMSource
import MVVMSwift

extension SwiftCode {
  func string(_ range: Range<Int>, with edits: [Edit]) -> String {
    String(decoding: self.file.bytes(range, applying: edits), as: UTF8.self)
  }

  func indentation(before offset: Int) -> String {
    let line = self.file.bytes[..<offset].reversed().prefix { !isLineEnd($0) }.reversed()
    return String(decoding: line.prefix { isBlank($0) }, as: UTF8.self)
  }

  /// Returns a range with its indentation and its line end; unchanged if there is anything else on its lines.
  func line(_ range: Range<Int>) -> Range<Int> {
    let bytes = self.file.bytes
    let start = range.lowerBound - bytes[..<range.lowerBound].reversed().prefix(while: isBlank).count
    let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
    guard end < bytes.count, isLineEnd(bytes[end]), start > 0, isLineEnd(bytes[start - 1])
    else { return range }
    return start..<end + 1
  }

  /// Returns edits that also remove empty lines after removed lines if there are empty lines before them.
  func closingGaps(_ edits: [Edit]) -> [Edit] {
    let bytes = self.file.bytes
    let removed = edits.filter { edit in
      let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
      return edit.replacement.isEmpty && start > 0 && start < end && isLineEnd(bytes[start - 1])
        && isLineEnd(bytes[end - 1])
    }
    let begins = Set(removed.map(\.range.lowerBound))
    let starts = Dictionary(removed.map { ($0.range.upperBound, $0.range.lowerBound) }) { first, _ in first }
    return edits.map { edit in
      let end = edit.range.upperBound
      guard var start = starts[end], !begins.contains(end) else { return edit }
      while let earlier = starts[start] { start = earlier }
      let gap = bytes[end...].prefix { isBlank($0) || isLineEnd($0) }.lastIndex(where: isLineEnd)
      let before = bytes[..<max(start - 1, 0)].reversed().drop(while: isBlank).first
      guard let gap, before.map({ isLineEnd($0) || $0 == Byte.leftBrace }) == true else { return edit }
      return Edit(edit.range.lowerBound..<gap + 1, "")
    }
  }

  /// Returns the bytes of some tokens, or all bytes between a pair of braces if the tokens are all it contains.
  func insideRange(_ indices: Range<Int>) -> Range<Int> {
    let (open, close) = (indices.lowerBound - 1, indices.upperBound)
    guard self.word(open) == "{", self.tokens[open].partner == close else { return self.range(indices) }
    return self.tokens[open].range.upperBound..<self.tokens[close].range.lowerBound
  }

  func declaredName(of declaration: SwiftDeclaration) -> String { self.plainWord(declaration.keyword + 1) }

  /// Returns the tokens of an expression without a `return` before it.
  func withoutReturn(_ tokens: Range<Int>) -> Range<Int> {
    self.word(tokens.lowerBound) == "return" ? tokens.dropFirst() : tokens
  }

  /// Returns whether an extension only exposes facets of each type that has them, as generated classes do themselves.
  func offersSelf(_ extension: SwiftDeclaration) -> Bool {
    let members = self.declarations(`extension`.inside)
    return self.first("where", in: `extension`.head) != nil
      && self.comments(in: self.range(`extension`.tokens)).isEmpty
      && members.allSatisfy { ["self", "return self"].contains(self.compact($0.inside)) && $0.kind == .var }
  }

  /// Returns whether only classes can conform to a protocol.
  func isClassBound(_ declaration: SwiftDeclaration) -> Bool {
    self.inherited(by: declaration).contains { ["AnyObject", "class"].contains($0) }
  }

  /// Returns the types that a protocol inherits from, except those that any facet protocol may inherit from.
  func ancestors(of declaration: SwiftDeclaration) -> [String] {
    self.inherited(by: declaration).filter { !["AnyObject", "class", "Sendable"].contains($0) }
  }

  /// Returns the protocol in a property's type, such as `XInputs` for `any XInputs`.
  func offered(by property: SwiftDeclaration) -> String? {
    self.type(of: property).map { type in
      self.spelled(self.word(type.lowerBound) == "any" ? type.dropFirst() : type)
    }
  }

  /// Returns whether a property is not a function: its type has arguments, or its value is created by an initializer.
  func showsObject(_ property: SwiftDeclaration) -> Bool {
    if let type = self.type(of: property) {
      return self.isWord(type.lowerBound) && self.word(type.upperBound - 1) == ">"
    }
    guard let start = self.value(of: property)?.lowerBound, self.isWord(start) else { return false }
    return self.word(start).first?.isUppercase == true && ["(", "<"].contains(self.word(start + 1))
  }

  /// Returns whether a token is `=`, or an operator such as `+=`.
  func assigns(_ index: Int) -> Bool {
    guard self.tokens.indices.contains(index), self.tokens[index].kind == .operator else { return false }
    let word = self.word(index)
    return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(word)
  }

  /// Returns the first token with a word, inside brackets or not.
  func first(_ word: String, below indices: Range<Int>) -> Int? {
    indices.first { self.tokens[$0].kind == .word && self.word($0) == word }
  }

  /// Returns the bytes between the braces of a declaration; `nil` if it has none.
  func body(of declaration: SwiftDeclaration) -> Range<Int>? {
    declaration.braces.map { _ in self.insideRange(declaration.inside) }
  }
}
