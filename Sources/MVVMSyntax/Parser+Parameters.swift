import MVVMSource

extension Parser {
  /// `([label] name: Type = value, …)`
  mutating func parseParameters() -> [ParameterSyntax]? {
    guard self.enterBracket() else { return nil }
    var parameters: [ParameterSyntax] = []
    while self.kind != .rightParenthesis {
      guard self.parseParameter(&parameters) else { return nil }
      guard self.take(.comma) else { break }
    }
    return self.close(.rightParenthesis, "',' or ')'") ? parameters : nil
  }

  private mutating func parseParameter(_ parameters: inout [ParameterSyntax]) -> Bool {
    let start = self.index
    switch (self.kind, self.kind(after: 1)) {
    case (.identifier, .colon) where self.isName(start), (.number, .colon):
      return self.parseNamedParameter(start, label: nil, &parameters)
    case (.identifier, .identifier) where self.kind(after: 2) == .colon && self.isName(start + 1),
      (.identifier, .number) where self.kind(after: 2) == .colon:
      guard self.isPlainName(start) else {
        self.report(.invalidName(self.file.text(self.tokens[start].range)), token: start)
        return false
      }
      self.advance()
      return self.parseNamedParameter(start, label: start, &parameters)
    case (.colon, _), (.comma, _):
      self.report(.missingName(of: "a parameter"), self.placeBefore(start))
      return false
    default:
      return self.parseUnnamedParameter()
    }
  }

  private mutating func parseNamedParameter(_ start: Int, label: Int?, _ parameters: inout [ParameterSyntax])
    -> Bool
  {
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
    parameters.append(
      ParameterSyntax(tokens: tokens, label: label, name: name, type: type, initialValue: value)
    )
    return true
  }
}
