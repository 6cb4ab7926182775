import MVVMSource
import MVVMSyntax

/// A place to complete a text. It is found from the tokens before it, since the text around it is rarely complete.
enum CompletionPlace: Equatable {
  case nothing
  /// After `///`, with the section around it, if any, and whether there is already a blank.
  case documentation(SectionKind?, hasBlank: Bool)
  case top
  case module
  /// In a view model, with the sections that it already has, before or after the place.
  case sections(taken: [SectionKind])
  /// At the start of a member.
  case member(SectionKind)
  case attribute
  case afterParameters, afterAsync
  /// At the name of an input for the logic.
  case logicName
  case type
  /// After `=`.
  case value

  init(at offset: Int, in tree: SpecSyntax) {
    let file = tree.file
    let tokens = tree.tokens.filter { $0.kind != .endOfFile }
    let typed = tokens.first { $0.isTyped(at: offset) }
    // The word that is being typed does not matter for the place.
    let before = tokens.filter { $0.range.upperBound <= offset && $0.range != typed?.range }
    let nesting = Nesting(before, file)
    let comments = classifiedTokens(of: tree).filter { $0.tokenClass == .comment }
    if let comment = comments.first(where: { isOffset(offset, inComment: $0.range, of: file) }) {
      let text = file.string(comment.range.lowerBound..<offset)
      let isDocumentation = ["///", "/// "].contains(text) && nesting.levels.count != 1
      self = isDocumentation ? .documentation(nesting.section, hasBlank: text.count == 4) : .nothing
    } else if tokens.contains(where: { $0.isLiteral(around: offset) }) {
      self = .nothing
    } else {
      self = nesting.place(
        after: before.last,
        startsLine: typed?.flags.startsLine ?? isFirstOnLine(offset, file),
        taken: tree.viewModels.last { tree.range($0.tokens).lowerBound < offset }?.sections.map(\.kind) ?? [],
        file
      )
    }
  }
}

extension Token {
  /// Returns whether this is the word that is being typed at an offset.
  func isTyped(at offset: Int) -> Bool {
    self.kind == .identifier && self.range.lowerBound < offset && offset <= self.range.upperBound
  }

  /// Returns whether this is a number or a string that continues at an offset.
  fileprivate func isLiteral(around offset: Int) -> Bool {
    let end = self.range.upperBound + (self.kind == .number ? 1 : 0)
    return (self.kind == .string || self.kind == .number) && self.range.lowerBound < offset && offset < end
  }
}

private func isOffset(_ offset: Int, inComment comment: Range<Int>, of file: SourceFile) -> Bool {
  let isLine = file.bytes[comment.lowerBound + 1] == Byte.slash
  return comment.lowerBound < offset && (isLine ? offset <= comment.upperBound : offset < comment.upperBound)
}

private func isFirstOnLine(_ offset: Int, _ file: SourceFile) -> Bool {
  let line = file.bytes[..<offset].reversed().prefix { !isLineEnd($0) }
  return line.allSatisfy(isBlank)
}

/// The braces and brackets that are open at a place.
private struct Nesting {
  enum Level: Equatable {
    case viewModel
    case section(SectionKind?)
    case bracket(isType: Bool)
  }

  private(set) var levels: [Level] = []

  var section: SectionKind? {
    for case .section(let kind) in self.levels.reversed() { return kind }
    return nil
  }

  init(_ tokens: [Token], _ file: SourceFile) {
    for index in tokens.indices {
      let previous = index > 0 ? tokens[index - 1] : nil
      switch tokens[index].kind {
      case .leftBrace: self.openBrace(after: tokens[..<index].suffix(2).map { file.string($0.range) })
      case .less: self.levels.append(.bracket(isType: true))
      case .leftParenthesis, .leftBracket:
        self.levels.append(.bracket(isType: isTypePlace(after: previous, self.levels.last, file)))
      case .rightParenthesis, .rightBracket, .greater:
        if case .bracket? = self.levels.last { self.levels.removeLast() }
      case .rightBrace:
        while case .bracket? = self.levels.last { self.levels.removeLast() }
        _ = self.levels.popLast()
      default: break
      }
    }
  }

  /// - Parameter words: The last words before it: a section's keyword, and the name of a facet.
  private mutating func openBrace(after words: [String]) {
    let kind = words.reversed().lazy.compactMap(SectionKind.init).first
    switch self.levels.last {
    case nil: self.levels.append(.viewModel)
    case .viewModel?: self.levels.append(.section(kind))
    case .section?, .bracket?: self.levels.append(.bracket(isType: false))
    }
  }

  /// - Parameter taken: The sections of the view model around the place.
  func place(
    after last: Token?,
    startsLine: Bool,
    taken: [SectionKind],
    _ file: SourceFile
  ) -> CompletionPlace {
    if last?.kind == .at { return .attribute }
    let startsStatement = startsLine || last?.kind == .semicolon || last?.kind == .leftBrace
    switch self.levels.last {
    case nil:
      guard let last else { return .top }
      if last.kind == .identifier, file.string(last.range) == "import", !startsLine { return .module }
      if isTypePlace(after: last, nil, file) { return .type }
      let isAccess = ["public", "package", "internal"].contains(file.string(last.range))
      return startsStatement || isAccess ? .top : .nothing
    case .viewModel?: return startsStatement ? .sections(taken: taken) : .nothing
    case .section(let kind)?:
      if isTypePlace(after: last, nil, file) { return .type }
      if last?.kind == .equal { return .value }
      guard let kind else { return .nothing }
      if startsStatement { return .member(kind) }
      guard let last, kind == .inputs else { return .nothing }
      if file.string(last.range) == "async" { return .afterAsync }
      if file.string(last.range) == "as" { return .logicName }
      return last.kind == .rightParenthesis ? .afterParameters : .nothing
    case .bracket(let isType)?:
      if last?.kind == .equal { return .value }
      return isTypePlace(after: last, .bracket(isType: isType), file) ? .type : .nothing
    }
  }
}

/// Returns whether a type can follow a token.
private func isTypePlace(after token: Token?, _ level: Nesting.Level?, _ file: SourceFile) -> Bool {
  guard let token else { return false }
  let isInType = level == .bracket(isType: true)
  switch token.kind {
  case .colon, .arrow, .ampersand, .less: return true
  case .comma, .leftParenthesis, .leftBracket: return isInType
  case .identifier: return ["any", "some"].contains(file.string(token.range))
  default: return false
  }
}
