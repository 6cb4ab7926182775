import MVVMSource

// Mistakes of people who know Swift but not yet specs.

/// Words of Swift before a member's name, and all edits that turn the member into one of a spec.
struct SwiftPrefix {
  let first: Int
  /// The token of `func`, `var` or `let`; `nil` if there are only modifiers.
  var keyword: Int?
  var edits: [Edit] = []
}

extension Parser {
  /// Reads the words before a member's name: a modifier or a label, and words that do not belong in a spec.
  mutating func readWords(_ member: inout MemberBuilder) -> Bool {
    while self.token.kind == .identifier, self.isFollowedByName(self.index) {
      if self.isSwiftMember(self.index) {
        member.swiftWords = SwiftPrefix(first: member.swiftWords?.first ?? self.index, keyword: self.index)
      } else if member.syntax.section == .dependencies {
        guard self.readDependencyWord(&member) else { return true }
      } else if self.isModifier(self.index, of: member.syntax.section) {
        self.readModifier(&member)
      } else if self.isSwiftType(self.index) {
        self.report(.swiftDeclaration(self.text(self.index)), token: self.index)
        _ = self.skipSwiftDeclaration(from: member.start, mark: self.findings.count)
        return false
      } else if self.isSwiftModifier(self.index) {
        member.swiftWords = member.swiftWords ?? SwiftPrefix(first: self.index)
      } else {
        guard self.looksLikeMember(self.index) else { return true }
        self.reportUnknownKind(of: &member)
      }
      self.advance()
    }
    return true
  }

  /// Returns whether a token is followed by a word on the same line.
  func isFollowedByName(_ index: Int) -> Bool {
    self.tokens[index + 1].kind == .identifier && !self.startsLine(index + 1)
  }

  private mutating func readModifier(_ member: inout MemberBuilder) {
    if OutputKind(self.token.word)?.traits.isSettable == true { member.syntax.isBinding = true }
    guard let first = member.syntax.modifier else { return member.syntax.modifier = self.index }
    let what = member.syntax.section == .inputs ? "word" : "kind"
    let message = ParserMessage.duplicateModifier(self.text(first), self.text(self.index), what: what)
    self.report(message, token: self.index, fix: self.removal(of: self.index))
  }

  /// Reads a word before a dependency's name, and returns whether there was one. A label comes before a name
  /// and `:`. `open` may also be a label, as in `open url: URL`.
  private mutating func readDependencyWord(_ member: inout MemberBuilder) -> Bool {
    let isModifier = self.isSwiftModifier(self.index) && !self.isWord(self.index, .open)
    if isModifier || self.isWord(self.index, .state) {
      member.swiftWords = member.swiftWords ?? SwiftPrefix(first: self.index)
      return true
    }
    let isBeforeName =
      self.tokens[self.index + 2].kind == .colon
      || self.kind(after: 2) == .endOfFile && !self.looksLikeType(self.index + 1)
    guard isBeforeName, member.syntax.label == nil else { return false }
    if !self.isPlainName(self.index) { self.reportInvalidName() }
    member.syntax.label = self.index
    return true
  }

  private mutating func reportUnknownKind(of member: inout MemberBuilder) {
    let (word, section) = (self.text(self.index), member.syntax.section)
    let allowed = (section == .inputs ? section : .outputs).modifiers
    let known = section == .inputs ? nil : OutputKind.named(word)?.rawValue
    let meant = known ?? nearestWord(to: word.description, among: allowed)
    if meant.flatMap(OutputKind.init)?.traits.isSettable == true { member.syntax.isBinding = true }
    let quoted = allowed.map { "'\($0)'" }
    let help = "there are \(quoted.dropLast().joined(separator: ", ")) and \(quoted[quoted.count - 1])"
    let fix = meant.map { Fix(Edit(self.token.range, $0)) } ?? self.removal(of: self.index)
    self.report(.unknownKind(word, meant: meant, allowed: help), token: self.index, fix: fix)
  }

  /// Returns a fix that removes a word and the blanks after it.
  func removal(of index: Int) -> Fix {
    Fix(Edit(self.tokens[index].range.lowerBound..<self.tokens[index + 1].range.lowerBound, ""))
  }

  /// Reports the words of Swift before a member and the rest of its declaration as one mistake.
  mutating func reportSwiftWords(_ member: MemberBuilder) {
    guard let words = member.swiftWords else { return }
    guard let keyword = words.keyword, let name = member.name else {
      return self.reportUnknownModifier(words.first..<words.first + 1, on: "a member")
    }
    let start = self.tokens[words.first].range.lowerBound
    let edits = [Edit(start..<self.tokens[keyword + 1].range.lowerBound, "")] + words.edits
    let isUnderstood = name > keyword
    let hasBody = words.edits.contains { $0.replacement.isEmpty }
    let mayBeStream = self.mayBeStream(member)
    let message = ParserMessage.swiftDeclaration(
      self.text(keyword),
      hasBody: hasBody,
      mayBeStream: mayBeStream
    )
    self.report(message, token: keyword, fix: isUnderstood ? Fix(edits) : nil)
  }

  /// Returns whether the type of a member may be a stream, as in the generated `let rows: Observable<[Row]>`.
  /// Only the styles know which types are streams.
  private func mayBeStream(_ member: MemberBuilder) -> Bool {
    let isOutput = member.syntax.section == .outputs || member.syntax.section == .errors
    return isOutput && member.syntax.parameters == nil
      && member.syntax.type.map { $0.kind == .name && !$0.parts.isEmpty } ?? false
  }

  mutating func reportUnknownModifier(_ words: TokenRange, on thing: String) {
    let range = self.range(words)
    let word = self.file.text(range)
    let meant = nearestWord(to: word.description, among: ["public", "package", "internal"])
    let reason: String
    var fix = Fix(Edit(range.lowerBound..<self.tokens[words.upperBound].range.lowerBound, ""))
    switch (thing, word.description) {
    case ("a view model", "open"), ("a view model", "final"): reason = "the generated class is final"
    case ("a view model", "private"), ("a view model", "fileprivate"):
      reason = "the view must have access to it"
    case ("a view model", _), ("an import", _):
      reason = meant.map(suggestion) ?? "it takes 'public', 'package' or 'internal'"
      if let meant { fix = Fix(Edit(range, meant)) }
    case (_, "public"), (_, "package"), (_, "internal"): reason = "only a view model has an access level"
    default: reason = "remove it"
    }
    self.report(.unknownModifier(word, on: thing, because: reason), range, fix: fix)
  }
}

extension Parser {
  /// Skips a declaration that is not allowed in specs, to the end of its body, if it has one, or of its line.
  mutating func skipSwiftDeclaration(from start: Int, mark: Int) -> TokenRange {
    self.advance()
    while self.token.kind != .endOfFile {
      if self.token.kind == .leftBrace {
        if !self.skipBlock() { self.recover(from: start, mark: mark) }
        break
      }
      if self.startsLine(self.index) || self.token.kind == .rightBrace { break }
      self.advance()
    }
    let tokens = start..<self.index
    _ = self.collapseErrors(tokens, mark: mark)
    return tokens
  }

  /// Skips a `{…}` that is not part of a spec, whatever it contains. Returns `false` if it is not closed.
  mutating func skipBlock() -> Bool {
    guard let end = self.closingBrace(of: self.index) else { return false }
    self.index = end + 1
    return true
  }

  /// Skips and reports a body after a member, such as `{ get }`.
  mutating func skipBody(_ member: inout MemberBuilder) -> Bool {
    let brace = self.index
    guard self.skipBrackets() else { return false }
    self.report(.unexpectedBody, self.tokens[brace].range, edits: [self.removalOfBlock(brace)], of: &member)
    return true
  }

  private func removalOfBlock(_ brace: Int) -> Edit {
    Edit(self.placeBefore(brace).lowerBound..<self.tokens[self.index - 1].range.upperBound, "")
  }

  /// Skips a `{…}` without a name in a section. It is the body of the member before it, if there is one.
  mutating func skipNamelessBlock(followsMember: Bool) -> TokenRange {
    self.startDeclaration()
    let start = self.index
    let mark = self.findings.count
    let isClosed = self.skipBlock()
    if isClosed, followsMember {
      self.report(.unexpectedBody, token: start, fix: Fix(self.removalOfBlock(start)))
    } else {
      self.reportExpected("a member", not: start)
    }
    if !isClosed { self.recover(from: start, mark: mark) }
    _ = self.collapseErrors(start..<self.index, mark: mark)
    return start..<self.index
  }

  /// Reads an input without parentheses: `tapped`, or `text: String` instead of `text(value: String)`.
  mutating func readInputWithoutParentheses(_ member: inout MemberBuilder) -> Bool {
    guard let name = member.name else { return false }
    let place = self.placeBefore(self.index)
    switch self.kind {
    case .colon:
      self.advance()
      let start = self.tokens[self.index].range.lowerBound
      guard let type = self.parseType() else { return false }
      let text = self.file.text(self.range(type.tokens))
      if self.take(.equal) { guard self.parseValue() != nil else { return false } }
      let end = self.tokens[self.index - 1].range.upperBound
      let edits = [Edit(place.lowerBound..<start, "(value: "), Edit(end..<end, ")")]
      let message = ParserMessage.inputWithoutParentheses(self.text(name), type: text)
      self.report(message, place, edits: edits, of: &member)
    case .endOfFile, .semicolon, .rightBrace, .leftBrace, .arrow,
      .identifier where self.isWord(self.index, .as) || self.isEffect(self.index):
      let message = ParserMessage.inputWithoutParentheses(self.text(name), type: "Type")
      self.report(message, place, edits: [Edit(place, "()")], of: &member)
    default: return self.reportExpected("'('")
    }
    return true
  }

  /// Reports a mistake in a member. If the member has words of Swift, the edits become part of their fix
  /// instead.
  private mutating func report(
    _ message: ParserMessage,
    _ place: Range<Int>,
    edits: [Edit],
    of member: inout MemberBuilder
  ) {
    if member.swiftWords?.keyword == nil {
      self.report(message, place, fix: Fix(edits))
    } else {
      member.swiftWords?.edits += edits
    }
  }
}
