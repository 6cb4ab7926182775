import MVVMSource
import MVVMSwift

/// Returns the places where a Swift file names a member of a view model, as far as tokens show, each with its
/// replacement.
func uses(of member: SoughtMember, in code: SwiftCode) -> [Edit] {
  var search = UseSearch(member, code)
  return search.run()
}

/// A walk over the tokens of a file that keeps track of the open brackets.
private struct UseSearch {
  let member: SoughtMember
  let code: SwiftCode
  let namesViewModel: Bool
  /// Variables that have the view model's type, or a type that belongs to it.
  private let variables: Set<Text>
  /// Variables that have the type of another view model with such a member.
  private let variablesOfOthers: Set<Text>
  /// The tokens of the open brackets, each with the type whose body it opens, if any.
  private var open: [(token: Int, type: TypeBody?)] = []

  /// The members that the types of the file declare.
  private let declared: [SwiftDeclaration]
  /// The bare uses in the last declaration that was checked.
  private var known: (bracket: Int, uses: Set<Int>)?

  struct TypeBody {
    let name: Text
    /// Whether the type is the view model, or nested in it.
    let isOwn: Bool
    /// Whether it is another view model with such a member, or nested in it.
    let isOther: Bool
    /// Whether its head names the view model, as the head of a test case does.
    let namesViewModel: Bool
  }

  init(_ member: SoughtMember, _ code: SwiftCode) {
    self.member = member
    self.code = code
    self.namesViewModel = code.tokens.indices.contains {
      code.name($0)?.begins(with: member.viewModel) == true
    }
    let own = self.namesViewModel ? declaredWords(in: code) { member.isOwnType(at: $0, in: code) } : []
    // A generic parameter is declared in the same form, and has variables itself: `<Model: XType>`, `model: Model`.
    let generic = own.filter { $0.bytes.first.map(isUppercase) == true }
    self.variables = own.union(declaredWords(in: code) { code.name($0).map(generic.contains) == true })
    let ofOthers = declaredWords(in: code) { member.isOfOther(at: $0, in: code) }
    self.variablesOfOthers = ofOthers.subtracting(self.variables)
    self.declared = self.namesViewModel ? code.members : []
  }

  mutating func run() -> [Edit] {
    guard self.namesViewModel || self.member.isUnique else { return [] }
    var edits: [Edit] = []
    var bodies: [Int: TypeBody] = [:]
    for index in self.code.tokens.indices {
      let token = self.code.tokens[index]
      if let partner = token.partner, partner > index {
        self.open.append((index, bodies[index]))
      } else if token.partner != nil {
        _ = self.open.popLast()
      } else if let type = self.code.type(at: index, upTo: self.end), let brace = type.braces?.open {
        bodies[brace] = self.body(of: type, upTo: brace)
      }
      if let edit = self.edit(at: index) { edits.append(edit) }
    }
    return edits
  }

  /// Returns the edit of the token if it names the member.
  private mutating func edit(at index: Int) -> Edit? {
    let token = self.code.tokens[index]
    if token.kind == .string { return self.editInString(at: index) }
    guard let name = self.code.name(index), let new = self.member.words[name] else { return nil }
    let isBehindDot = self.code.word(index - 1) == "."
    guard isBehindDot ? self.isMember(at: index, name) : self.isNamed(at: index, name) else { return nil }
    if let forms = self.member.forms, name == self.member.name,
      !forms.contains(self.code.labels(after: index))
    {
      return nil
    }
    return Edit(token.range, isBehindDot ? new.description : new.quoted)
  }

  /// Returns whether a name after a dot means the member: `inputs.x`, `self.x` in the view model, `vm.x`, or
  /// a mock's call `.x`.
  private func isMember(at index: Int, _ name: Text) -> Bool {
    let base = self.unwrapped(index - 2)
    guard let word = self.code.name(base), self.code.word(base) != "case" else {
      let isImplicit =
        self.code.word(base) != ")" && self.code.word(base) != "]" && self.code.word(base) != "}"
      return isImplicit && self.isAboutCalls(at: index)
    }
    if self.member.facets.contains(word) { return !self.isFacetOfOther(at: base) }
    if word == "self" {
      guard let type = self.innermostType else { return false }
      // A member that a test case declares is its own, even if the view model has one of that name.
      return type.isOwn || (type.namesViewModel && !self.declares(type, name))
    }
    return self.isViewModel(at: base)
  }

  /// Returns whether this is `inputs` in the logic of another view model, or `inputs` in `other.inputs`.
  private func isFacetOfOther(at index: Int) -> Bool {
    guard self.code.word(index - 1) == "." else { return self.innermostType?.isOther == true }
    let owner = self.code.name(self.unwrapped(index - 2))
    return owner.map(self.variablesOfOthers.contains) == true
  }

  /// Returns the index of a word, which `?` or `!` may follow.
  private func unwrapped(_ index: Int) -> Int {
    self.code.word(index) == "?" || self.code.word(index) == "!" ? index - 1 : index
  }

  private func declares(_ type: TypeBody, _ name: Text) -> Bool {
    self.declared.contains { self.code.name(of: $0) == name && $0.owners.last == type.name }
  }

  /// Returns whether the statement around a token names the calls of a mock, which are only those of inputs.
  private func isAboutCalls(at index: Int) -> Bool {
    guard self.member.isInput, self.namesViewModel else { return false }
    let braces = self.open.map(\.token).filter { self.code.word($0) == "{" }
    let count = self.code.tokens.count
    let bodies = [0..<count] + braces.map { $0 + 1..<(self.code.tokens[$0].partner ?? count) }
    // In a statement around a closure or a loop, only the part before its brace counts.
    return zip(bodies, braces + [count]).contains { body, end in
      let statement = self.code.statements(body).first { $0.contains(index) } ?? body
      return statement.clamped(to: 0..<end).contains {
        self.code.word($0) == "calls" && self.code.word($0 - 1) != "func"
      }
    }
  }

  /// Returns whether a name without a dot means the member: declared or, without `self`, used in the logic or
  /// a test, or a label.
  private mutating func isNamed(at index: Int, _ name: Text) -> Bool {
    let type = self.open.lastIndex { $0.type != nil }
    let body = type.flatMap { self.open[$0].type }
    if type == self.open.count - 1 {
      return body?.isOwn == true && ["func", "let", "var"].contains(self.code.word(index - 1))
    }
    if self.code.word(index + 1) == ":", self.code.word(index - 1) != "?" {
      return self.isLabelOfOwnCall(at: index)
    }
    guard let type, let body else { return false }
    let isBare =
      body.isOwn
      ? self.member.logicIsExtension || self.code.word(index + 1) == "="
      : body.namesViewModel && !self.declares(body, name)
    return isBare && self.bareUses(inDeclarationWith: self.open[type + 1].token).contains(index)
  }

  /// Returns the tokens of sought words without `self` in the declaration with a bracket, except locals.
  private mutating func bareUses(inDeclarationWith bracket: Int) -> Set<Int> {
    if let known = self.known, known.bracket == bracket { return known.uses }
    let declaration = self.declared.first { $0.tokens.contains(bracket) }
    let signature = declaration.flatMap(self.code.signature)
    let value = declaration.flatMap(self.code.value)
    let references = self.code.references(
      in: value ?? declaration?.inside ?? bracket..<self.code.next(bracket),
      names: Set(self.member.words.keys.map(\.description)),
      parameters: signature?.parameters.map(\.name) ?? []
    )
    let found = references.found.filter { $0.base == .none }.map(\.tokens.lowerBound)
    let uses = Set(found + references.copies)
    self.known = (bracket, uses)
    return uses
  }

  /// Returns whether this is `x:` in a call of the view model, of a type that belongs to it, or of a view's `bind`.
  private func isLabelOfOwnCall(at index: Int) -> Bool {
    guard let bracket = self.open.last?.token, self.code.word(bracket) == "(" else { return false }
    guard self.code.word(index - 1) == "(" || self.code.word(index - 1) == "," else { return false }
    if self.code.word(bracket - 1) == "bind", self.code.word(bracket - 2) == "." {
      return self.isViewModel(at: bracket - 3)
    }
    var callee = bracket - 1
    while self.code.word(callee - 1) == ".", self.code.name(callee - 2) != nil { callee -= 2 }
    return self.member.isOwnType(at: callee, in: self.code)
  }

  /// Returns whether a word means the view model. It may be followed by `?` or `!`, or preceded by `$`.
  private func isViewModel(at index: Int) -> Bool {
    let index = self.unwrapped(index)
    guard let word = self.code.name(index) else { return false }
    let name = Text(word.bytes.drop { $0 == Byte.dollar })
    return self.variables.contains(name) || self.member.isOwnType(at: index, in: self.code)
  }

  /// Returns the edit of a string literal: tests compare a mock's calls with texts such as `"tapped(row: 1)"`.
  private func editInString(at index: Int) -> Edit? {
    let range = self.code.tokens[index].range
    let text = self.code.file.string(range)
    let body = text.drop { $0 == "#" || $0 == "\"" }
    let name = self.member.name.description
    guard body.hasPrefix(name), let new = self.member.words[self.member.name] else { return nil }
    let rest = body.dropFirst(name.count)
    guard rest.first == "(" || rest.first == "\"", self.isAboutCalls(at: index) else { return nil }
    let start = range.lowerBound + text.utf8.count - body.utf8.count
    return Edit(start..<start + name.utf8.count, new.description)
  }

  private var innermostType: TypeBody? { self.open.last { $0.type != nil }?.type }

  /// The end of the innermost bracket.
  private var end: Int {
    self.open.last.flatMap { self.code.tokens[$0.token].partner } ?? self.code.tokens.count
  }

  private func body(of type: SwiftDeclaration, upTo brace: Int) -> TypeBody {
    let index = type.keyword + 1
    let name = self.code.name(index) ?? ""
    let isOwnType = name == self.member.viewModel && self.member.isOwnType(at: index, in: self.code)
    return TypeBody(
      name: name,
      isOwn: isOwnType && [.class, .extension].contains(type.kind),
      isOther: self.member.isOfOther(at: index, in: self.code),
      namesViewModel: (index..<brace).contains { self.member.isOwnType(at: $0, in: self.code) }
    )
  }
}
