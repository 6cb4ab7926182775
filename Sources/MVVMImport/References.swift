import MVVMSource
import MVVMSwift

/// What a piece of code uses of its class, as far as tokens tell: `self.name` always, and a bare name where nothing that
/// the code itself declares has it.
struct References {
  var found: [Reference] = []
  /// The tokens of each `self` that is no `self.name`.
  var bareSelves: [Int] = []
  /// Each `weak self` and `unowned self`.
  var weakSelves: [Int] = []
  /// Whatever the code declares, in any scope.
  var declared: Set<String> = []
}

extension SwiftCode {
  /// - Parameters:
  ///   - names: The members of the class; others are found with `self.` alone.
  ///   - parameters: Of the function whose body it is.
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

/// A pair of braces that is open.
private struct OpenScope {
  let close: Int
  let isClosure: Bool
  var names: Set<String>
}

private struct ReferenceWalk {
  let code: SwiftCode
  let names: Set<String>
  var statement = 0
  var references = References()
  var declared: Set<String> = []
  private var scopes: [OpenScope]
  /// The control word whose braces are still to come, with how many brackets are open around it.
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

  /// The names between a brace and `in`, and those that it captures anew.
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

  /// Of a local function.
  private func functionParameters(before brace: Int) -> Set<String> {
    var index = brace
    while index > 0, !self.code.spells(index, "func") { index -= 1 }
    var names: Set<String> = []
    for token in index..<brace where self.code.isWord(token) && self.code.spells(token + 1, ":") {
      names.insert(self.code.plainWord(token))
    }
    return names
  }

  /// Returns the last token that was read.
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

  /// `let x`, `let (x, y)`, `for (i, x)`; a `let` names what it declares only behind its value, which may have the name
  /// as well, but then with `self.`.
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
