import MVVMSource

extension Parser {
  /// The maximum nesting of brackets, and of types without brackets.
  static var deepest: Int { 200 }
  /// The number of parts in a type's name that is common. Each further part counts as nesting.
  static var commonPartCount: Int { 8 }

  /// - Parameter mayEscape: Whether this is the type of a parameter of a function type, which may be `@escaping`.
  mutating func parseType(mayEscape: Bool = false) -> TypeSyntax? {
    let start = self.index
    guard self.skipTypePrefix() else { return nil }
    let prefix = start..<self.index
    if !mayEscape, !prefix.isEmpty { self.reportEscaping(in: prefix) }
    guard let type = self.parseFunctionOrComposition() else { return nil }
    guard !prefix.isEmpty else { return type }
    return self.type(.attributed, from: start, of: type)
  }

  @inline(__always)
  func startsType(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .identifier, .leftParenthesis, .leftBracket, .at: true
    default: false
    }
  }

  /// Skips attributes and specifiers.
  private mutating func skipTypePrefix() -> Bool {
    var hasOwnership = false
    var mayBeSent = false
    let start = self.index
    while true {
      if self.kind == .at {
        guard self.parseAttribute() != nil else { return false }
        self.lineAfterAttribute = self.index
        continue
      }
      guard self.isSpecifier(self.index), self.kind == .identifier, self.startsType(self.kind(after: 1))
      else { return true }
      let isOwnership = !self.isOne(self.index, of: [.isolated, .nonisolated, .sending])
      // `sending` can only be combined with `inout`.
      let isRefused = hasOwnership && (isOwnership || !mayBeSent && self.isWord(self.index, .sending))
      mayBeSent = self.isWord(self.index, .inout)
      // Swift requires attributes to come after `inout` and similar specifiers.
      let followsAttribute = self.index == self.lineAfterAttribute && self.index > start
      guard !followsAttribute || self.isWord(self.index, .nonisolated), !isRefused else {
        return self.reportExpected("a type")
      }
      hasOwnership = hasOwnership || isOwnership
      let isCall =
        self.tokens[self.index + 1].kind == .leftParenthesis && self.isWord(self.index, .nonisolated)
      self.advance()
      if isCall, !self.skipNonsending() { return false }
    }
  }

  private mutating func skipNonsending() -> Bool {
    guard self.isWord(self.index + 1, .nonsending) else {
      return self.reportExpected("'(nonsending)'", not: self.index)
    }
    self.advance()
    self.advance()
    return self.take(.rightParenthesis) || self.reportExpected("')'")
  }

  func isSpecifier(_ index: Int) -> Bool {
    switch self.tokens[index].word {
    case .borrowing, .consuming, .inout, .isolated, .nonisolated, .owned, .sending, .shared: true
    default: false
    }
  }

  private mutating func parseFunctionOrComposition() -> TypeSyntax? {
    let start = self.index
    guard let type = self.parseComposition() else { return nil }
    guard type.kind == .tuple else {
      self.reportEscaping(ofElements: type)
      return type
    }
    let end = self.index
    guard let effects = self.parseTypeEffects() else { return nil }
    guard self.kind == .arrow else {
      self.reportEscaping(ofElements: type)
      return self.index == end ? type : self.expected("'->'")
    }
    guard self.enterLevel() else { return nil }
    self.advance()
    guard let result = self.kind == .endOfFile ? self.missingType() : self.parseType() else { return nil }
    self.level -= 1
    let parameters = self.nodes.parts[type.parts]
    let parts: [ElementSyntax] = parameters + [ElementSyntax(effects), ElementSyntax(result)]
    return self.type(.function, from: start, of: parts)
  }

  /// Reads `async`, then `throws` or `throws(E)`. Without either, the result has no tokens.
  private mutating func parseTypeEffects() -> TypeSyntax? {
    let start = self.index
    var thrown: [ElementSyntax] = []
    _ = self.takeWord(.async)
    if self.takeWord(.throws), self.kind == .leftParenthesis {
      guard self.enterBracket(), let type = self.parseType(), self.close(.rightParenthesis, "')'") else {
        return nil
      }
      thrown = [ElementSyntax(type)]
    }
    guard self.kind == .identifier, self.isEffect(self.index) else {
      return self.type(.effects, from: start, of: thrown)
    }
    return self.expected("'->'")
  }

  private mutating func parseComposition() -> TypeSyntax? {
    let start = self.index
    guard self.kind(after: 1) != .endOfFile, self.isExistentialWord(start), self.startsOperand(start + 1)
    else { return self.parseOperands() }
    self.advance()
    guard let operand = self.parseOperands() else { return nil }
    return self.type(self.isWord(start, .any) ? .existential : .opaque, from: start, of: operand)
  }

  @inline(__always)
  private func isExistentialWord(_ index: Int) -> Bool {
    self.isWord(index, .any) || self.isWord(index, .some)
  }

  @inline(__always)
  private func startsOperand(_ index: Int) -> Bool {
    self.startsType(self.tokens[index].kind) && self.tokens[index].kind != .at || self.isTilde(index)
  }

  /// Reads `A & B & C`, or one type.
  private mutating func parseOperands() -> TypeSyntax? {
    let start = self.index
    guard let first = self.parsePostfix() else { return nil }
    guard self.kind == .ampersand else { return first }
    var operands = [ElementSyntax(first)]
    while self.take(.ampersand) {
      guard let operand = self.parsePostfix() else { return nil }
      operands.append(ElementSyntax(operand))
    }
    return self.type(.composition, from: start, of: operands)
  }

  /// Returns a type without parts that ends at the cursor.
  func type(_ kind: TypeSyntax.Kind, from start: Int) -> TypeSyntax {
    TypeSyntax(kind, start..<self.index, parts: 0..<0)
  }

  /// Returns a type with one part that ends at the cursor.
  mutating func type(_ kind: TypeSyntax.Kind, from start: Int, of part: TypeSyntax) -> TypeSyntax {
    self.nodes.parts.append(ElementSyntax(part))
    let parts = self.nodes.parts.count - 1..<self.nodes.parts.count
    return TypeSyntax(kind, start..<self.index, parts: parts)
  }

  /// Returns a type with parts that ends at the cursor. The parts are stored only now, next to each other,
  /// because those nested in them have been stored before.
  mutating func type(_ kind: TypeSyntax.Kind, from start: Int, of parts: [ElementSyntax]) -> TypeSyntax {
    let first = self.nodes.parts.count
    if !parts.isEmpty { self.nodes.parts += parts }
    return TypeSyntax(kind, start..<self.index, parts: first..<self.nodes.parts.count)
  }

  /// Counts a type nested in another without a bracket. Returns `false` if the nesting is too deep.
  mutating func enterLevel() -> Bool {
    self.level += 1
    return self.level <= Self.deepest || self.report(.nestingTooDeep, token: self.index)
  }

  /// Counts and skips an opening bracket. Returns `false` if the nesting is too deep.
  mutating func enterBracket() -> Bool {
    guard self.depth < Self.deepest else { return self.report(.nestingTooDeep, token: self.index) }
    self.depth += 1
    self.advance()
    return true
  }
}
