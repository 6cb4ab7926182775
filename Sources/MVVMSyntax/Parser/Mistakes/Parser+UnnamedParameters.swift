import MVVMSource

// Parameters without a name or a type.
extension Parser {
  mutating func parseUnnamedParameter() -> Bool {
    let start = self.index
    switch (self.kind, self.kind(after: 1)) {
    case (.identifier, .colon): return self.parseUnderscoredParameter(at: start)
    case (.identifier, .identifier) where self.kind(after: 2) == .colon:
      return self.parseUnderscoredParameter(at: start + 1)
    case (.identifier, let next)
    where [.comma, .rightParenthesis, .equal].contains(next) && !self.looksLikeType(start):
      self.advance()
      return self.report(.missingType(of: self.text(start)), self.placeBefore(self.index))
    case (.identifier, .identifier) where !self.startsTypeWord(start): return self.failWithoutType(start + 1)
    default:
      guard let type = self.parseType() else { return false }
      let place = self.range(type.tokens)
      return self.reportUnnamed(type, place) { Edit(place.lowerBound..<place.lowerBound, "_ \($0): ") }
    }
  }

  /// Reports `label name` without a colon. Always returns `false`.
  private mutating func failWithoutType(_ name: Int) -> Bool {
    self.index = name
    if self.looksLikeType(name) || self.startsTypeWord(name) { return self.reportExpected("':'") }
    self.advance()
    return self.report(.missingType(of: self.text(name)), self.placeBefore(self.index))
  }

  /// Reads `_: Type`.
  private mutating func parseUnderscoredParameter(at name: Int) -> Bool {
    let start = self.index
    self.index = name + 2
    guard let type = self.parseType() else { return false }
    let place = self.tokens[name].range
    let edit = name == start ? place.upperBound..<place.upperBound : place
    return self.reportUnnamed(type, place) { Edit(edit, name == start ? " \($0)" : $0) }
  }

  /// Reports a parameter without a name, and reads its value. The fix suggests a different name for each such
  /// parameter.
  private mutating func reportUnnamed(_ type: TypeSyntax, _ place: Range<Int>, edit: (String) -> Edit) -> Bool
  {
    let word = self.parameterName(for: type)
    let others = self.unnamedParameters.count { $0 == word }
    self.unnamedParameters.append(word)
    let name = others == 0 ? word : "\(word)\(others + 1)"
    let text = self.file.text(self.range(type.tokens))
    self.report(.unnamedParameter(name, type: text), place, fix: Fix(edit(name)))
    return self.take(.equal) ? self.parseValue() != nil : true
  }

  func looksLikeType(_ index: Int) -> Bool { isUppercase(self.bytes[self.tokens[index].range.lowerBound]) }

  private func startsTypeWord(_ index: Int) -> Bool {
    self.isWord(index, .any) || self.isWord(index, .some) || self.isSpecifier(index)
  }

  /// Returns a name for a parameter: for a type of the app, the name of the type, such as `refTag` for
  /// `RefTag?`; otherwise `value`.
  private func parameterName(for type: TypeSyntax) -> String {
    let name = type.tokens.upperBound - (type.kind == .optional ? 2 : 1)
    let isPlain = (type.kind == .name || type.kind == .optional) && self.tokens[name].kind == .identifier
    let bytes = self.text(name).bytes
    let capitals = bytes.prefix(while: isUppercase).count
    guard isPlain, capitals > 0, !plainTypes.contains(self.text(name)) else {
      return "value"
    }
    // In `URLSession`, the last capital already begins the next word.
    let lowered = capitals == 1 || capitals == bytes.count ? capitals : capitals - 1
    let start: [UInt8] = bytes.prefix(lowered).map { $0 + 0x20 }
    let word = Text((start + bytes.dropFirst(lowered))[...])
    return word.isReservedWord ? "value" : word.description
  }
}

/// Types whose names do not suggest the name of a parameter.
private let plainTypes: [Text] = ["Any", "Bool", "Double", "Float", "Int", "String", "Void"]
