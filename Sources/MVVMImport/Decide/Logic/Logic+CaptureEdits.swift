import MVVMSource
import MVVMSwift

extension Logic {
  /// Returns the edits of a closure that captures objects in place of a weak `self`.
  func edits(of closure: WeakClosure, _ objects: [String]) -> [Edit] {
    let guards = closure.bindings.compactMap(self.code.guardStatement)
    let captures = self.captures(of: closure, objects)
    let captured = Edit(self.code.range(closure.token - 1..<closure.token + 1), captures)
    if objects.isEmpty, self.mayRun(closure) {
      let removals = guards.map { Edit(self.code.gap(after: $0), "") }
      return [captures.isEmpty ? self.removal(of: closure) : captured] + removals
    }
    let test = self.lifetime.test
    let needsTest = objects.isEmpty || !closure.outliving.isEmpty && !objects.contains(self.bagName)
    let tests = needsTest ? [test] : []
    let bound = (tests + objects.map { "let \($0) = \($0)" }).joined(separator: ", ")
    let bindings = closure.bindings.map { tokens in
      let range = self.code.range(tokens.lowerBound - 1..<tokens.upperBound)
      return Edit(range, bound)
    }
    return [captured] + bindings
      + self.guardedCalls(of: closure).flatMap { use in
        let (head, tail) = self.code.isWork(use) ? ("if \(test) { ", " }") : ("\(test) ? ", " : nil")
        return self.code.edits(ofStatementAt: use.tokens.lowerBound, head, tail)
      }
  }

  /// Returns the captures of a closure: objects, what shows the end of the view model, and constants.
  private func captures(of closure: WeakClosure, _ objects: [String]) -> String {
    let word = self.code.word(closure.token - 1)
    let values = Set(self.valueUses(of: closure).map(\.name)).sorted(by: <).map(self.local)
    // A bag that it uses shows the end as well.
    let needsMore = self.needsLifetime(closure, objects) && !objects.contains(self.bagName)
    let ends = needsMore ? [self.lifetime.capture] : []
    let all = objects.map { "\(word) \($0)" } + ends + values.map { "\($0) = Optional(\($0))" }
    return all.joined(separator: ", ")
  }

  /// Returns the edit that removes a capture list, with `in` if nothing else comes before it.
  private func removal(of weak: WeakClosure) -> Edit {
    let (list, end) = (weak.closure.list, weak.closure.list.upperBound)
    let hasAttribute = self.code.word(list.lowerBound - 1) != "{"
    let range = self.code.range(
      list.lowerBound..<(self.code.word(end) == "in" && !hasAttribute ? end + 1 : end)
    )
    let bytes = self.code.file.bytes
    let next = bytes[range.upperBound...].prefix(while: isBlank)
    let isAtBrace = bytes[range.lowerBound - 1] == Byte.leftBrace
    if bytes[next.endIndex...].first.map(isLineEnd) == true {
      let start = range.lowerBound - bytes[..<range.lowerBound].reversed().prefix(while: isBlank).count
      return Edit(start..<next.endIndex, "")
    }
    return Edit(range.lowerBound..<(isAtBrace ? range.upperBound : next.endIndex), "")
  }
}
