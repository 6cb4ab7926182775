import MVVMSwift

// Closures that are arguments of operators on streams. A subscription retains them, and releases them when it ends.
extension SwiftCode {
  /// Returns whether a brace is that of such a closure.
  func isOfOperator(_ brace: Int) -> Bool {
    self.function(taking: brace).map(self.isOperator) ?? false
  }

  private func isOperator(named function: Int) -> Bool {
    self.word(function - 1) == "." && operators.contains(self.word(function))
  }

  /// Returns the operators by which a use of an object keeps it as long as a subscription, if they are those of streams: it
  /// is in a closure, or an argument itself, as in `flatMap(self.load)`.
  func operatorsKeeping(_ use: Range<Int>) -> [Int] {
    let before = [use.lowerBound - 1, use.lowerBound - 3].map(self.word)
    if before.contains("weak") || before.contains("unowned") { return [] }
    let open = [")", ","].contains(self.word(use.upperBound)) ? self.bracket(around: use.lowerBound) : nil
    let own = open.flatMap { self.word($0) == "(" ? $0 - 1 : nil }
    let outer = self.braces(around: use.lowerBound, in: 0..<use.lowerBound).compactMap(self.function(taking:))
    return ([own].compactMap(\.self) + outer).filter(self.isOperator)
  }

  /// Returns the members before and after one in a chain of calls that are called themselves, and the tokens of the
  /// expression that the chain begins with.
  func chain(around member: Int) -> (calls: [String], base: Range<Int>) {
    var calls = self.calls(after: member)
    var start = member
    while self.word(start - 1) == "." {
      var end = start - 2
      while self.word(end) == "?" || self.word(end) == "!" { end -= 1 }
      if self.word(end) == "self" { return (calls, end..<start + 1) }
      calls += self.isCalled(start) ? [self.word(start)] : []
      while let open = self.tokens[max(end, 0)].partner, open < end {
        end = self.previousClosure(open) ?? open - 1
      }
      // The bracket of a literal, or of an expression in parentheses, has no name before it.
      let isBracket = end + 2 < start
      let isKeyword = ["in", "return"].contains(self.word(end)) || self.followsGap(end + 1)
      if !self.isWord(end) || isBracket && isKeyword && self.word(end + 1) != "{" {
        return (calls, end + 1..<start - 1)
      }
      start = end
    }
    return (calls, start..<start + 1)
  }

  private func calls(after member: Int) -> [String] {
    var calls: [String] = []
    var next = member + 1
    while true {
      if ["(", "{"].contains(self.word(next)) {
        next = self.next(next)
      } else if self.word(next) == ".", self.isWord(next + 1) {
        calls += self.isCalled(next + 1) ? [self.word(next + 1)] : []
        next += 2
      } else {
        return calls
      }
    }
  }

  /// Returns whether arguments follow a member, or it is the stream of a property of ReactiveSwift.
  private func isCalled(_ member: Int) -> Bool {
    ["(", "{"].contains(self.word(member + 1)) || ["producer", "signal"].contains(self.word(member))
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

  /// Returns the end of the closure before another one with a label, as in `sink { … } receiveValue: { … }`.
  private func previousClosure(_ brace: Int) -> Int? {
    let isSecond = self.word(brace) == "{" && self.word(brace - 1) == ":" && self.word(brace - 3) == "}"
    return isSecond ? brace - 3 : nil
  }

  /// Returns the name of the function that a closure is an argument of; `nil` for another brace.
  func function(taking brace: Int) -> Int? {
    if let first = self.previousClosure(brace).flatMap({ self.tokens[$0].partner }) {
      return self.function(taking: first)
    }
    let previous = brace - 1
    if self.word(previous) == ")" { return self.tokens[previous].partner.map { $0 - 1 } }
    if ["(", ",", ":"].contains(self.word(previous)) { return self.bracket(around: brace).map { $0 - 1 } }
    return self.isWord(previous) ? previous : nil
  }
}

/// The operators of sequences, which call a closure at once and keep nothing.
let operatorsOfSequences: Set = ["compactMap", "filter", "flatMap", "map", "merge", "reduce"]

/// Names that objects hardly use for functions of their own, such as `start` and `on`, which themselves
/// retain a closure.
let operators: Set = [
  "assign", "bind", "catch", "catchError", "combineLatest", "compactMap", "concatMap",
  "distinctUntilChanged", "do", "drive", "emit", "filter", "flatMap", "flatMapFirst", "flatMapLatest",
  "handleEvents", "map", "mapError", "merge", "observeResult", "observeValues", "reduce",
  "removeDuplicates", "retryWhen", "scan", "sink", "skipRepeats", "startWithResult", "startWithValues",
  "subscribe", "switchMap", "takeUntil", "takeWhile", "tryMap", "withLatest", "withLatestFrom", "zip",
]
