// The scopes of some code, and the names that they declare.
extension ReferenceWalk {
  /// Declares the name of a token in the innermost scope. A copy has the value of the member of that name.
  private mutating func declare(_ token: Int, from start: Int, isCopy: Bool = false) {
    let name = self.code.plainWord(token)
    if name == "_" { return }
    let known = self.scopes[self.scopes.count - 1].names[name]
    self.scopes[self.scopes.count - 1].names[name] = min(known ?? start, start)
    if !isCopy { self.references.declared.insert(name) }
    self.declaring.insert(token)
  }

  /// Opens the scope of a closure, unless the brace is that of a statement whose scope is open already.
  mutating func openBrace(_ brace: Int) {
    guard let closure = self.code.closure(at: brace), self.scopes.last?.close != closure.inside.upperBound
    else { return }
    self.scopes.append(
      OpenScope(close: closure.inside.upperBound, isClosure: true, start: closure.inside.lowerBound)
    )
    for token in closure.parameters { self.declare(token, from: closure.inside.lowerBound) }
    for capture in closure.captures where closure.hasSignature {
      self.declare(capture, from: closure.inside.lowerBound)
    }
  }

  private mutating func declare(_ capture: SwiftClosure.Capture, from start: Int) {
    switch capture.value {
    case .`self`: break
    case .expression(let value):
      let isCopy = self.code.plainWord(value.upperBound - 1) == self.code.plainWord(capture.name)
      self.declare(capture.name, from: start, isCopy: isCopy)
    case .namesake:
      self.declare(capture.name, from: start, isCopy: true)
      self.bind(capture.name)
    }
  }

  /// Records a token that declares a name as a use of the member of that name.
  private mutating func bind(_ token: Int) {
    let start = self.scopes[self.scopes.count - 1].names[self.code.plainWord(token)]
    if let start, start < token { return }
    self.declaring.remove(token)
    self.shorthands.insert(token)
    self.scopes[self.scopes.count - 1].copies.insert(self.code.plainWord(token))
  }

  /// Opens the scope of a statement such as `if`, or of a local function, with the names of its conditions.
  mutating func openScope(ofKeyword index: Int) {
    let isFunction = self.code.word(index) == "func"
    if isFunction { self.declare(index + 1, from: index) }
    guard let brace = self.brace(ofStatement: index), let close = self.code.tokens[brace].partner,
      !(self.code.word(index) == "else" && self.code.word(index + 1) == "if")
    else { return }
    let isSwitch = self.code.word(index) == "switch"
    self.scopes.append(OpenScope(close: close, isClosure: isFunction, isSwitch: isSwitch, start: index))
    if isFunction { self.declareParameters(index..<brace) }
    let isCatch = self.code.word(index) == "catch"
    if isCatch, brace == index + 1 {
      self.scopes[self.scopes.count - 1].names["error"] = brace
      self.references.declared.insert("error")
    }
    let isLoop = self.code.word(index) == "for"
    let end = isLoop ? self.code.first("where", in: index..<brace) ?? brace : brace
    if isLoop { for token in self.code.pattern(after: index) { self.declare(token, from: end) } }
    self.declareConditions(index + 1..<end, mayBeShorthand: !isCatch)
  }

  private mutating func declareParameters(_ head: Range<Int>) {
    for token in head where self.code.isWord(token) && self.code.word(token + 1) == ":" {
      self.declare(token, from: head.lowerBound)
      if self.code.isWord(token - 1) { self.declaring.insert(token - 1) }
    }
  }

  /// Returns the brace that opens the body of a statement or function.
  private func brace(ofStatement index: Int) -> Int? {
    guard let statement = self.code.firstStatement(index..<self.endOfScope) else { return nil }
    if let brace = self.code.first("{", in: statement) { return brace }
    return self.code.word(statement.upperBound) == "{" ? statement.upperBound : nil
  }

  private var endOfScope: Int { min(self.scopes.last?.close ?? Int.max, self.statement.upperBound) }

  mutating func declareConditions(ofGuard index: Int) {
    let end = self.code.first("else", in: index..<self.endOfScope)
    self.declareConditions(index + 1..<(end ?? index + 1))
  }

  /// Declares the names of conditions in the innermost scope, each starting with the next condition.
  private mutating func declareConditions(_ conditions: Range<Int>, mayBeShorthand: Bool = true) {
    self.endOfConditions = conditions.upperBound
    var start = conditions.lowerBound
    while start < conditions.upperBound {
      let end = self.code.first(",", in: start..<conditions.upperBound) ?? conditions.upperBound
      for token in start..<end where self.code.word(token) == "let" || self.code.word(token) == "var" {
        for name in self.code.pattern(after: token) {
          self.declare(name, from: end)
          if mayBeShorthand, name == start + 1, name + 1 == end { self.bind(name) }
        }
      }
      start = end + 1
    }
  }

  /// Declares the names after a `let` or `var`, which are visible at once in a pattern, and after the value
  /// in a statement.
  mutating func declareNames(after index: Int) {
    if ["case", "(", ","].contains(self.code.word(index - 1)) {
      for token in self.code.pattern(after: index) { self.declare(token, from: index) }
      return
    }
    guard let statement = self.code.firstStatement(index..<self.endOfScope) else { return }
    for part in self.code.commaSeparated(index + 1..<max(index + 1, statement.upperBound)) {
      for token in self.code.pattern(after: part.lowerBound - 1) {
        self.declare(token, from: part.upperBound)
      }
    }
  }

  /// Ends the scope of the previous case's names.
  mutating func beginCase() {
    if self.scopes[self.scopes.count - 1].isSwitch { self.scopes[self.scopes.count - 1].names = [:] }
  }
}

extension SwiftCode {
  /// Returns the tokens of the names that a pattern declares, as in `let x`, `for (i, x)` and `case let
  /// .moved(to: x)`.
  fileprivate func pattern(after index: Int) -> [Int] {
    var start = index + 1
    while ["await", "try"].contains(self.word(start)) { start += 1 }
    while self.word(start) == "." || self.isWord(start) && [".", "("].contains(self.word(start + 1)) {
      start += 1
    }
    if self.isWord(start) { return ["case", "let", "var"].contains(self.word(start)) ? [] : [start] }
    guard self.word(start) == "(", let close = self.tokens[start].partner, close > start else { return [] }
    return (start + 1..<close).filter { token in
      self.isWord(token) && self.word(token - 1) != "." && self.word(token + 1) != ":"
    }
  }
}
