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
func classifiedTokens(of tree: SpecSyntax) -> [ClassifiedToken] {
  let tokens = tree.tokens
  let classes = WordClasses(tree)
  var result: [ClassifiedToken] = []
  var end = 0
  var open: [Token.Kind] = []
  for index in tokens.indices {
    let (token, next) = (tokens[index], tokens[(index + 1)...].first)
    result += tree.file.comments(in: end..<token.range.lowerBound).map { comment in
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
      result += [classes.token(index, isLabel: isLabel)].compactMap(\.self)
    case .leftParenthesis, .leftBracket, .less: open.append(token.kind)
    case .rightParenthesis, .rightBracket, .greater: _ = open.popLast()
    default: break
    }
  }
  return result
}

/// The classes of words, by their tokens.
private struct WordClasses {
  private let tree: SpecSyntax
  private var known: [Int: ClassifiedToken] = [:]
  private var types: [TokenRange] = []
  private var values: [TokenRange] = []
  private var attributes: [TokenRange] = []
  private let imports: [ImportSyntax]

  init(_ tree: SpecSyntax) {
    self.tree = tree
    self.imports = tree.imports
    for viewModel in tree.viewModels {
      for word in [viewModel.access, viewModel.keyword] { self.add(word, .keyword) }
      self.add(viewModel.name, .class, isDeclaration: true)
      self.types += viewModel.conformances.map(\.tokens)
      self.attributes += tree.attributes[viewModel.attributes].map(\.tokens)
      for section in viewModel.sections {
        for word in [section.access, section.keyword] { self.add(word, .keyword) }
        self.add(section.name, .property, isDeclaration: true)
      }
      for member in tree.members[viewModel.members] { self.add(member) }
    }
  }

  private mutating func add(_ token: Int?, _ tokenClass: TokenClass, isDeclaration: Bool = false) {
    guard let token else { return }
    let range = self.tree.range(token)
    self.known[token] = ClassifiedToken(range: range, tokenClass: tokenClass, isDeclaration: isDeclaration)
  }

  private mutating func add(_ member: MemberSyntax) {
    let isFunction = member.isInput || member.parameters != nil
    self.add(member.name, isFunction ? .method : .property, isDeclaration: true)
    self.attributes += self.tree.attributes[member.attributes].map(\.tokens)
    self.add(member.modifier, .keyword)
    self.add(member.label, .parameter)
    self.add(member.logicName, .property, isDeclaration: true)
    let parameters = self.tree.parameters(of: member)
    for parameter in parameters {
      self.add(parameter.label, .parameter)
      self.add(parameter.name, .parameter, isDeclaration: true)
    }
    self.types += (parameters.map(\.type) + [member.type].compactMap(\.self)).map(\.tokens)
    self.values += (parameters.map(\.initialValue) + [member.initialValue]).compactMap(\.self)
  }

  /// Returns the class of a word; `nil` if it is plain Swift.
  func token(_ index: Int, isLabel: Bool) -> ClassifiedToken? {
    if let known = self.known[index] { return known }
    let range = self.tree.range(index)
    func isIn(_ ranges: [TokenRange]) -> Bool { ranges.contains { $0.contains(index) } }
    func token(_ tokenClass: TokenClass) -> ClassifiedToken {
      ClassifiedToken(range: range, tokenClass: tokenClass)
    }
    if isIn(self.imports.map(\.path)) { return token(.namespace) }
    if isIn(self.imports.map(\.tokens)) { return token(.keyword) }
    if isIn(self.attributes) || isIn(self.values) { return nil }
    let text = self.tree.file.text(range)
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
