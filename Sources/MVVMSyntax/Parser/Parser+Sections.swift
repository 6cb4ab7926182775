import MVVMSource

extension Parser {
  /// Returns whether a line begins at a token with the head of a section, including its `{`.
  @inline(__always)
  func isSectionHead(_ index: Int) -> Bool {
    guard self.tokens[index].word != .other, self.startsLine(index) else { return false }
    return self.openedSection(self.isAccess(index) ? index + 1 : index) != nil
  }

  /// Returns the kind of section whose keyword is at a token, followed by its `{`; `nil` if there is none.
  func openedSection(_ keyword: Int) -> SectionKind? {
    guard let kind = self.sectionKind(keyword) else { return nil }
    let brace = (self.facetName(after: keyword) ?? keyword) + 1
    return self.tokens[brace].kind == .leftBrace ? kind : nil
  }

  /// Returns the name after a section's keyword: a word on its line, if only the members can follow it.
  func facetName(after keyword: Int) -> Int? {
    guard self.isFollowedByName(keyword) else { return nil }
    let name = keyword + 1
    let next = self.tokens[name + 1]
    let isSeparated = next.kind == .colon || next.kind == .equal
    let brace = isSeparated ? self.tokens[name + 2] : next
    let endsHead = brace.kind == .leftBrace || !isSeparated && self.startsLine(name + 1)
    return endsHead || next.kind == .endOfFile ? name : nil
  }

  /// Returns whether a line begins at a token with `[access] viewmodel Name` and `{` or `:`.
  @inline(__always)
  func isViewModelHead(_ index: Int) -> Bool {
    guard self.tokens[index].word != .other, self.startsLine(index) else { return false }
    let keyword = self.isAccess(index) ? index + 1 : index
    guard self.isWord(keyword, .viewmodel), self.tokens[keyword + 1].kind == .identifier else { return false }
    let next = self.tokens[keyword + 2].kind
    return next == .leftBrace || next == .colon
  }

  /// Reads a section, starting at its keyword. A word or attributes may come before it, from `start`.
  mutating func parseSection(_ word: SectionKind, from start: Int? = nil) -> SectionSyntax {
    let first = start ?? self.index
    let (kind, keyword, name) = self.parseSectionWords(word)
    let access = start.flatMap { kind == .dependencies && self.isAccess($0) ? $0 : nil }
    if let start, access == nil { self.reportUnknownModifier(start..<keyword, on: "a section") }
    let last = self.index - 1
    let mark = self.findings.count
    func section(leftBrace: Int?, items: [SectionItem], rightBrace: Int?) -> SectionSyntax {
      SectionSyntax(
        tokens: first..<self.index,
        kind: kind,
        access: access,
        keyword: keyword,
        name: name,
        leftBrace: leftBrace,
        items: items,
        rightBrace: rightBrace
      )
    }
    if let block = self.skipWrongBrackets() {
      return section(leftBrace: nil, items: [.unexpected(block)], rightBrace: nil)
    }
    let leftBrace = self.parseOpeningBrace(after: last)
    self.braces.append(leftBrace ?? keyword)
    var items: [SectionItem] = []
    items.reserveCapacity(16)
    if leftBrace == nil, self.index > last + 1 { items.append(.unexpected(last + 1..<self.index)) }
    while let item = self.parseSectionItem(kind, name, followsMember: items.last?.member != nil) {
      items.append(item)
    }
    let rightBrace = self.parseClosingBrace(of: leftBrace, within: keyword)
    if leftBrace == nil, rightBrace == nil { self.addClosingBrace(to: mark) }
    return section(leftBrace: leftBrace, items: items, rightBrace: rightBrace)
  }

  /// Reads the keyword of a section and the name after it. `outputs errors` is read as `errors`.
  private mutating func parseSectionWords(_ kind: SectionKind) -> (SectionKind, keyword: Int, name: Int?) {
    let keyword = self.index
    let name = self.facetName(after: keyword)
    self.advance()
    guard let name else { return (kind, keyword, nil) }
    defer { self.advance() }
    switch kind {
    case .outputs where self.isWord(name, .errors):
      self.report(.errorsAsName, self.range(keyword..<name + 1), fix: self.removal(of: keyword))
      return (.errors, name, nil)
    case .inputs, .outputs: _ = self.checkName()
    case .dependencies, .errors: self.reportExpected("'{'", not: name, fix: self.removal(of: name))
    }
    return (kind, keyword, name)
  }

  /// Reads the next item of a section, or returns `nil` at its end.
  private mutating func parseSectionItem(_ kind: SectionKind, _ facet: Int?, followsMember: Bool)
    -> SectionItem?
  {
    while self.token.kind == .semicolon { self.advance() }
    switch self.token.kind {
    case .endOfFile, .rightBrace: return nil
    case .leftBrace: return .unexpected(self.skipNamelessBlock(followsMember: followsMember))
    case .identifier
    where self.isSectionHead(self.index)
      || (self.tokens[self.index + 1].kind == .leftBrace
        ? self.isMisspeltSectionHead() : self.isBareSectionHead()):
      return nil
    case .identifier where self.isViewModelHead(self.index):
      return self.skipNestedViewModel().map { .unexpected($0) }
    case .at where self.isViewModelHeadAfterAttributes(): return nil
    default: return self.parseMember(in: kind, facet)
    }
  }

  /// Returns whether a line begins with a misspelled section keyword and `{`, indented no deeper than the
  /// current section.
  private func isMisspeltSectionHead() -> Bool {
    guard self.startsLine(self.index), let section = self.braces.last,
      self.indentation(self.index) <= self.indentation(section)
    else { return false }
    return self.nearestSection(to: self.index) != nil
  }

  /// Returns whether a line has only the words of a section, perhaps with a `:`, and is indented no deeper
  /// than the current section.
  private func isBareSectionHead() -> Bool {
    guard self.startsLine(self.index), self.sectionKind(self.index) != nil,
      let section = self.braces.last, self.indentation(self.index) <= self.indentation(section)
    else { return false }
    let next = (self.facetName(after: self.index) ?? self.index) + 1
    return self.tokens[next].kind == .colon ? self.isColonOfSection(next) : self.startsLine(next)
  }

  /// Returns whether a `:` separates a section's keyword and its members, rather than a name and a type.
  func isColonOfSection(_ colon: Int) -> Bool {
    let next = colon + 1
    return self.startsLine(next) || self.tokens[next].kind == .leftBrace || self.looksLikeMember(next)
      || self.braceAfterConformances(colon) != nil
  }

  /// Returns the `{` of `outputs: Base, Other {`; `nil` if anything else follows the colon.
  private func braceAfterConformances(_ colon: Int) -> Int? {
    guard self.tokens[colon].kind == .colon, self.isFollowedByName(colon) else { return nil }
    let brace = self.tokens[(colon + 1)...].firstIndex { ![.identifier, .dot, .comma].contains($0.kind) }
    return brace.flatMap { self.tokens[$0].kind == .leftBrace && !self.startsLine($0) ? $0 : nil }
  }

  func nearestSection(to index: Int) -> SectionKind? {
    let words = SectionKind.allCases.lazy.map(\.rawValue)
    return nearestWord(to: self.text(index).description, among: words).flatMap(SectionKind.init)
  }

  /// Reads the `{` after the head of a section or a view model. If it is missing, reports that and returns
  /// `nil`; the block is still read.
  mutating func parseOpeningBrace(after last: Int) -> Int? {
    if self.token.kind == .colon || self.token.kind == .equal, self.kind(after: 1) == .leftBrace {
      self.reportExpected("'{'", not: self.index, fix: self.removal(of: self.index))
      self.advance()
    } else if let brace = self.braceAfterConformances(self.index) {
      let range = self.token.range.lowerBound..<self.tokens[brace].range.lowerBound
      self.report(.conformingSection, range, fix: Fix(Edit(range, " ")))
      self.index = brace
    }
    let isWrong = self.isWrongBracket(self.index)
    if isWrong { self.reportExpected("'{'", not: self.index, fix: Fix(Edit(self.token.range, "{"))) }
    if isWrong || self.token.kind == .leftBrace {
      self.advance()
      return self.index - 1
    }
    let hasColon = self.token.kind == .colon
    let place = hasColon ? self.token.range : self.placeBefore(self.index)
    if hasColon { self.advance() }
    let message = ParserMessage.missingBrace(after: self.file.text(self.tokens[last].range))
    self.report(message, place, fix: Fix(Edit(place, " {")))
    return nil
  }

  /// If both braces are missing, adds the closing one to the fix of the reported error.
  mutating func addClosingBrace(to finding: Int) {
    guard finding < self.findings.count else { return }
    let diagnostic = self.findings[finding].diagnostic
    guard diagnostic.identifier == .missingBrace, let edit = diagnostic.fix?.edits.first else { return }
    let end = self.placeBefore(self.index)
    self.findings[finding].diagnostic.fix =
      end == edit.range ? Fix(Edit(end, " {}")) : Fix(edit, Edit(end, " }"))
  }

  /// Reads the `}` of a section or a view model. If it is missing, one error covers all braces that end here.
  ///
  /// - Parameter keyword: The keyword of a section. Without a `{`, it does not take a `}` that is indented
  ///   less.
  mutating func parseClosingBrace(of leftBrace: Int?, within keyword: Int? = nil) -> Int? {
    defer { self.braces.removeLast() }
    let isOutside =
      leftBrace == nil && keyword.map { self.indentation(self.index) < self.indentation($0) } ?? false
    if self.token.kind == .rightBrace, !isOutside {
      self.advance()
      return self.index - 1
    }
    if leftBrace == nil {
      // The missing opening brace has been reported.
    } else if self.token.kind == .endOfFile {
      self.reportEndOfFile(inside: [])
    } else if !self.hasReportedClosing {
      self.reportClosing()
    }
    return nil
  }

  mutating func isViewModelHeadAfterAttributes() -> Bool {
    let start = self.index
    let mark = self.findings.count
    let isHead = self.parseAttributes() != nil && self.isViewModelHead(self.index)
    self.index = start
    self.depth = 0
    self.findings.removeSubrange(mark...)
    return isHead
  }

  /// Reports braces that are closed by the head of another section or view model.
  private mutating func reportClosing() {
    let isViewModel = self.token.kind == .at || self.isViewModelHead(self.index)
    self.hasReportedClosing = isViewModel
    let closed = isViewModel ? self.braces : self.braces.suffix(1)
    let notes = closed.reversed().map {
      Note("opened here", at: SourceRange(self.file, self.tokens[$0].range))
    }
    self.report(.unclosedBracket("}"), self.placeBefore(self.index), notes: notes)
  }
}
