import MVVMSource

extension Parser {
  mutating func parseViewModel(_ head: Head, mark: Int) -> ViewModelSyntax {
    self.reportHeadWords(head, on: "a view model")
    let keyword = self.index
    self.reportMisspeltViewModel()
    self.advance()
    self.isInHead = true
    let name = self.parseViewModelName()
    let conformances = self.parseConformances()
    let block = self.skipWrongBrackets(ofViewModel: true)
    let leftBrace = block == nil ? self.parseViewModelBrace(mark) : nil
    self.isInHead = false
    _ = self.collapseErrors(head.start..<self.index, mark: mark)
    let missingBrace = self.findings.count - 1
    self.depth = 0
    self.braces.append(leftBrace ?? keyword)
    let firstMember = self.nodes.members.count
    var items = block.map { [ViewModelItem.unexpected($0)] } ?? []
    while block == nil, let item = self.parseViewModelItem() { items.append(item) }
    let rightBrace = self.parseClosingBrace(of: leftBrace)
    self.markOverloads(from: firstMember)
    if leftBrace == nil, rightBrace == nil, missingBrace >= mark { self.addClosingBrace(to: missingBrace) }
    return ViewModelSyntax(
      tokens: head.start..<self.index,
      attributes: head.attributes,
      access: head.access,
      keyword: keyword,
      name: name,
      conformances: conformances,
      leftBrace: leftBrace,
      items: items,
      members: firstMember..<self.nodes.members.count,
      rightBrace: rightBrace
    )
  }

  private mutating func markOverloads(from first: Int) {
    var known: [Text: Int] = [:]
    for index in self.nodes.members.indices[first...] where self.nodes.members[index].isInput {
      let name = self.text(self.nodes.members[index].name)
      guard let other = known.updateValue(index, forKey: name) else { continue }
      self.nodes.members[other].isOverloaded = true
      self.nodes.members[index].isOverloaded = true
    }
  }

  private mutating func parseViewModelName() -> Int? {
    let isHere = self.token.kind == .identifier || self.token.kind == .number
    guard isHere, !self.startsLine(self.index) else {
      return self.failed(.missingName(of: "a view model"), self.placeBefore(self.index))
    }
    let name = self.index
    let isName = self.checkName()
    self.advance()
    self.skipGenericClause(ofViewModel: true)
    return isName ? name : nil
  }

  private mutating func parseConformances() -> [TypeSyntax] {
    guard self.take(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      guard self.kind != .leftBrace else {
        self.reportExpected("a type")
        return types
      }
      guard let type = self.parseType() else {
        self.skipToBrace()
        return types
      }
      types.append(type)
    } while self.take(.comma)
    return types
  }

  /// Reads the `{`, and reports other text before it on its line.
  private mutating func parseViewModelBrace(_ mark: Int) -> Int? {
    let isAtEnd = self.startsLine(self.index) || self.token.kind == .rightBrace
    if self.token.kind != .leftBrace, !isAtEnd {
      self.reportExpected("'{'")
      self.skipToBrace()
      guard self.token.kind == .leftBrace else { return nil }
    }
    // Something else that is missing at the same place may already have been reported.
    let place = self.placeBefore(self.index)
    let isReported = self.findings[mark...].contains { $0.diagnostic.place.range == place }
    return self.token.kind != .leftBrace && isReported ? nil : self.parseOpeningBrace(after: self.index - 1)
  }

  /// Skips to a `{` or to the next line.
  private mutating func skipToBrace() {
    while self.token.kind != .leftBrace, self.token.kind != .endOfFile, !self.startsLine(self.index) {
      self.advance()
    }
  }
}

extension Parser {
  /// Reads the next item of a view model, or returns `nil` at its end.
  private mutating func parseViewModelItem() -> ViewModelItem? {
    self.startDeclaration()
    let start = self.index
    let mark = self.findings.count
    switch self.token.kind {
    case .endOfFile: return nil
    // Only a following section shows that this brace is superfluous.
    case .rightBrace where !self.isSectionHead(start + 1): return nil
    case .rightBrace, .rightParenthesis, .rightBracket:
      self.reportUnmatched()
      return .unexpected(start..<self.index)
    case .at where self.isViewModelHeadAfterAttributes(): return nil
    case .identifier, .at: return self.parseNamedItem(mark: mark)
    default:
      self.reportExpected("a section")
      return .unexpected(self.skipItem(from: start, mark: mark))
    }
  }

  private mutating func parseNamedItem(mark: Int) -> ViewModelItem? {
    let start = self.index
    let next = self.tokens[start + 1].kind
    let opensLines = next != .endOfFile && self.startsLine(start + 2)
    let isMember =
      (next == .leftParenthesis && !opensLines) || (next == .colon && !self.isColonOfSection(start + 1))
    if let kind = self.sectionKind(start), !isMember { return .section(self.parseSection(kind)) }
    if self.isViewModelHead(start) { return self.skipNestedViewModel().map { .unexpected($0) } }
    if next == .identifier, let kind = self.openedSection(start + 1) {
      self.advance()
      return .section(self.parseSection(kind, from: start))
    }
    let isNamed = next == .identifier && self.tokens[start + 2].kind == .leftBrace
    if next == .leftBrace || isNamed && self.nearestSection(to: start) != nil {
      return self.parseUnknownSection(mark: mark)
    }
    if next == .identifier, self.isSwiftType(start) {
      self.report(.swiftDeclaration(self.text(start)), token: start)
      return .unexpected(self.skipSwiftDeclaration(from: start, mark: mark))
    }
    return self.parseMemberOutside(mark: mark)
  }

  /// Reads a misspelled section such as `input {` as the one that was meant. If no keyword is close, skips it
  /// whole.
  private mutating func parseUnknownSection(mark: Int) -> ViewModelItem {
    let start = self.index
    let word = self.text(start)
    let meant = self.nearestSection(to: start)
    let fix = meant.map { Fix(Edit(self.tokens[start].range, $0.rawValue)) }
    self.report(.unknownSection(word, meant: meant?.rawValue), token: start, fix: fix)
    if let kind = meant { return .section(self.parseSection(kind)) }
    self.advance()
    return .unexpected(self.skipItem(from: start, mark: mark))
  }

  private mutating func parseMemberOutside(mark: Int) -> ViewModelItem {
    let start = self.index
    if let attributes = self.parseAttributes() {
      if !attributes.isEmpty, let kind = self.openedSection(self.index) {
        return .section(self.parseSection(kind, from: start))
      }
      while self.token.kind == .identifier, self.kind(after: 1) == .identifier { self.advance() }
      if self.token.kind == .identifier {
        self.report(.memberOutsideSection(self.text(self.index)), token: self.index)
      } else {
        self.reportExpected("a section")
      }
    }
    return .unexpected(self.skipItem(from: start, mark: mark))
  }
}
