import MVVMSource
import MVVMSwift

/// The members of a class that a piece of its code uses, as far as its tokens show them: each `self.name`, and each
/// bare name of a member that the code does not declare itself.
struct References {
  var found: [Reference] = []
  /// The tokens `self` that are not followed by the name of a member.
  var bareSelves: [Int] = []
  /// The tokens `self` of `weak self` and `unowned self`.
  var weakSelves: [Int] = []
  /// The names that the code declares, in any scope.
  var declared: Set<String> = []
}

extension SwiftCode {
  /// Returns the members of the class that some tokens use.
  ///
  /// - Parameters:
  ///   - names: The names of the members. Other names are only found after `self.`.
  ///   - parameters: The parameters of the function whose body the tokens are.
  ///   - isClosure: Whether the tokens are the body of a closure or of a local function.
  func references(in indices: Range<Int>, names: Set<String>, parameters: [String], isClosure: Bool = false)
    -> References
  {
    var walk = ReferenceWalk(code: self, names: names, parameters: parameters, isClosure: isClosure)
    let statements = self.statements(indices)
    for statement in statements {
      walk.statement = statement.lowerBound
      walk.walk(statement)
    }
    walk.references.declared = walk.declared
    return walk.references
  }
}

/// An open pair of braces, with the names that are declared in it.
private struct OpenScope {
  let close: Int
  let isClosure: Bool
  var names: Set<String>
}

/// A walk over the tokens of some code that keeps track of the open braces.
private struct ReferenceWalk {
  let code: SwiftCode
  let names: Set<String>
  var statement = 0
  var references = References()
  var declared: Set<String> = []
  private var scopes: [OpenScope]
  /// The keyword, such as `if` or `func`, whose left brace is still to come, with the number of brackets open around
  /// it.
  private var control: (word: String, depth: Int)?
  private var depth = 0

  init(code: SwiftCode, names: Set<String>, parameters: [String], isClosure: Bool) {
    self.code = code
    self.names = names
    self.scopes = [OpenScope(close: Int.max, isClosure: isClosure, names: Set(parameters))]
  }

  private var isInClosure: Bool { self.scopes.contains { $0.isClosure } }

  private func isDeclared(_ name: String) -> Bool { self.scopes.contains { $0.names.contains(name) } }

  private mutating func declare(_ name: String) {
    self.scopes[self.scopes.count - 1].names.insert(name)
    self.declared.insert(name)
  }

  mutating func walk(_ indices: Range<Int>) {
    var index = indices.lowerBound
    while index < indices.upperBound {
      while let last = self.scopes.last, last.close <= index, self.scopes.count > 1 {
        self.scopes.removeLast()
      }
      let token = self.code.tokens[index]
      switch token.kind {
      case .punctuation: self.readBracket(index)
      case .word: index = self.readWord(index)
      default: break
      }
      index += 1
    }
    self.control = nil
  }

  private mutating func readBracket(_ index: Int) {
    guard let partner = self.code.tokens[index].partner else { return }
    let isOpening = partner > index
    if self.code.spells(index, "{") {
      let word = self.control?.depth == self.depth ? self.control?.word : nil
      if word != nil { self.control = nil }
      let isClosure = word == nil || word == "func"
      let names =
        word == nil
        ? self.closureParameters(index) : word == "func" ? self.functionParameters(before: index) : []
      self.declared.formUnion(names)
      self.scopes.append(OpenScope(close: partner, isClosure: isClosure, names: names))
    } else if !self.code.spells(index, "}") {
      self.depth += isOpening ? 1 : -1
    }
  }

  /// Returns the names between a brace and `in`, without those of the capture list; empty if there is no `in`.
  private func closureParameters(_ brace: Int) -> Set<String> {
    var names: Set<String> = []
    var index = brace + 1
    if self.code.spells(index, "[") { index = self.code.next(index) }
    let start = index
    while index < start + 60, index < self.code.tokens.count, !self.code.spells(index, "in") {
      if self.code.spells(index, "{") || self.code.spells(index, "}") { return [] }
      if self.code.isWord(index), !self.code.spells(index - 1, ":"), !self.code.spells(index - 1, ".") {
        names.insert(self.code.plainWord(index))
      }
      index += 1
    }
    return self.code.spells(index, "in") ? names : []
  }

  /// Returns the names of the parameters of the local function whose body a brace opens.
  private func functionParameters(before brace: Int) -> Set<String> {
    var index = brace
    while index > 0, !self.code.spells(index, "func") { index -= 1 }
    var names: Set<String> = []
    for token in index..<brace where self.code.isWord(token) && self.code.spells(token + 1, ":") {
      names.insert(self.code.plainWord(token))
    }
    return names
  }

  /// Reads a word, or `self` with the name of a member. Returns the last token that was read.
  private mutating func readWord(_ index: Int) -> Int {
    let word = self.code.word(index)
    let isMember = self.code.spells(index - 1, ".")
    if word == "self" { return isMember ? index : self.readSelf(index) }
    if isMember { return index }
    switch word {
    case "if", "guard", "while", "for", "switch", "do", "else", "catch", "repeat", "defer", "func":
      if word != "else" || self.control?.word != "if" { self.control = (word, self.depth) }
      if word == "for" { self.declareNames(after: index) }
      if word == "func" { self.declare(self.code.plainWord(index + 1)) }
    case "let", "var": self.declareNames(after: index)
    default: self.readName(index)
    }
    return index
  }

  /// Declares the names after a `let`, `var` or `for`, as in `let x`, `let (x, y)` and `for (i, x)`. They count as
  /// declared from here on, so that a member of the same name is found in the value after it only with `self.`.
  private mutating func declareNames(after index: Int) {
    if self.code.spells(index + 1, "("), let close = self.code.tokens[index + 1].partner {
      for token in index + 2..<close where self.code.isWord(token) && !self.code.spells(token, "_") {
        self.declare(self.code.plainWord(token))
      }
    } else if self.code.isWord(index + 1), !self.code.spells(index + 1, "let"),
      !self.code.spells(index + 1, "var")
    {
      self.declare(self.code.plainWord(index + 1))
    }
  }

  private mutating func readSelf(_ index: Int) -> Int {
    if self.code.spells(index - 1, "weak") || self.code.spells(index - 1, "unowned")
      || self.code.spells(index - 2, "unowned")
    {
      self.references.weakSelves.append(index)
      return index
    }
    let dot = self.code.spells(index + 1, "?") ? index + 2 : index + 1
    guard self.code.spells(dot, "."), let name = self.code.name(dot + 1)?.description, name != "self" else {
      self.references.bareSelves.append(index)
      return index
    }
    self.add(index..<dot + 2, name, hasSelf: true)
    return dot + 1
  }

  private mutating func readName(_ index: Int) {
    let name = self.code.plainWord(index)
    guard self.names.contains(name), !self.isDeclared(name) else { return }
    let isLabel =
      self.code.spells(index + 1, ":")
      && (self.code.spells(index - 1, "(") || self.code.spells(index - 1, ",")
        || self.code.spells(index - 1, "["))
    if !isLabel, !self.code.spells(index - 1, "\\") { self.add(index..<index + 1, name, hasSelf: false) }
  }

  private mutating func add(_ tokens: Range<Int>, _ name: String, hasSelf: Bool) {
    self.references.found.append(
      Reference(
        tokens: tokens,
        name: name,
        hasSelf: hasSelf,
        isInClosure: self.isInClosure,
        statement: self.statement
      )
    )
  }
}
