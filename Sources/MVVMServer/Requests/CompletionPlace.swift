import MVVMSource
import MVVMSyntax

/// Where in a spec a text is to be completed. It is found from the tokens before the place, because the text around a
/// cursor is rarely complete.
enum CompletionPlace: Equatable {
  case nothing
  /// Behind `///`, with the section around it, if any, and whether there is a blank already.
  case documentation(SectionKind?, hasBlank: Bool)
  case top
  case module
  /// In a view model, with the sections that it already has, also behind the place.
  case sections(taken: [SectionKind])
  /// At the start of a member.
  case member(SectionKind)
  case attribute
  case behindParameters
  case type
}

extension CompletionPlace {
  init(at offset: Int, in file: SourceFile) {
    let tokens = (lex(file).value ?? []).filter { $0.kind != .endOfFile }
    // The word that is being typed says nothing about the place.
    let before = Array(
      tokens.prefix {
        $0.range.upperBound < offset || ($0.range.upperBound == offset && $0.kind != .identifier)
      }
    )
    let typed = tokens.first { $0.isTyped(at: offset) }
    let nesting = Nesting(before, file)
    if let comment = classifiedTokens(of: file).first(where: {
      $0.tokenClass == .comment && isInside(offset, $0.range, file)
    }) {
      self = Self.inComment(comment, at: offset, nesting, in: file)
      return
    }
    let isInLiteral = tokens.contains {
      ($0.kind == .string || $0.kind == .number) && $0.range.lowerBound < offset
        && offset <= $0.range.upperBound
        && ($0.kind == .number || offset < $0.range.upperBound)
    }
    if isInLiteral {
      self = .nothing
      return
    }
    let startsLine = typed?.flags.contains(.startsLine) ?? isFirstOnLine(offset, file)
    self = nesting.place(
      behind: before.last,
      startsLine: startsLine,
      taken: Outline(file).viewModels.last { $0.range.lowerBound < offset }?.sections.map(\.kind) ?? [],
      file
    )
  }

  private static func inComment(
    _ comment: ClassifiedToken,
    at offset: Int,
    _ nesting: Nesting,
    in file: SourceFile
  )
    -> CompletionPlace
  {
    let text = file.text(comment.range.lowerBound..<offset)
    guard text.spells("///") || text.spells("/// "), nesting.levels.count != 1 else { return .nothing }
    return .documentation(nesting.section, hasBlank: text.count == 4)
  }
}

extension Token {
  /// Whether this is the word that is being typed at an offset.
  func isTyped(at offset: Int) -> Bool {
    self.kind == .identifier && self.range.lowerBound < offset && offset <= self.range.upperBound
  }
}

private func isInside(_ offset: Int, _ comment: Range<Int>, _ file: SourceFile) -> Bool {
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
      case .leftBrace: self.openBrace(behind: previous.map { file.text($0.range) })
      case .less: self.levels.append(.bracket(isType: true))
      case .leftParenthesis, .leftBracket:
        self.levels.append(.bracket(isType: isTypePlace(behind: previous, self.levels.last, file)))
      case .rightParenthesis, .rightBracket, .greater:
        if case .bracket? = self.levels.last { self.levels.removeLast() }
      case .rightBrace:
        while case .bracket? = self.levels.last { self.levels.removeLast() }
        _ = self.levels.popLast()
      default: break
      }
    }
  }

  private mutating func openBrace(behind word: Text?) {
    let kind = word.flatMap { SectionKind(rawValue: $0.description) }
    switch self.levels.last {
    case nil: self.levels.append(.viewModel)
    case .viewModel?: self.levels.append(.section(kind))
    case .section?, .bracket?: self.levels.append(.bracket(isType: false))
    }
  }

  /// - Parameter taken: The sections of the view model around the place.
  func place(
    behind last: Token?,
    startsLine: Bool,
    taken: @autoclosure () -> [SectionKind],
    _ file: SourceFile
  ) -> CompletionPlace {
    if last?.kind == .at { return .attribute }
    let startsStatement = startsLine || last?.kind == .semicolon || last?.kind == .leftBrace
    switch self.levels.last {
    case nil:
      guard let last else { return .top }
      if last.kind == .identifier, file.text(last.range).spells("import"), !startsLine { return .module }
      if isTypePlace(behind: last, nil, file) { return .type }
      let isAccess = ["public", "package", "internal"].contains(file.string(last.range))
      return startsStatement || isAccess ? .top : .nothing
    case .viewModel?: return startsStatement ? .sections(taken: taken()) : .nothing
    case .section(let kind)?:
      if isTypePlace(behind: last, nil, file) { return .type }
      guard let kind else { return .nothing }
      if startsStatement { return .member(kind) }
      return last?.kind == .rightParenthesis && kind == .inputs ? .behindParameters : .nothing
    case .bracket(let isType)?:
      return isTypePlace(behind: last, .bracket(isType: isType), file) ? .type : .nothing
    }
  }
}

/// Whether a type can follow a token.
private func isTypePlace(behind token: Token?, _ level: Nesting.Level?, _ file: SourceFile) -> Bool {
  guard let token else { return false }
  let isInType = level == .bracket(isType: true)
  switch token.kind {
  case .colon, .arrow, .ampersand, .less: return true
  case .comma, .leftParenthesis, .leftBracket: return isInType
  case .identifier: return file.text(token.range).spells("any") || file.text(token.range).spells("some")
  default: return false
  }
}
