import MVVMSource

// Mistakes that do not stop the parser.

extension Parser {
  /// Reads the name of a member, valid or not.
  mutating func readName(_ member: inout MemberBuilder) -> Bool {
    let start = self.index
    let isNumber = self.token.kind == .number
    let isDollar = self.token.kind == .other && self.bytes[self.token.range.lowerBound] == Byte.dollar
    guard self.token.kind == .identifier || isNumber || isDollar else {
      switch self.token.kind {
      case .rightParenthesis, .rightBracket: return self.reportInBrackets("")
      default: return self.reportExpected(self.name(of: member.syntax.section))
      }
    }
    self.advance()
    while self.isAdjacent(self.index) { self.advance() }
    if self.index > start + 1 || isNumber || isDollar || !self.isName(start) || !self.isPlainName(start) {
      let range = self.range(start..<self.index)
      self.report(.invalidName(self.file.text(range)), range)
    }
    member.name = start
    return true
  }

  private func name(of section: SectionKind) -> String {
    switch section {
    case .dependencies: "a dependency"
    case .inputs: "an input"
    case .outputs, .errors: "an output"
    }
  }

  /// Returns whether a token directly continues a name in a way that is not allowed: `my-name`, `a.b`.
  @inline(__always)
  private func isAdjacent(_ index: Int) -> Bool {
    switch self.tokens[index].kind {
    case .identifier, .number, .dot, .other: !self.isGap(index)
    default: false
    }
  }

  /// Skips `<T>` after a name, or a `where` clause. It is reported once for each declaration.
  mutating func skipGenericClause(ofViewModel: Bool = false) {
    let start = self.index
    if self.kind == .less, let end = self.endOfGenericArguments(start) {
      self.index = end
    } else if self.kind == .identifier, self.isWord(start, .where), self.kind(after: 1) == .identifier {
      while !self.endsMember, self.kind != .leftBrace { self.advance() }
    }
    guard self.index > start else { return }
    let message: ParserMessage = ofViewModel ? .genericViewModel : .genericMember
    if !self.hasReportedGeneric { self.report(message, self.range(start..<self.index)) }
    self.hasReportedGeneric = true
  }

  /// Reads `async` after the parameters of an input, and reports `throws` before or after it.
  mutating func readAsync() -> Int? {
    let effect = self.takeAsync()
    self.skipEffects(on: "an input", because: "make failures an output or a reply", allowingAsync: true)
    return effect ?? self.takeAsync()
  }

  private mutating func takeAsync() -> Int? { self.takeWord(.async) ? self.index - 1 : nil }

  /// Skips and reports `async`, `throws` or `throws(E)` after the parameters of a member.
  mutating func skipEffects(on thing: String, because reason: String, allowingAsync: Bool = false) {
    let start = self.index
    while self.kind == .identifier, self.isEffect(self.index),
      !(allowingAsync && self.isWord(self.index, .async))
    {
      self.advance()
      if self.kind == .leftParenthesis, !self.skipBrackets() { return }
    }
    guard self.index > start else { return }
    let range = self.range(start..<self.index)
    self.report(.effectNotAllowed(self.file.text(range), on: thing, because: reason), range)
  }

  /// Reports a stream that is written as a call, such as `event goBack()`, at its parentheses.
  mutating func reportCalledStream(kind: Int?, name: Int, parameters: [ParameterSyntax], at bracket: Int) {
    let range = self.range(bracket..<self.index)
    let elements = parameters.map { "\(self.text($0.name)): \(self.file.text(self.range($0.type.tokens)))" }
    let type: String
    switch parameters.count {
    case 0: type = "Void"
    case 1: type = self.file.string(self.range(parameters[0].type.tokens))
    default: type = "(\(elements.joined(separator: ", ")))"
    }
    let message = ParserMessage.calledStream(kind.map { self.text($0) }, self.text(name), type: type)
    self.report(message, range, fix: Fix(Edit(range, ": \(type)")))
  }

  /// Skips `->`. Also skips `:` and `=>` in its place, and reports them.
  mutating func takeArrow() -> Bool {
    let isFat = self.kind == .equal && self.kind(after: 1) == .greater && !self.isGap(self.index + 1)
    guard self.kind == .colon || isFat else { return self.take(.arrow) }
    let range = self.range(self.index..<self.index + (isFat ? 2 : 1))
    let arrow = self.isGap(self.index) ? "->" : " ->"
    self.report(.unexpectedText("'->'", not: self.file.text(range)), range, fix: Fix(Edit(range, arrow)))
    self.advance()
    if isFat { self.advance() }
    return true
  }

  /// Skips and reports any `[]` after an element type, as arrays are written in other languages.
  mutating func skipArrayBrackets(from start: Int) {
    let bracket = self.index
    while self.kind == .leftBracket, self.kind(after: 1) == .rightBracket {
      self.advance()
      self.advance()
    }
    guard self.index > bracket else { return }
    let count = (self.index - bracket) / 2
    let element = self.range(start..<bracket)
    let brackets = self.range(bracket..<self.index)
    let edits = [
      Edit(element.lowerBound..<element.lowerBound, String(repeating: "[", count: count)),
      Edit(brackets, String(repeating: "]", count: count)),
    ]
    self.report(.arrayBrackets(self.file.text(element)), brackets, fix: Fix(edits))
  }

  /// Reports each `@escaping` among attributes.
  mutating func reportEscaping(in prefix: TokenRange) {
    for index in prefix where self.tokens[index].kind == .at && self.isWord(index + 1, .escaping) {
      let range = self.range(index..<index + 2)
      let next = self.tokens[index + 2].range.lowerBound
      self.report(.escaping, range, fix: Fix(Edit(range.lowerBound..<next, "")))
    }
  }

  /// Reports each `@escaping` in a tuple, whose elements are not parameters, or in the tuple of an optional.
  mutating func reportEscaping(ofElements type: TypeSyntax) {
    var tuple = type
    while tuple.kind == .optional || tuple.kind == .implicitlyUnwrapped {
      tuple = self.nodes.parts[tuple.parts.lowerBound].type
    }
    guard tuple.kind == .tuple else { return }
    for part in tuple.parts {
      let type = self.nodes.parts[part].type
      guard type.kind == .attributed else { continue }
      let inner = self.nodes.parts[type.parts.lowerBound].type
      self.reportEscaping(in: type.tokens.lowerBound..<inner.tokens.lowerBound)
    }
  }

  /// Returns whether the next word is a misspelled `viewmodel`, such as `viewModel` or `view_model`, before a
  /// name and `{` or `:`.
  func isMisspeltViewModel() -> Bool {
    guard self.token.kind == .identifier, self.tokens[self.index + 1].kind == .identifier else {
      return false
    }
    let next = self.tokens[self.index + 2].kind
    guard next == .leftBrace || next == .colon else { return false }
    if self.isSwiftType(self.index) { return self.holdsSection() }
    return nearestWord(to: self.text(self.index).description, among: CollectionOfOne("viewmodel")) != nil
  }

  mutating func reportMisspeltViewModel() {
    guard !self.isWord(self.index, .viewmodel) else { return }
    let fix = Fix(Edit(self.token.range, "viewmodel"))
    let word = self.text(self.index)
    let message: ParserMessage =
      self.isSwiftType(self.index) ? .swiftDeclaration(word) : .unexpectedText("'viewmodel'", not: word)
    self.report(message, token: self.index, fix: fix)
  }

  /// Returns whether the first brace on the line also opens a section, so that `class X {` means `viewmodel X
  /// {`.
  private func holdsSection() -> Bool {
    let line = self.tokens[(self.index + 1)...].prefix { !$0.flags.startsLine }
    return line.firstIndex { $0.kind == .leftBrace }.map { self.isSectionHead($0 + 1) } ?? false
  }
}
