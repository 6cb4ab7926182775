import MVVMSource

/// The attributes and words before `viewmodel` or `import`.
struct Head {
  let start: Int
  /// A range of `Nodes.attributes`.
  var attributes = 0..<0
  var access: Int?
  /// Words that are not allowed there. They are reported once it is known what follows them.
  var others: [Int] = []
}

extension Parser {
  mutating func parseItems() -> [FileItem] {
    var items: [FileItem] = []
    while self.token.kind != .endOfFile { items.append(self.parseItem()) }
    return items
  }

  private mutating func parseItem() -> FileItem {
    self.startDeclaration()
    self.hasReportedClosing = false
    let mark = self.findings.count
    var head = Head(start: self.index)
    switch self.token.kind {
    case .at, .identifier:
      guard let attributes = self.parseAttributes() else {
        return .unexpected(self.skipItem(from: head.start, mark: mark))
      }
      head.attributes = attributes
      self.readHeadWords(&head)
      return self.parseDeclaration(head, mark: mark)
    case .rightBrace, .rightParenthesis, .rightBracket:
      self.reportUnmatched()
      return .unexpected(head.start..<self.index)
    default:
      self.reportExpected("'import' or 'viewmodel'")
      return .unexpected(self.skipItem(from: head.start, mark: mark))
    }
  }

  private mutating func parseDeclaration(_ head: Head, mark: Int) -> FileItem {
    if self.isWord(self.index, .import) { return self.parseImport(head, mark: mark) }
    if self.isWord(self.index, .viewmodel) || self.isMisspeltViewModel() {
      self.firstViewModel = self.firstViewModel ?? head.start
      return .viewModel(self.parseViewModel(head, mark: mark))
    }
    if self.isSwiftType(self.index) || self.isSwiftMember(self.index) {
      self.report(.swiftDeclaration(self.text(self.index)), token: self.index)
      return .unexpected(self.skipSwiftDeclaration(from: head.start, mark: mark))
    }
    self.index = head.others.first ?? head.access ?? self.index
    self.startDeclaration()
    self.reportExpected("'import' or 'viewmodel'")
    return .unexpected(self.skipItem(from: head.start, mark: mark))
  }

  mutating func reportUnmatched() {
    self.report(.unmatchedBracket(self.file.text(self.token.range)), token: self.index)
    self.advance()
  }

  /// Skips text that is not a view model, an import or a section, and returns its tokens.
  mutating func skipItem(from start: Int, mark: Int) -> TokenRange {
    if self.token.kind != .leftBrace || !self.skipBlock() { self.recover(from: start, mark: mark) }
    let tokens = start..<self.index
    _ = self.collapseErrors(tokens, mark: mark)
    return tokens
  }

  /// Reads `public` and words that people write instead, as long as another word follows on the line.
  private mutating func readHeadWords(_ head: inout Head) {
    while self.token.kind == .identifier, !self.startsDeclaration(self.index) {
      guard self.isFollowedByName(self.index) else { return }
      if self.isAccess(self.index), head.access == nil {
        head.access = self.index
      } else if self.isSwiftModifier(self.index) || self.startsDeclaration(self.index + 1) {
        head.others.append(self.index)
      } else {
        return
      }
      self.advance()
    }
  }

  func startsDeclaration(_ index: Int) -> Bool {
    self.isWord(index, .viewmodel) || self.isWord(index, .import)
  }

  mutating func reportHeadWords(_ head: Head, on thing: String) {
    for word in head.others {
      if let access = head.access, self.isAccess(word) {
        let message = ParserMessage.duplicateModifier(self.text(access), self.text(word), what: "access")
        self.report(message, token: word, fix: self.removal(of: word))
      } else {
        self.reportUnknownModifier(word..<word + 1, on: thing)
      }
    }
  }
}

// Imports.
extension Parser {
  private mutating func parseImport(_ head: Head, mark: Int) -> FileItem {
    self.reportHeadWords(head, on: "an import")
    self.advance()
    var kind: Int?
    if self.isImportKind(self.index), self.kind == .identifier, self.kind(after: 1) == .identifier {
      kind = self.index
      self.advance()
    }
    let start = self.index
    let hasPath = self.readPath(ofDeclaration: kind != nil)
    let path = start..<(hasPath ? self.index : start)
    let isComplete = hasPath && self.endImport()
    if !isComplete {
      self.recover(from: head.start, mark: mark)
    } else if let viewModel = self.firstViewModel {
      self.reportLateImport(head.start..<self.index, after: viewModel)
    }
    let tokens = head.start..<self.index
    self.lastImport = tokens
    if self.token.kind == .semicolon, isComplete { self.advance() }
    _ = self.collapseErrors(tokens, mark: mark)
    return .importDeclaration(
      ImportSyntax(
        tokens: head.start..<self.index,
        attributes: head.attributes,
        access: head.access,
        kind: kind,
        path: path
      )
    )
  }

  /// - Parameter ofDeclaration: Whether the last component is a declaration in the module.
  private mutating func readPath(ofDeclaration: Bool) -> Bool {
    let start = self.index
    guard self.kind == .identifier else {
      return self.report(.missingName(of: "a module"), self.placeBefore(start))
    }
    repeat { guard self.readPathPart() else { return false } } while self.take(.dot)
    guard ofDeclaration, self.index == start + 1 else { return true }
    return self.report(.missingDeclaration(of: self.text(start)), self.placeBefore(self.index))
  }

  private mutating func readPathPart() -> Bool {
    guard self.kind == .identifier else { return self.reportExpected("a name") }
    guard !self.isReserved(self.index), !self.isOne(self.index, of: [.anyType, .selfType]) else {
      return self.report(.reservedWord(self.text(self.index)), token: self.index)
    }
    guard self.isName(self.index), self.isPlainName(self.index) else { return self.reportInvalidName() }
    self.advance()
    return true
  }

  private mutating func endImport() -> Bool {
    self.kind == .endOfFile || self.kind == .semicolon || self.reportExpected("the end of the line")
  }

  private mutating func reportLateImport(_ tokens: TokenRange, after viewModel: Int) {
    let range = self.range(tokens)
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > 0, isBlank(self.bytes[lower - 1]) { lower -= 1 }
    if upper < self.bytes.count, isLineEnd(self.bytes[upper]) {
      upper += self.bytes[upper...].starts(with: [Byte.carriageReturn, Byte.lineFeed]) ? 2 : 1
    }
    let text = self.file.string(range)
    let insertion: Edit
    if let last = self.lastImport, last.upperBound <= viewModel {
      let end = self.range(last).upperBound
      insertion = Edit(end..<end, "\n\(text)")
    } else {
      let start = self.startOfDocumentation(viewModel)
      insertion = Edit(start..<start, "\(text)\n\n")
    }
    self.report(.importAfterViewModel, range, fix: Fix(insertion, Edit(lower..<upper, "")))
  }

  /// Returns the offset where the documentation before a declaration begins, or else the declaration itself.
  private func startOfDocumentation(_ token: Int) -> Int {
    let start = self.tokens[token].range.lowerBound
    let gap = self.placeBefore(token).upperBound..<start
    var comments = CommentScanner(self.bytes, in: gap, startsLine: token == 0)
    return comments.nextDocumentation()?.lowerBound ?? start
  }
}
