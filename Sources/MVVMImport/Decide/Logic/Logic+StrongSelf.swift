import MVVMSource
import MVVMSwift

// Closures that capture `self` strongly: they kept the view model until they were released, and the logic has none to keep.
extension Logic {
  /// The warning about such closures, at the first of them; `nil` if there are none.
  var warningOfStrongSelf: Diagnostic? {
    let uses = self.segments.flatMap(self.strongSelves).sorted { $0.lowerBound < $1.lowerBound }
    guard let first = uses.first else { return nil }
    let message = "closures such as this one no longer keep the view model, and end with it"
    return self.found.problem(.importSelfUse, message, at: first, severity: .warning)
  }

  /// Returns the first use of `self` in each closure that kept the view model, and each method that is passed on.
  private func strongSelves(in segment: Segment) -> [Range<Int>] {
    // The body of a function counts as a closure elsewhere.
    let references = self.found.segment(segment.tokens, .initializer).references
    let weak = references.weakSelves.compactMap { self.code.closure(capturing: $0)?.inside }
    // A weak capture in a closure is a strong one of the closure.
    let code = segment.tokens
    let captures = references.weakSelves.map { ($0..<$0 + 1, self.closure(capturing: $0, in: code)) }
    let uses = references.found.map { ($0.tokens, self.keeper(using: $0, in: code)) }
    var known: Set<Int> = []
    return (captures + uses).compactMap { tokens, keeper in
      let isWeak = weak.contains { $0.contains(tokens.lowerBound) }
      guard let keeper, !isWeak, known.insert(keeper).inserted else { return nil }
      return tokens
    }
  }

  /// Returns where the closure around a use of a member begins, or the method, if it kept the view model.
  private func keeper(using use: Reference, in code: Range<Int>) -> Int? {
    let token = use.tokens.lowerBound
    guard use.isInClosure, let brace = self.outermost(around: token, in: code)
    else { return self.isPassedOn(use) && self.mayBeKept(token) ? token : nil }
    return use.hasSelf || self.code.isTask(brace) ? self.closure(capturing: token, in: code) : nil
  }

  /// Returns where the outermost closure around a `self` begins if its function may keep it, and it is not captured by it.
  private func closure(capturing token: Int, in code: Range<Int>) -> Int? {
    self.outermost(around: token, in: code).flatMap { brace in
      self.code.closure(at: brace)?.list.contains(token) == false ? brace : nil
    }
  }

  private func outermost(around token: Int, in code: Range<Int>) -> Int? {
    self.code.braces(around: token, in: code).last { !self.code.isBlock($0) && self.mayBeKept($0) }
  }

  /// Returns whether a brace or a method begins something that its function may keep, rather than call at once.
  private func mayBeKept(_ start: Int) -> Bool {
    if self.code.word(start - 1) == "=", self.code.word(start - 3) == "." {
      return self.code.tokens[start].partner.map { self.code.word($0 + 1) != "(" } ?? true
    }
    guard let function = self.code.function(taking: start) else { return false }
    let name = self.code.word(function)
    if functionsOfSequences.contains(name) { return false }
    let (calls, base) = self.code.chain(around: function)
    return !operatorsOfSequences.contains(name) || self.isAssignedToOutput(base)
      || calls.contains(where: operators.union(lastingOperators).subtracting(operatorsOfSequences).contains)
  }
}

extension SwiftCode {
  /// Returns whether a brace begins the work of a task, which captures `self` even if that is not written.
  fileprivate func isTask(_ brace: Int) -> Bool {
    self.function(taking: brace).map { function in
      self.word(function) == "Task" || self.compact(function - 2..<function) == "Task."
    } ?? false
  }
}

/// Functions that call a closure at once, or soon.
private let functionsOfSequences: Set = [
  "allSatisfy", "async", "contains", "drop", "first", "firstIndex", "forEach", "last", "lastIndex", "max",
  "min", "prefix", "removeAll", "sort", "sorted", "sync",
]
