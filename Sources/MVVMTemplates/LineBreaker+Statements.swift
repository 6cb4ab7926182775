import MVVMSource

extension LineBreaker {
  /// Writes a statement or declaration at the start of a line.
  mutating func statement(_ range: Range<Int>, _ indentation: Int) {
    if self.fits(range, at: indentation) { return self.add(range) }
    if let body = self.trailingBody(range) {
      self.statement(range.lowerBound..<body.headEnd, indentation)
      return self.write(body, indentation)
    }
    switch self.keyword(of: range) {
    case .head: self.head(range, indentation)
    case .function(let keyword): self.function(range, keyword, indentation)
    case .binding: self.binding(range, indentation)
    case nil: self.assignment(range, indentation)
    }
  }

  /// Writes `class X: A, B {` with each inherited type on a line, and the brace on a line of its own.
  private mutating func head(_ range: Range<Int>, _ indentation: Int) {
    guard let colon = self.first(UInt8(ascii: ":"), in: range) else {
      return self.lists(range, indentation)
    }
    let brace = self.first(UInt8(ascii: "{"), in: range) ?? range.upperBound
    self.add(range.lowerBound..<colon + 1)
    self.items(self.trimmed(colon + 1, brace), indentation + 2, isType: true)
    self.onOwnLine(brace..<range.upperBound, indentation)
  }

  /// Writes a function, an initializer or a case with each parameter on a line.
  private mutating func function(_ range: Range<Int>, _ keyword: Int, _ indentation: Int) {
    let open = self.first(UInt8(ascii: "("), in: keyword..<range.upperBound)
    guard let open, self.brackets.partner(of: open) > open else { return self.lists(range, indentation) }
    guard self.isList(open) else { return self.result(range, indentation) }
    self.lists(range.lowerBound..<open, indentation, closing: 1)
    self.opened(open, indentation, isType: true)
    self.lists(self.brackets.partner(of: open) + 1..<range.upperBound, indentation, isType: true)
  }

  /// Writes a function without parameters, which can only be broken before its arrow.
  private mutating func result(_ range: Range<Int>, _ indentation: Int) {
    guard let arrow = self.first("->", in: range) else { return self.lists(range, indentation) }
    let end = range.upperBound - (self.line[range.upperBound - 1] == UInt8(ascii: "{") ? 1 : 0)
    self.lists(self.trimmed(range.lowerBound, arrow), indentation)
    self.breakLine(indentation + 2)
    self.lists(self.trimmed(arrow, end), indentation + 2, isType: true)
    self.onOwnLine(end..<range.upperBound, indentation)
  }

  /// Writes a property: its type moves to the next line, or its value is broken at its brackets.
  private mutating func binding(_ range: Range<Int>, _ indentation: Int) {
    let equals = self.first(" = ", in: range)
    let colon = self.first(UInt8(ascii: ":"), in: range.lowerBound..<(equals ?? range.upperBound))
    guard let colon else { return self.assignment(range, indentation) }
    if let equals, self.fits(range.lowerBound..<equals + 2, at: indentation),
      self.writeIfFits({ $0.assignment(range, indentation) })
    {
      return
    }
    let brace = equals == nil ? self.first(UInt8(ascii: "{"), in: colon..<range.upperBound) : nil
    let type = self.trimmed(colon + 1, brace ?? range.upperBound)
    if brace != nil, self.fits(range.lowerBound..<type.upperBound, at: indentation) {
      self.add(range.lowerBound..<type.upperBound)
    } else {
      self.add(range.lowerBound..<colon + 1)
      self.breakLine(indentation + 2)
      self.write(
        { $0.item(type, indentation + 2, isType: true) },
        { $0.assignment(type, indentation + 2) },
        { $0.typeAndValue(type, indentation + 2) }
      )
    }
    self.onOwnLine((brace ?? range.upperBound)..<range.upperBound, indentation)
  }

  /// Writes `Type = value` with the value on a line of its own.
  private mutating func typeAndValue(_ range: Range<Int>, _ indentation: Int) {
    guard let equals = self.first(" = ", in: range) else {
      return self.item(range, indentation, isType: true)
    }
    self.item(range.lowerBound..<equals + 2, indentation, isType: true)
    self.breakLine(indentation)
    self.item(self.trimmed(equals + 2, range.upperBound), indentation, isType: false)
  }

  /// Writes `a = b` broken inside `b`, or before it if that is not enough. Writes a statement without `=` as an item.
  private mutating func assignment(_ range: Range<Int>, _ indentation: Int) {
    guard let equals = self.first(" = ", in: range) else {
      return self.item(range, indentation, isType: false)
    }
    let value = self.trimmed(equals + 2, range.upperBound)
    self.write(
      {
        $0.add(range.lowerBound..<equals + 3)
        $0.lists(value, indentation)
      },
      {
        $0.add(range.lowerBound..<equals + 2)
        $0.breakLine(indentation + 2)
        $0.item(value, indentation + 2, isType: false)
      }
    )
  }

  /// Writes what follows a type, if anything does, on a line of its own.
  private mutating func onOwnLine(_ range: Range<Int>, _ indentation: Int) {
    if range.isEmpty { return }
    self.breakLine(indentation)
    self.add(range)
  }
}

// MARK: - Kinds of statements

extension LineBreaker {
  private enum Keyword {
    /// The keyword of a type or an extension.
    case head
    /// The keyword of a function, an initializer, a subscript or a case, and its index.
    case function(Int)
    case binding
  }

  /// Returns the keyword that tells what a statement declares; `nil` for any other statement.
  private func keyword(of range: Range<Int>) -> Keyword? {
    var index = range.lowerBound
    var keyword: Keyword?
    while index < range.upperBound {
      let word = self.word(index, range)
      if self.isAny(word, of: "func", "init", "subscript", "case") { return .function(index) }
      if self.isAny(word, of: "let", "var") { return .binding }
      if self.isAny(word, of: "protocol", "struct", "enum", "extension", "actor") { return .head }
      // `class` may also mark a method.
      if self.has("class", word) { keyword = .head }
      let end = self.behindArguments(word.upperBound, range)
      // Any other word before the keyword is taken for an attribute or a modifier, except words that are
      // followed by a condition or a value.
      guard !word.isEmpty, end < range.upperBound, self.line[end] == Byte.space,
        !self.isAny(word, of: "if", "guard", "while", "for", "switch", "return")
      else { return keyword }
      index = self.trimmed(end, range.upperBound).lowerBound
    }
    return keyword
  }

  private func word(_ start: Int, _ range: Range<Int>) -> Range<Int> {
    var end = self.line[start] == UInt8(ascii: "@") ? start + 1 : start
    while end < range.upperBound, isNamePart(self.line[end]) { end += 1 }
    return start..<end
  }

  /// Returns the index after the brackets of `@available(…)` or `private(set)`.
  private func behindArguments(_ index: Int, _ range: Range<Int>) -> Int {
    index < range.upperBound ? max(self.brackets.partner(of: index) + 1, index) : index
  }

  private func isAny(_ word: Range<Int>, of words: StaticString...) -> Bool {
    words.contains { self.has($0, word) }
  }
}

// MARK: - Bodies in braces

extension LineBreaker {
  struct Body {
    /// The index after the brace and the parameter names of a closure.
    let headEnd: Int
    let inside: Range<Int>
    let brace: Int
  }

  /// Returns the braces that end a piece, unless they contain only the accessors of a protocol's property.
  func trailingBody(_ range: Range<Int>) -> Body? {
    guard let last = range.last, self.line[last] == UInt8(ascii: "}") else { return nil }
    let open = self.brackets.partner(of: last)
    guard open >= range.lowerBound else { return nil }
    let inside = self.trimmed(open + 1, last)
    let areAccessors = pieces(of: self.line[inside]) { $0 == Byte.space }.allSatisfy { word in
      self.isAny(word.startIndex..<word.endIndex, of: "get", "set", "async", "throws")
    }
    if areAccessors { return nil }
    let headEnd = self.first(" in ", in: inside).map { $0 + 3 }
    return Body(
      headEnd: headEnd ?? open + 1,
      inside: self.trimmed(headEnd ?? inside.lowerBound, inside.upperBound),
      brace: last
    )
  }

  /// Writes a body on lines of its own.
  mutating func write(_ body: Body, _ indentation: Int) {
    self.breakLine(indentation + 2)
    self.statement(body.inside, indentation + 2)
    self.breakLine(indentation)
    self.add(body.brace..<body.brace + 1)
  }
}
