import MVVMSource
import MVVMSwift

// Closures that capture `self` weakly: the logic captures the objects that they use, which live as long.
extension Logic {
  /// Returns the edits to each `weak self` in a segment, the objects that are captured in its place, and the problems:
  /// closures that need the class itself, and each `self` outside of them that no name of a member follows.
  func captures(in segment: Segment) -> (rewriting: Rewriting, objects: Set<String>) {
    var all = (rewriting: Rewriting(), objects: Set<String>())
    var inWeakClosures: Set<Int> = []
    for token in segment.references.weakSelves {
      guard let closure = self.code.closure(capturing: token) else { continue }
      let selves = segment.references.bareSelves.within(closure.inside, by: \.self)
      let uses = segment.references.found.within(closure.inside, by: \.tokens.lowerBound).filter(\.hasSelf)
      let bindings = closure.inside.compactMap(self.code.bindingOfSelf)
      let objects = Set(uses.map(\.name).filter(self.isObject)).sorted(by: <)
      inWeakClosures.formUnion(selves)
      let isOnly = closure.captures.count == 1
      let reason = self.obstacle(to: objects, uses: uses, selves: selves, bindings: bindings, isOnly: isOnly)
      if let reason {
        let advice = "take '\(self.code.word(token - 1)) self' away first: \(reason)"
        let tokens = token - 1..<token + 1
        all.rewriting.problems.append(self.found.problem(.importWeakSelf, advice, at: tokens))
      } else {
        let names = objects.map(self.local)
        all.objects.formUnion(objects)
        all.rewriting.edits.append(self.edit(ofCapture: token, in: closure, names))
        all.rewriting.edits += bindings.map { self.edit(ofBinding: $0, names) }
      }
    }
    let advice = "name what is needed of 'self' here: the logic is no object that could be handed on"
    all.rewriting.problems += segment.references.bareSelves.filter { !inWeakClosures.contains($0) }
      .map { self.found.problem(.importSelfUse, advice, at: $0) }
    return all
  }

  /// Says why objects cannot be captured in place of `self`; `nil` if they can.
  private func obstacle(
    to objects: [String],
    uses: [Reference],
    selves: ArraySlice<Int>,
    bindings: [Range<Int>],
    isOnly: Bool
  ) -> String? {
    if let use = uses.first(where: { !self.isReplaceable($0) }) {
      return "'\(use.name)' may be no object to capture in its place"
    }
    let isBound = selves.allSatisfy { token in bindings.contains { $0.contains(token) } }
    let isFree = !objects.isEmpty || isOnly && bindings.allSatisfy { self.code.guardStatement(of: $0) != nil }
    return isBound && isFree ? nil : "the logic is no object, and has no 'self' that could be gone"
  }

  /// Whether a use of a member can do without a weak `self`. An object can be captured in its place. Any other member
  /// loses its optionality if `x` replaces `self?.x`, so then the result must not be used.
  private func isReplaceable(_ use: Reference) -> Bool {
    if self.isObject(use.name) || self.roles.refused.contains(use.name) { return true }
    switch self.meanings[use.name] {
    // What a local function uses ends with the bag, which it does not hold.
    case .localHelper where !self.isRx: return false
    case .extra, .fileHelper, .localHelper:
      return !use.isOptional || self.code.discardsResult(at: use.tokens.lowerBound)
    default: return false
    }
  }

  private func edit(ofCapture token: Int, in closure: SwiftClosure, _ objects: [String]) -> Edit {
    let element = self.code.range(token - 1..<token + 1)
    if !objects.isEmpty {
      let word = self.code.word(token - 1)
      return Edit(element, objects.map { "\(word) \($0)" }.joined(separator: ", "))
    }
    let (list, end) = (closure.list, closure.list.upperBound)
    let hasAttribute = self.code.word(list.lowerBound - 1) != "{"
    let range = self.code.range(
      list.lowerBound..<(self.code.word(end) == "in" && !hasAttribute ? end + 1 : end)
    )
    let next = self.code.file.bytes[range.upperBound...].first.map(isBlank) == true ? 1 : 0
    return Edit(range.lowerBound..<range.upperBound + next, "")
  }

  /// Returns the edit that makes `let self = self` bind the objects; without any, it removes the statement.
  private func edit(ofBinding tokens: Range<Int>, _ objects: [String]) -> Edit {
    if objects.isEmpty, let statement = self.code.guardStatement(of: tokens) {
      return Edit(self.code.line(self.code.range(statement)), "")
    }
    return Edit(self.code.range(tokens), objects.map { "\($0) = \($0)" }.joined(separator: ", let "))
  }
}

extension Array {
  /// Returns the elements whose tokens are in a range. The elements have to be in the order of their tokens.
  fileprivate func within(_ tokens: Range<Int>, by token: (Element) -> Int) -> ArraySlice<Element> {
    let start = self.partitioningIndex { token($0) >= tokens.lowerBound }
    return self[start...].prefix { token($0) < tokens.upperBound }
  }
}

extension SwiftCode {
  /// Returns the tokens after a `let` that binds `self` to its own name: `self`, or `self = self`.
  fileprivate func bindingOfSelf(_ index: Int) -> Range<Int>? {
    guard self.word(index) == "let", self.plainWord(index + 1) == "self" else { return nil }
    let hasValue =
      self.word(index + 2) == "=" && self.word(index + 3) == "self" && self.word(index + 4) != "."
    return index + 1..<index + (hasValue ? 4 : 2)
  }

  /// Returns the statement `guard let self = self else { … }` of a binding, if it has no other conditions.
  fileprivate func guardStatement(of binding: Range<Int>) -> Range<Int>? {
    let start = binding.lowerBound - 2
    guard self.word(start) == "guard", self.word(binding.upperBound) == "else",
      self.word(binding.upperBound + 1) == "{", let end = self.tokens[binding.upperBound + 1].partner
    else { return nil }
    return start..<end + 1
  }

  /// Whether a statement without a used result begins at a token: among others, or alone in an observer.
  fileprivate func discardsResult(at token: Int) -> Bool {
    guard let open = self.bracket(around: token), self.word(open) == "{",
      let close = self.tokens[open].partner
    else { return false }
    let start = (open + 1..<token).last { self.word($0) == "in" }.map { $0 + 1 } ?? open + 1
    let statements = self.statements(start..<close)
    guard statements.contains(where: { $0.lowerBound == token }) else { return false }
    if statements.count > 1 { return true }
    let word = [":", "("].contains(self.word(open - 1)) ? self.word(open - 2) : self.word(open - 1)
    return ["on", "observe", "start", "subscribe", "drive", "emit"].contains { beginning in
      // `onNext` begins so, and `once` does not.
      word.hasPrefix(beginning) && word.dropFirst(beginning.count).first?.isLowercase != true
    }
  }
}
