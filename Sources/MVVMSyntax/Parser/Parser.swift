import MVVMSource

/// Parses a spec. There is always a value, whatever the text. The diagnostics are sorted by place.
public func parse(_ file: SourceFile) -> Diagnosed<SpecSyntax> {
  withParser(of: file) { parser, tokens in
    parser.nodes.members.reserveCapacity(tokens.count / 8)
    parser.nodes.parameters.reserveCapacity(tokens.count / 16)
    parser.nodes.parts.reserveCapacity(tokens.count / 16)
    let items = parser.parseItems()
    return Diagnosed(
      SpecSyntax(file, tokens: tokens, items: items, nodes: parser.nodes),
      parser.diagnostics()
    ).inOrder()
  }
}

/// Parses a type on its own, without a spec around it. Returns `nil` if the text is not a type.
public func parseType(_ text: Text) -> (tree: SpecSyntax, type: TypeSyntax)? {
  let file = SourceFile(path: "", bytes: Array(text.bytes))
  return withParser(of: file) { parser, tokens in
    // No line comes before the type, so line ends are ignored.
    parser.isInHead = true
    guard parser.lexical.isEmpty, let type = parser.parseType(), parser.token.kind == .endOfFile,
      parser.findings.isEmpty
    else { return nil }
    return (SpecSyntax(file, tokens: tokens, items: [], nodes: parser.nodes), type)
  }
}

/// Calls a function with a parser at the start of a file, and with the tokens of the file.
func withParser<Result>(of file: SourceFile, _ read: (inout Parser, [Token]) -> Result) -> Result {
  let lexed = lex(file)
  let tokens = lexed.value ?? []
  return tokens.withUnsafeBufferPointer { tokenBuffer in
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(file: file, bytes: bytes, tokens: tokenBuffer, lexical: lexed.diagnostics)
      parser.hasReportedEnd = parser.lexical.contains { reachesEnd($0, bytes) }
      return read(&parser, tokens)
    }
  }
}

/// A cursor over the tokens, with the nodes and the errors found so far.
///
/// A function that reads a node returns `nil` after it has reported why it could not; the function that reads
/// the member then recovers. `index` never passes the end of the file.
struct Parser {
  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  var index = 0
  var nodes = Nodes()
  /// The first token of the declaration that is being read.
  var declarationStart = 0
  /// The number of open brackets around the cursor within the current declaration. Line ends count only at 0.
  var depth = 0
  /// The nesting of types without brackets at the cursor, such as the result of a function type.
  var level = 0
  /// The number of suffixes such as `?` after the first of a type, as in `T??`, in the whole declaration.
  /// Brackets and suffixes inside one another would make a deeper tree than either alone.
  var repeatedMarks = 0
  /// Whether line ends are ignored, as in the head of a view model.
  var isInHead = false
  var findings: [Finding] = []
  /// The diagnostics of the lexer.
  var lexical: [Diagnostic]
  /// The open braces of the view model and the section around the cursor.
  var braces: [Int] = []
  /// The `}` of each `{` in the file; `nil` until it is needed.
  var closingBraces: [Int: Int]?
  /// Whether anything open at the end of the file has been reported.
  var hasReportedEnd = false
  /// The last import, to move late imports after it, and the first token of the first view model.
  var lastImport: TokenRange?
  var firstViewModel: Int?
  /// The name whose type is being read, for messages.
  var owner: Int?
  /// The token after an attribute. A line break before it does not count.
  var lineAfterAttribute = -1
  /// Whether braces that are closed by the head of another view model have been reported.
  var hasReportedClosing = false
  /// Whether a generic clause of the declaration has been reported.
  var hasReportedGeneric = false
  /// Whether the text is that of an interpolation, whose strings only the compiler checks.
  var isInInterpolation = false
  /// The names suggested for the unnamed parameters of the declaration.
  var unnamedParameters: [String] = []
  /// The open brackets of the current expression. Kept here so that its memory is reused.
  var expressionBrackets: [Int] = []
}

/// A diagnostic of the parser, and whether it was found inside a bracket.
struct Finding {
  var diagnostic: Diagnostic
  let isInner: Bool
}

/// Returns whether a diagnostic is about an unclosed comment or string, which hides all brackets after it.
private func reachesEnd(_ diagnostic: Diagnostic, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let range = diagnostic.place.range else { return false }
  switch diagnostic.identifier {
  case .unterminatedComment: return true
  case .unterminatedString: return bytes[range].suffix(3).elementsEqual([Byte.quote, Byte.quote, Byte.quote])
  default: return false
  }
}

extension Token {
  /// Whether a line that begins with this token continues the member before it.
  var continuesLine: Bool { self.kind == .arrow || self.kind == .ampersand || self.kind == .equal }
}

// The cursor.
extension Parser {
  var token: Token { @inline(__always) get { self.tokens[self.index] } }

  /// The kind of the current token, or `endOfFile` if the declaration ended with the previous line.
  var kind: Token.Kind {
    @inline(__always) get {
      let token = self.tokens[self.index]
      guard token.flags.startsLine, self.endsLine(self.index) else { return token.kind }
      return .endOfFile
    }
  }

  /// Returns the kind of the token at a distance, or `endOfFile` if it is on another line.
  @inline(__always)
  func kind(after distance: Int) -> Token.Kind {
    let index = self.index + distance
    guard index < self.tokens.count else { return .endOfFile }
    let token = self.tokens[index]
    guard token.flags.startsLine, self.endsLine(index) else { return token.kind }
    return .endOfFile
  }

  /// Returns whether the declaration ends before a token that starts a line.
  @inline(__always)
  private func endsLine(_ index: Int) -> Bool {
    guard self.depth == 0, !self.isInHead, index != self.lineAfterAttribute else { return false }
    if self.tokens[index].continuesLine { return false }
    guard index > 0 else { return true }
    let last = self.tokens[index - 1].kind
    return last != .arrow && last != .ampersand
  }

  @inline(__always)
  mutating func advance() {
    if self.index < self.tokens.count - 1 { self.index += 1 }
  }

  @inline(__always)
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    self.advance()
    return true
  }

  mutating func takeWord(_ word: Word) -> Bool { self.isWord(self.index, word) && self.take(.identifier) }

  /// Returns whether a token is a given word, not in backticks.
  @inline(__always)
  func isWord(_ index: Int, _ word: Word) -> Bool {
    self.tokens[index].word == word
  }

  /// Returns a name without its backticks, or the text of any other token.
  func text(_ index: Int) -> Text { self.file.text(self.tokens[index].textRange) }

  func range(_ tokens: TokenRange) -> Range<Int> {
    self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// Returns the empty range just after the token before `index`.
  func placeBefore(_ index: Int) -> Range<Int> {
    let end = index > 0 ? self.tokens[index - 1].range.upperBound : 0
    return end..<end
  }
}

// Reporting.
extension Parser {
  /// Reports a mistake. Like all functions that report, returns `false`, for callers to return if nothing
  /// more can be read.
  @discardableResult
  mutating func report(_ message: ParserMessage, _ range: Range<Int>, notes: [Note] = [], fix: Fix? = nil)
    -> Bool
  {
    let place = SourceRange(self.file, range)
    let diagnostic = Diagnostic(message.identifier, message.text, at: place, notes: notes, fix: fix)
    self.findings.append(Finding(diagnostic: diagnostic, isInner: self.depth > 0))
    return false
  }

  @discardableResult
  mutating func report(_ message: ParserMessage, token index: Int, fix: Fix? = nil) -> Bool {
    self.report(message, self.tokens[index].range, fix: fix)
  }

  /// Reports a mistake. Always returns `nil`, for callers to return.
  mutating func failed<Node>(_ message: ParserMessage, _ range: Range<Int>) -> Node? {
    self.report(message, range)
    return nil
  }

  /// Reports that something other than the current token was expected. Always returns `nil`, for callers to
  /// return.
  mutating func expected<Node>(_ what: String) -> Node? {
    self.reportExpected(what)
    return nil
  }

  /// Reports that something other than the current token was expected.
  @discardableResult
  mutating func reportExpected(_ what: String) -> Bool {
    guard self.kind == .endOfFile else { return self.reportExpected(what, not: self.index) }
    let end = self.token.kind == .endOfFile ? "the end of the file" : "the end of the line"
    return self.report(.unexpectedEnd(what, end), self.placeBefore(self.index))
  }

  @discardableResult
  mutating func reportExpected(_ what: String, not token: Int, fix: Fix? = nil) -> Bool {
    let text = self.file.text(self.tokens[token].range)
    return self.report(.unexpectedText(what, not: text), token: token, fix: fix)
  }

  /// Reports that a name was expected instead of the current token.
  @discardableResult
  mutating func reportInvalidName() -> Bool {
    self.report(.invalidName(self.file.text(self.token.range)), token: self.index)
  }

  /// Returns whether a diagnostic is about something missing at the end of the file, which has been reported
  /// as a whole.
  private func isAtEnd(_ diagnostic: Diagnostic) -> Bool {
    guard let range = diagnostic.place.range else { return false }
    let end = self.placeBefore(self.tokens.count - 1).lowerBound
    return range.isEmpty && range.lowerBound >= end
  }

  func diagnostics() -> [Diagnostic] {
    self.lexical + self.findings.map(\.diagnostic).filter { !self.hasReportedEnd || !self.isAtEnd($0) }
  }
}
