import MVVMSource

// Types and their suffixes.
extension Parser {
  /// Reads a type with its suffixes: `T?`, `T!`, `T.Type`, `T...`.
  mutating func parsePostfix() -> TypeSyntax? {
    let start = self.index
    let first = self.isTilde(start) ? self.parseSuppressed() : self.parsePrimary()
    guard var type = first else { return nil }
    var isMarked = false
    while let outer = self.parsePostfix(of: type, from: start) {
      type = outer
      if isMarked { self.repeatedMarks += 1 }
      isMarked = true
      guard self.repeatedMarks < Self.deepest else { return self.failed(.nestingTooDeep, self.token.range) }
    }
    return type
  }

  private mutating func parsePostfix(of type: TypeSyntax, from start: Int) -> TypeSyntax? {
    switch self.kind {
    case .question where !self.isGap(self.index):
      self.advance()
      return self.type(.optional, from: start, of: type)
    case .exclamation where !self.isGap(self.index):
      self.advance()
      return self.type(.implicitlyUnwrapped, from: start, of: type)
    case .dot where self.isEllipsis():
      self.index += 3
      return self.type(.variadic, from: start, of: type)
    case .dot where self.kind(after: 1) == .identifier:
      let isMetatype = self.isMetatypeWord(self.index + 1)
      self.advance()
      if !isMetatype, self.isReserved(self.index) || self.isWord(self.index, .anyType) {
        return self.reservedType()
      }
      self.advance()
      if isMetatype { return self.type(.metatype, from: start, of: type) }
      // `[Int].Index`: the type before the dot is stored like a generic argument.
      var arguments = [ElementSyntax(type)]
      guard self.parseNameParts(&arguments) else { return nil }
      return self.type(.name, from: start, of: arguments)
    case .leftBracket where self.kind(after: 1) == .rightBracket:
      self.skipArrayBrackets(from: type.tokens.lowerBound)
      return self.type(.array, from: start, of: type)
    default:
      return nil
    }
  }

  private func isEllipsis() -> Bool {
    self.kind(after: 1) == .dot && self.kind(after: 2) == .dot
      && !self.isGap(self.index + 1) && !self.isGap(self.index + 2)
  }

  private func isMetatypeWord(_ index: Int) -> Bool {
    self.isWord(index, .metatype) || self.isWord(index, .protocolMetatype)
  }

  @inline(__always)
  func isTilde(_ index: Int) -> Bool {
    self.tokens[index].kind == .other && self.bytes[self.tokens[index].range.lowerBound] == Byte.tilde
  }

  private mutating func parseSuppressed() -> TypeSyntax? {
    let start = self.index
    guard self.enterLevel() else { return nil }
    self.advance()
    guard let type = self.isTilde(self.index) ? self.parseSuppressed() : self.parsePrimary() else {
      return nil
    }
    self.level -= 1
    return self.type(.suppressed, from: start, of: type)
  }

  private mutating func parsePrimary() -> TypeSyntax? {
    switch self.kind {
    case .identifier: return self.parseTypeName()
    case .leftParenthesis:
      let start = self.index
      guard let elements = self.parseTuple() else { return nil }
      return self.type(.tuple, from: start, of: elements)
    case .leftBracket: return self.parseCollection()
    case .endOfFile, .semicolon, .rightBrace, .equal:
      guard self.depth == 0 || self.kind == .equal, self.owner != nil else { return self.expected("a type") }
      return self.missingType()
    case .comma, .rightParenthesis:
      let isMissing = self.depth == 1 && self.tokens[self.index - 1].kind == .colon
      return isMissing ? self.missingType() : self.expected("a type")
    default: return self.expected("a type")
    }
  }

  /// Reports that the current name has no type. Always returns `nil`, for callers to return.
  mutating func missingType() -> TypeSyntax? {
    self.failed(.missingType(of: self.owner.map { self.text($0) } ?? ""), self.placeBefore(self.index))
  }

  /// Reads `A.B<C>.D`, but not a `.Type` after it.
  private mutating func parseTypeName() -> TypeSyntax? {
    let start = self.index
    guard !self.isReserved(start) else { return self.reservedType() }
    self.advance()
    if self.tokens[start].word.beginsType { return self.expected("a type") }
    if self.kind == .less, self.isWord(start, .anyType) { return self.expected("the end of 'Any'") }
    var arguments: [ElementSyntax] = []
    guard self.parseNameParts(&arguments) else { return nil }
    return self.type(.name, from: start, of: arguments)
  }

  private mutating func reservedType() -> TypeSyntax? {
    self.reportExpected("a type", not: self.index)
    return nil
  }

  /// Reads everything after the first part of a name.
  private mutating func parseNameParts(_ arguments: inout [ElementSyntax]) -> Bool {
    var count = 0
    while self.repeatedMarks < Self.deepest {
      if self.kind == .less, !self.parseGenericArguments(&arguments) { return false }
      guard self.kind == .dot, !self.isEllipsis() else { return true }
      guard self.kind(after: 1) == .identifier else {
        self.advance()
        return self.reportExpected("a type")
      }
      if self.isMetatypeWord(self.index + 1) { return true }
      self.advance()
      guard !self.isReserved(self.index), !self.isWord(self.index, .anyType) else {
        return self.reportExpected("a type", not: self.index)
      }
      self.advance()
      count += 1
      if count > Self.commonPartCount { self.repeatedMarks += 1 }
    }
    return self.report(.nestingTooDeep, token: self.index)
  }
}
