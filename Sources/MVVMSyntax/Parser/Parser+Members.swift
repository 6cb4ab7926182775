import MVVMSource

extension Parser {
  /// Reads a member, or whatever is written instead of one.
  mutating func parseMember(in section: SectionKind, _ facet: Int?) -> SectionItem {
    let mark = self.findings.count
    var member = MemberBuilder(in: section, facet, start: self.index)
    self.startDeclaration()
    let isComplete = self.readMember(&member) && self.endMember(&member)
    if member.swiftWords != nil { self.reportSwiftWords(member) }
    if !isComplete { self.recover(from: member.start, mark: mark) }
    let tokens = member.start..<self.index
    if mark < self.findings.count || !self.lexical.isEmpty {
      member.cut(at: self.index)
      self.cutParameters(&member)
      let isCollapsed = self.collapseErrors(tokens, mark: mark)
      let isBroken = self.findings[mark...].contains { $0.diagnostic.identifier != .missingLineBreak }
      member.syntax.isBroken = isCollapsed || isBroken
    }
    guard let name = member.name else { return .unexpected(tokens) }
    (member.syntax.name, member.syntax.tokens) = (name, tokens)
    self.nodes.members.append(member.syntax)
    return .member(self.nodes.members.count - 1)
  }

  private func cutParameters(_ member: inout MemberBuilder) {
    guard let range = member.syntax.parameters else { return }
    let count = self.nodes.parameters[range].prefix { $0.tokens.upperBound <= self.index }.count
    member.syntax.parameters = range.prefix(count)
  }

  mutating func startDeclaration() {
    self.declarationStart = self.index
    self.depth = 0
    self.level = 0
    self.repeatedMarks = 0
    self.lineAfterAttribute = self.index
    self.owner = nil
    self.hasReportedGeneric = false
    self.unnamedParameters = []
  }

  private mutating func readMember(_ member: inout MemberBuilder) -> Bool {
    guard let attributes = self.parseAttributes() else { return false }
    member.syntax.attributes = attributes
    guard self.readWords(&member), self.readName(&member) else { return false }
    self.owner = member.name
    switch member.syntax.section {
    case .dependencies: return self.readTypeAndValue(&member)
    case .inputs where member.syntax.isInput: return self.readInput(&member)
    case .inputs, .outputs, .errors: return self.readOutput(&member)
    }
  }

  /// Reads `: Type = value`.
  private mutating func readTypeAndValue(_ member: inout MemberBuilder) -> Bool {
    guard self.take(.colon) else { return self.failWithoutColon(member) }
    guard let type = self.parseType() else { return false }
    member.syntax.type = type
    guard self.take(.equal) else { return true }
    member.syntax.initialValue = self.parseValue()
    return member.syntax.initialValue != nil
  }

  private mutating func failWithoutColon(_ member: MemberBuilder) -> Bool {
    guard let owner = self.owner else { return self.reportExpected("':'") }
    if self.endsMember || self.kind == .equal {
      let isEvent = member.syntax.modifier.map { self.isWord($0, .event) } ?? false
      let name = self.text(owner)
      let message: ParserMessage = isEvent ? .missingPayload(of: name) : .missingType(of: name)
      return self.report(message, self.placeBefore(self.index))
    }
    guard owner == self.index - 1, self.looksLikeType(owner), self.kind == .identifier else {
      return self.reportExpected("':'")
    }
    let place = self.range(owner..<self.index + 1)
    let declaration = "\(self.text(self.index)): \(self.text(owner))"
    return self.report(.typeBeforeName(declaration), place, fix: Fix(Edit(place, declaration)))
  }

  private mutating func readInput(_ member: inout MemberBuilder) -> Bool {
    self.skipGenericClause()
    if self.kind == .leftParenthesis {
      member.syntax.parameters = self.parseParameters()
      guard member.syntax.parameters != nil else { return false }
    } else {
      guard self.readInputWithoutParentheses(&member) else { return false }
    }
    member.syntax.effect = self.readAsync()
    if self.takeArrow() {
      guard let type = self.parseReply() else { return false }
      member.syntax.type = type
    }
    self.skipGenericClause()
    guard self.takeWord(.as) else { return true }
    guard self.kind == .identifier || self.kind == .number else {
      return self.report(.missingName(of: "the input for the logic"), self.placeBefore(self.index))
    }
    guard self.checkName() else { return false }
    member.syntax.logicName = self.index
    self.advance()
    return true
  }

  private mutating func readOutput(_ member: inout MemberBuilder) -> Bool {
    self.skipGenericClause()
    guard self.kind == .leftParenthesis else { return self.readTypeAndValue(&member) }
    let bracket = self.index
    guard let parameters = self.parseParameters() else { return false }
    member.syntax.parameters = parameters
    self.skipEffects(
      on: "a function output",
      because: "it returns at once, and its type can include failures"
    )
    guard self.takeArrow() else { return self.failWithoutResult(member, bracket) }
    if let kind = member.syntax.modifier {
      self.report(.functionWithKind(self.text(kind)), token: kind, fix: self.removal(of: kind))
    }
    guard let type = self.parseReply() else { return false }
    member.syntax.type = type
    self.skipGenericClause()
    return true
  }

  private mutating func parseReply() -> TypeSyntax? {
    // A type is never followed by `(` or `:`, so the next line is a member, although a line may continue after `->`.
    let isMissing = self.endsMember || self.startsLine(self.index) && self.looksLikeMember(self.index)
    guard isMissing, let owner = self.owner else { return self.parseType() }
    return self.failed(.missingResult(of: self.text(owner)), self.placeBefore(self.index))
  }

  /// Reports the missing result and returns whether the member was nevertheless read to its end.
  private mutating func failWithoutResult(_ member: MemberBuilder, _ bracket: Int) -> Bool {
    guard self.endsMember, let name = member.name else { return self.reportExpected("'->'") }
    let parameters = Array(self.nodes.parameters[member.syntax.parameters ?? 0..<0])
    if member.syntax.modifier != nil || member.syntax.section == .errors {
      self.reportCalledStream(kind: member.syntax.modifier, name: name, parameters: parameters, at: bracket)
    } else {
      let text = self.text(name)
      let message: ParserMessage = parameters.isEmpty ? .missingAnswer(of: text) : .missingResult(of: text)
      self.report(message, self.placeBefore(self.index))
    }
    return true
  }

  var endsMember: Bool {
    switch self.kind {
    case .endOfFile, .semicolon, .rightBrace: true
    default: false
    }
  }
}

// The end of a member.
extension Parser {
  /// Reads the end of a member, and returns whether the member ends here as it must.
  private mutating func endMember(_ member: inout MemberBuilder) -> Bool {
    switch self.kind {
    case _ where self.endsMember: return true
    case .leftBrace: return self.skipBody(&member) && self.endMember(&member)
    case .rightParenthesis, .rightBracket, .greater:
      return self.report(.unmatchedBracket(self.file.text(self.token.range)), token: self.index)
    case _ where self.looksLikeMember(self.index):
      let place = self.placeBefore(self.index)
      self.report(.missingLineBreak, place, fix: Fix(Edit(place, ";")))
      return true
    case .comma:
      let comma = self.index
      self.advance()
      let fix = Fix(Edit(self.tokens[comma].range, self.endsMember ? "" : ";"))
      self.report(.missingLineBreak, token: comma, fix: fix)
      return self.endsMember || self.looksLikeMember(self.index)
    default: return self.reportExpected("the end of the line")
    }
  }

  /// Returns whether a member may begin at a token: `name (` or `name :`, or either after another word.
  func looksLikeMember(_ index: Int) -> Bool {
    var next = index
    while self.tokens[next].kind == .identifier {
      next += 1
      switch self.tokens[next].kind {
      case .leftParenthesis, .colon: return true
      case .identifier where next - index < 3 && !self.startsLine(next): continue
      default: return false
      }
    }
    return false
  }

  /// Checks a token where a name is expected, and reports one that is not a name. Returns whether to
  /// continue.
  mutating func checkName() -> Bool {
    let isName = self.isName(self.index) && self.isPlainName(self.index)
    if !isName { self.reportInvalidName() }
    return isName || self.token.kind == .number
  }
}
