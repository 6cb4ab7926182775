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
    var known: Set<Int> = []
    return references.found.compactMap { use in
      guard let keeper = self.keeper(using: use, in: segment.tokens),
        !weak.contains(where: { $0.contains(use.tokens.lowerBound) }), known.insert(keeper).inserted
      else { return nil }
      return use.tokens
    }
  }

  /// Returns where the closure around a use of a member begins, or the method, if it kept the view model.
  private func keeper(using use: Reference, in code: Range<Int>) -> Int? {
    let token = use.tokens.lowerBound
    let brace = self.code.braces(around: token, in: code).last(where: self.mayBeKept)
    guard let brace, use.isInClosure else {
      return self.isPassedOn(use) && self.mayBeKept(token) ? token : nil
    }
    let isCaptured = self.code.closure(at: brace)?.list.contains(token) != false
    return !isCaptured && (use.hasSelf || self.code.isTask(brace)) ? brace : nil
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
