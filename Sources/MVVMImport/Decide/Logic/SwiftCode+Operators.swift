import MVVMSwift

// Closures that are arguments of operators on streams. A subscription keeps them, and lets go of them when it ends.
extension SwiftCode {
  /// Whether a brace is that of such a closure.
  func isOfOperator(_ brace: Int) -> Bool {
    self.function(taking: brace).map(self.isOperator) ?? false
  }

  private func isOperator(named function: Int) -> Bool {
    self.word(function - 1) == "." && operators.contains(self.word(function))
  }

  /// Whether a use of an object by some code keeps it as long as a subscription: it is in such a closure, or an argument
  /// itself, as in `flatMap(self.load)`.
  func isKept(by use: Range<Int>) -> Bool {
    let before = [use.lowerBound - 1, use.lowerBound - 3].map(self.word)
    if before.contains("weak") || before.contains("unowned") { return false }
    let open = [")", ","].contains(self.word(use.upperBound)) ? self.bracket(around: use.lowerBound) : nil
    if let open, self.word(open) == "(", self.isOperator(named: open - 1) { return true }
    return self.braces(around: use.lowerBound, in: 0..<use.lowerBound).contains(where: self.isOfOperator)
  }

  /// Returns the braces around a token, from the inside out, in some code.
  func braces(around token: Int, in code: Range<Int>) -> [Int] {
    let brackets = sequence(state: token) { token -> Int? in
      guard let open = self.bracket(around: token), code.contains(open) else { return nil }
      token = open
      return open
    }
    return brackets.filter { self.word($0) == "{" }
  }

  /// Returns the name of the function that a closure is an argument of; `nil` for another brace.
  private func function(taking brace: Int) -> Int? {
    let previous = brace - 1
    if self.word(previous) == ")" { return self.tokens[previous].partner.map { $0 - 1 } }
    if ["(", ",", ":"].contains(self.word(previous)) { return self.bracket(around: brace).map { $0 - 1 } }
    return self.isWord(previous) ? previous : nil
  }
}

/// Names that objects hardly use for functions of their own, such as `start` and `on`, which keep a closure themselves.
private let operators: Set = [
  "assign", "bind", "catch", "catchError", "combineLatest", "compactMap", "concatMap",
  "distinctUntilChanged", "do", "drive", "emit", "filter", "flatMap", "flatMapFirst", "flatMapLatest",
  "handleEvents", "map", "mapError", "merge", "observeResult", "observeValues", "reduce",
  "removeDuplicates", "retryWhen", "scan", "sink", "skipRepeats", "startWithResult", "startWithValues",
  "subscribe", "switchMap", "takeUntil", "takeWhile", "tryMap", "withLatest", "withLatestFrom", "zip",
]
