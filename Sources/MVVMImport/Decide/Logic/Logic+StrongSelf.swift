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

  /// Returns the first use of `self` in each closure that kept the view model.
  private func strongSelves(in segment: Segment) -> [Range<Int>] {
    // The body of a function counts as a closure elsewhere.
    let references = self.found.segment(segment.tokens, .initializer).references
    let weak = references.weakSelves.compactMap { self.code.closure(capturing: $0)?.inside }
    var known: Set<Int> = []
    return references.found.filter { $0.hasSelf && $0.isInClosure }.compactMap { use in
      let token = use.tokens.lowerBound
      guard let brace = self.code.braces(around: token, in: segment.tokens).last(where: self.mayBeKept),
        !weak.contains(where: { $0.contains(token) }), known.insert(brace).inserted,
        self.code.closure(at: brace)?.list.contains(token) == false
      else { return nil }
      return use.tokens
    }
  }

  /// Returns whether a brace is that of a closure that its function may keep, rather than call at once.
  private func mayBeKept(_ brace: Int) -> Bool {
    guard let function = self.code.function(taking: brace) else { return false }
    let name = self.code.word(function)
    if functionsOfSequences.contains(name) { return false }
    let (calls, base) = self.code.chain(around: function)
    return !operatorsOfSequences.contains(name) || self.isAssignedToOutput(base)
      || calls.contains(where: operators.union(lastingOperators).subtracting(operatorsOfSequences).contains)
  }
}

/// Functions that call a closure at once, or soon.
private let functionsOfSequences: Set = [
  "allSatisfy", "async", "contains", "drop", "first", "firstIndex", "forEach", "last", "lastIndex", "max",
  "min", "prefix", "removeAll", "sort", "sorted", "sync",
]
