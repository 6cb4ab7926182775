import MVVMSource

/// An open scope: the body of a closure or function, or of a statement such as `if` with its conditions.
struct OpenScope {
  let close: Int
  /// Whether it is the body of a closure or of a local function.
  let isClosure: Bool
  var isSwitch = false
  /// The first token that belongs to it. The capture list of a closure does not belong to it.
  let start: Int
  /// The names that it declares, each with the first token where it is visible.
  var names: [String: Int] = [:]
  /// The names among them that shorthands declare, as in `if let title`.
  var copies: Set<String> = []

  /// Returns whether it declares a name that is visible at a token. Parameters of the initializer, which are
  /// visible from the first token of the file, do not hide anything, because the logic also has them.
  func hides(_ name: String, at token: Int) -> Bool {
    self.names[name].map { $0 <= token && (self.isClosure || $0 > 0) } ?? false
  }
}

/// A walk over the tokens of some code that keeps track of the open scopes.
struct ReferenceWalk {
  let code: SwiftCode
  let names: Set<String>
  var references = References()
  var scopes: [OpenScope]
  /// The tokens that declare names, rather than read members.
  var declaring: Set<Int> = []
  /// The tokens that read a member and declare a local of its name, as in `[title]` and `if let title`.
  var shorthands: Set<Int> = []
  /// The end of the current conditions, whose names have already been declared.
  var endOfConditions = 0
  /// The outermost statement.
  private(set) var statement = 0..<0

  init(code: SwiftCode, names: Set<String>, parameters: [String], isClosure: Bool) {
    self.code = code
    self.names = names
    let scope = OpenScope(close: Int.max, isClosure: isClosure, start: 0)
    // Names declared in the body hide a parameter only after their value: `var rows = rows` reads the
    // parameter.
    self.scopes = [scope, scope]
    for name in parameters { self.scopes[0].names[name] = 0 }
  }

  mutating func walk(_ indices: Range<Int>) {
    self.statement = indices
    var index = indices.lowerBound
    while index < indices.upperBound {
      while let last = self.scopes.last, last.close <= index, self.scopes.count > 1 {
        self.scopes.removeLast()
      }
      switch self.code.tokens[index].kind {
      case .punctuation: if self.code.word(index) == "{" { self.openBrace(index) }
      case .word: index = self.readWord(index)
      default: break
      }
      index += 1
    }
  }

  /// Reads a word, or `self` with the name of a member. Returns the last token that was read.
  private mutating func readWord(_ index: Int) -> Int {
    let word = self.code.word(index)
    let isMember = self.code.word(index - 1) == "."
    if word == "self" { return isMember ? index : self.readSelf(index) }
    if isMember { return index }
    // A type in a body cannot use the surrounding instance, and its members are its own.
    if let type = self.code.type(at: index, upTo: self.statement.upperBound) {
      return type.tokens.upperBound - 1
    }
    // A keyword with a colon is a label.
    switch self.code.word(index + 1) == ":" ? "" : word {
    case "if", "while", "switch", "for", "do", "else", "catch", "repeat", "defer", "func":
      if index >= self.endOfConditions { self.openScope(ofKeyword: index) }
    case "guard": self.declareConditions(ofGuard: index)
    case "let", "var": if index >= self.endOfConditions { self.declareNames(after: index) }
    case "case": if index >= self.endOfConditions { self.beginCase() }
    default:
      if word == "default", self.code.word(index + 1) == ":" { self.beginCase() }
      self.readName(index)
    }
    return index
  }

  private mutating func readSelf(_ index: Int) -> Int {
    if self.code.word(index - 1) == "weak" || self.code.word(index - 1) == "unowned" {
      self.references.weakSelves.append(index)
      return index
    }
    let dot = self.code.word(index + 1) == "?" ? index + 2 : index + 1
    guard self.code.word(dot) == ".", let name = self.code.name(dot + 1)?.description, name != "self" else {
      self.references.bareSelves.append(index)
      return index
    }
    self.add(index..<dot + 2, name: name, base: dot == index + 1 ? .`self` : .optionalSelf)
    return dot + 1
  }

  private mutating func readName(_ index: Int) {
    let name = self.code.plainWord(index)
    guard self.names.contains(name), self.code.isName(index), !self.declaring.contains(index),
      !self.code.isLabel(index), self.code.word(index - 1) != "\\"
    else { return }
    if let scope = self.scopes.last(where: { $0.names[name].map { $0 <= index } ?? false }) {
      if scope.copies.contains(name) { self.references.copies.append(index) }
    } else {
      self.add(index..<index + 1, name: name, base: .none)
    }
  }

  private mutating func add(_ tokens: Range<Int>, name: String, base: Reference.Base) {
    let reference = Reference(
      tokens: tokens,
      name: name,
      base: base,
      isShorthand: self.shorthands.contains(tokens.lowerBound),
      isInClosure: self.scopes.contains { $0.isClosure && $0.start <= tokens.lowerBound },
      isShadowed: self.scopes.contains { $0.hides(name, at: tokens.lowerBound) },
      statement: self.statement.lowerBound
    )
    self.references.found.append(reference)
  }
}
