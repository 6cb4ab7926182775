import MVVMSource

extension Parser {
  /// Reads `([label] name: Type = value, …)`.
  mutating func parseParameters() -> Range<Int>? {
    guard self.enterBracket() else { return nil }
    let start = self.nodes.parameters.count
    while self.kind != .rightParenthesis {
      guard self.parseParameter() else { return nil }
      guard self.take(.comma) else { break }
    }
    return self.close(.rightParenthesis, "',' or ')'") ? start..<self.nodes.parameters.count : nil
  }

  private mutating func parseParameter() -> Bool {
    let start = self.index
    switch (self.kind, self.kind(after: 1)) {
    case (.identifier, .colon) where self.isName(start), (.number, .colon):
      return self.parseNamedParameter(start, label: nil)
    case (.identifier, .identifier) where self.kind(after: 2) == .colon && self.isName(start + 1),
      (.identifier, .number) where self.kind(after: 2) == .colon:
      guard self.isPlainName(start) else { return self.reportInvalidName() }
      self.advance()
      return self.parseNamedParameter(start, label: start)
    case (.colon, _), (.comma, _):
      return self.report(.missingName(of: "a parameter"), self.placeBefore(start))
    default:
      return self.parseUnnamedParameter()
    }
  }

  private mutating func parseNamedParameter(_ start: Int, label: Int?) -> Bool {
    let name = self.index
    guard self.checkName() else { return false }
    let outerOwner = self.owner
    self.owner = name
    self.index += 2
    guard let type = self.parseType() else { return false }
    self.owner = outerOwner
    var value: TokenRange?
    if self.take(.equal) {
      value = self.parseValue()
      guard value != nil else { return false }
    }
    let tokens = start..<self.index
    self.nodes.parameters.append(
      ParameterSyntax(tokens: tokens, label: label, name: name, type: type, initialValue: value)
    )
    return true
  }
}
