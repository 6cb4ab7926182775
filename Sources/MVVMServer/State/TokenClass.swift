import MVVMModel
import MVVMSource
import MVVMSyntax

/// The class of a word, literal or comment of a spec, for syntax highlighting.
enum TokenClass: String, CaseIterable {
  case keyword, type
  /// The name of a view model in its declaration.
  case `class`
  /// An input, or an output that is a function.
  case method
  case property, parameter, string, number, comment
  /// An attribute, including its `@`.
  case decorator
  /// A module.
  case namespace
}

struct ClassifiedToken {
  let range: Range<Int>
  let tokenClass: TokenClass
  var isDeclaration = false
  var isDocumentation = false
}

/// Returns the words, literals and comments of a spec, in order. Punctuation marks are left out, and so is
/// plain Swift, such as names in a value, which Swift highlighters handle.
func classifiedTokens(of file: SourceFile) -> [ClassifiedToken] {
  let tokens = lex(file).value ?? []
  let classes = OutlineClasses(Outline(file))
  var result: [ClassifiedToken] = []
  var end = 0
  var open: [Token.Kind] = []
  for index in tokens.indices {
    let (token, next) = (tokens[index], tokens[(index + 1)...].first)
    result += file.comments(in: end..<token.range.lowerBound).map { comment in
      ClassifiedToken(range: comment.range, tokenClass: .comment, isDocumentation: comment.isDocumentation)
    }
    end = token.range.upperBound
    switch token.kind {
    case .number: result.append(ClassifiedToken(range: token.range, tokenClass: .number))
    case .string: result.append(ClassifiedToken(range: token.range, tokenClass: .string))
    case .at where next?.kind == .identifier:
      let range = token.range.lowerBound..<(next ?? token).range.upperBound
      result.append(ClassifiedToken(range: range, tokenClass: .decorator))
    case .identifier:
      if index > 0, tokens[index - 1].kind == .at { continue }
      // In other brackets, a colon follows the key of a dictionary type.
      let isLabel = open.last == .leftParenthesis && (next?.kind == .colon || next?.kind == .identifier)
      result += [classes.token(token.range, isLabel: isLabel, in: file)].compactMap(\.self)
    case .leftParenthesis, .leftBracket, .less: open.append(token.kind)
    case .rightParenthesis, .rightBracket, .greater: _ = open.popLast()
    default: break
    }
  }
  return result
}

/// The classes of words in the outline, by the offsets at which they start.
private struct OutlineClasses {
  private var known: [Int: ClassifiedToken] = [:]
  private var types: [Range<Int>] = []
  private var values: [Range<Int>] = []
  private var attributes: [Range<Int>] = []
  private let imports: [Outline.Import]

  init(_ outline: Outline) {
    self.imports = outline.imports
    for viewModel in outline.viewModels {
      for word in viewModel.words + [viewModel.keyword] { self.add(word, .keyword) }
      viewModel.name.map { self.add($0, .class, isDeclaration: true) }
      self.types += viewModel.conformances
      self.attributes += viewModel.attributes
      for section in viewModel.sections {
        for word in [section.access, section.keyword] { word.map { self.add($0, .keyword) } }
        section.name.map { self.add($0, .property, isDeclaration: true) }
        for member in section.members { self.add(member) }
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ tokenClass: TokenClass, isDeclaration: Bool = false) {
    let token = ClassifiedToken(range: range, tokenClass: tokenClass, isDeclaration: isDeclaration)
    self.known[range.lowerBound] = token
  }

  private mutating func add(_ member: Outline.Member) {
    let isFunction = member.isInput || member.parameters != nil
    self.add(member.name, isFunction ? .method : .property, isDeclaration: true)
    self.attributes += member.attributes
    member.modifier.map { self.add($0, .keyword) }
    member.label.map { self.add($0, .parameter) }
    member.logicName.map { self.add($0, .property, isDeclaration: true) }
    for parameter in member.parameters ?? [] {
      parameter.label.map { self.add($0, .parameter) }
      self.add(parameter.name, .parameter, isDeclaration: true)
      self.types.append(parameter.type)
      parameter.value.map { self.values.append($0) }
    }
    member.type.map { self.types.append($0) }
    member.value.map { self.values.append($0) }
  }

  /// Returns the class of a word; `nil` if it is plain Swift.
  func token(_ range: Range<Int>, isLabel: Bool, in file: SourceFile) -> ClassifiedToken? {
    if let known = self.known[range.lowerBound] { return known }
    func isIn(_ ranges: [Range<Int>]) -> Bool { ranges.contains { $0.contains(range.lowerBound) } }
    func token(_ tokenClass: TokenClass) -> ClassifiedToken {
      ClassifiedToken(range: range, tokenClass: tokenClass)
    }
    if isIn(self.imports.map(\.path)) { return token(.namespace) }
    if isIn(self.imports.map(\.range)) { return token(.keyword) }
    if isIn(self.attributes) || isIn(self.values) { return nil }
    let text = file.text(range)
    guard isIn(self.types) else {
      if text == "as" || text == "async" { return token(.keyword) }
      return text == "_" ? token(.parameter) : nil
    }
    if text == "_" { return token(.parameter) }
    if typeKeywords.contains(text) { return token(.keyword) }
    return token(isLabel ? .parameter : .type)
  }
}

/// Words in a type that do not name a type.
private let typeKeywords: WordSet =
  "any some inout borrowing consuming sending isolated async throws rethrows of"
