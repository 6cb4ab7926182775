import MVVMSource

/// What has been read of a file so far, to move imports that come too late.
struct FileProgress {
  var lastImport: TokenRange?
  var firstViewModel: Int?
}

/// The attributes and words before `viewmodel` or `import`.
struct Head {
  let start: Int
  /// A range of `Nodes.attributes`.
  var attributes = 0..<0
  var access: Int?
  /// Words that are not allowed there. They are reported once it is known what they precede.
  var others: [Int] = []
}

extension Parser {
  mutating func parseItems() -> [FileItem] {
    var items: [FileItem] = []
    var progress = FileProgress()
    while self.token.kind != .endOfFile {
      items.append(self.parseItem(&progress))
    }
    return items
  }

  private mutating func parseItem(_ progress: inout FileProgress) -> FileItem {
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
      return self.parseDeclaration(head, mark: mark, &progress)
    case .rightBrace, .rightParenthesis, .rightBracket:
      self.reportUnmatched()
      return .unexpected(head.start..<self.index)
    default:
      self.reportExpected("'import' or 'viewmodel'")
      return .unexpected(self.skipItem(from: head.start, mark: mark))
    }
  }

  private mutating func parseDeclaration(_ head: Head, mark: Int, _ progress: inout FileProgress) -> FileItem
  {
    if self.isWord(self.index, .import) { return self.parseImport(head, mark: mark, &progress) }
    if self.isWord(self.index, .viewmodel) || self.isMisspeltViewModel() {
      progress.firstViewModel = progress.firstViewModel ?? head.start
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

  /// Skips what is neither a view model or import nor a section, and returns its tokens.
  mutating func skipItem(from start: Int, mark: Int) -> TokenRange {
    if self.token.kind != .leftBrace || !self.skipBlock() { self.recover(from: start, mark: mark) }
    let tokens = start..<self.index
    _ = self.collapseErrors(tokens, mark: mark)
    return tokens
  }

  /// Reads `public` and the words that people write in its place, as long as another word follows on the line.
  private mutating func readHeadWords(_ head: inout Head) {
    while self.token.kind == .identifier, !self.isWord(self.index, .viewmodel),
      !self.isWord(self.index, .import)
    {
      let next = self.tokens[self.index + 1]
      guard next.kind == .identifier, !next.flags.contains(.startsLine) else { return }
      if self.isAccess(self.index), head.access == nil {
        head.access = self.index
      } else if self.isAccess(self.index) || self.isSwiftModifier(self.index)
        || self.startsDeclaration(self.index + 1)
      {
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
        let message = Message.duplicateModifier(self.text(access), self.text(word), what: "access")
        self.report(message, token: word, fix: self.removal(of: word))
      } else {
        self.reportUnknownModifier(word..<word + 1, on: thing)
      }
    }
  }
}

// Imports.
extension Parser {
  private mutating func parseImport(_ head: Head, mark: Int, _ progress: inout FileProgress) -> FileItem {
    self.reportHeadWords(head, on: "an import")
    self.advance()
    var kind: Int?
    if self.isImportKind(self.index), self.kind == .identifier, self.kind(after: 1) == .identifier {
      kind = self.index
      self.advance()
    }
    let path = self.parsePath(ofDeclaration: kind != nil)
    let isComplete = !path.isEmpty && self.endImport()
    if !isComplete {
      self.recover(from: head.start, mark: mark)
    } else if progress.firstViewModel != nil {
      self.reportLateImport(head.start..<self.index, progress)
    }
    let tokens = head.start..<self.index
    progress.lastImport = tokens
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
  private mutating func parsePath(ofDeclaration: Bool) -> TokenRange {
    let start = self.index
    guard self.kind == .identifier else {
      self.report(.missingName(of: "a module"), self.placeBefore(start))
      return start..<start
    }
    guard self.parsePathPart() else { return start..<start }
    while self.kind == .dot {
      self.advance()
      guard self.parsePathPart() else { return start..<start }
    }
    guard !ofDeclaration || self.index > start + 1 else {
      self.report(.missingDeclaration(of: self.text(start)), self.placeBefore(self.index))
      return start..<start
    }
    return start..<self.index
  }

  private mutating func parsePathPart() -> Bool {
    guard self.kind == .identifier else {
      self.reportExpected("a name")
      return false
    }
    guard !self.isReserved(self.index), !self.isOne(self.index, of: [.anyType, .selfType]) else {
      self.report(.reservedWord(self.text(self.index)), token: self.index)
      return false
    }
    guard self.isName(self.index), self.isPlainName(self.index) else {
      self.report(.invalidName(self.file.text(self.token.range)), token: self.index)
      return false
    }
    self.advance()
    return true
  }

  private mutating func endImport() -> Bool {
    if self.kind == .endOfFile || self.kind == .semicolon { return true }
    self.reportExpected("the end of the line")
    return false
  }

  private mutating func reportLateImport(_ tokens: TokenRange, _ progress: FileProgress) {
    let range = self.range(tokens)
    var line = range
    while line.lowerBound > 0, isBlank(self.bytes[line.lowerBound - 1]) {
      line = line.lowerBound - 1..<line.upperBound
    }
    if line.upperBound < self.bytes.count, isLineEnd(self.bytes[line.upperBound]) {
      line = line.lowerBound..<line.upperBound + lengthOfLineEnd(self.bytes, at: line.upperBound)
    }
    let text = self.file.string(range)
    let insertion: Edit
    if let last = progress.lastImport, last.upperBound <= progress.firstViewModel ?? 0 {
      let end = self.range(last).upperBound
      insertion = Edit(end..<end, "\n\(text)")
    } else {
      let start = self.startOfDocumentation(progress.firstViewModel ?? 0)
      insertion = Edit(start..<start, "\(text)\n\n")
    }
    self.report(.importAfterViewModel, range, fix: Fix(insertion, Edit(line, "")))
  }

  /// Returns the offset where the documentation before a declaration begins, or else the declaration itself.
  private func startOfDocumentation(_ token: Int) -> Int {
    let start = self.tokens[token].range.lowerBound
    let lower = token > 0 ? self.tokens[token - 1].range.upperBound : 0
    var comments = CommentScanner(self.bytes, in: lower..<start, startsLine: token == 0)
    return comments.nextDocumentation()?.lowerBound ?? start
  }
}
