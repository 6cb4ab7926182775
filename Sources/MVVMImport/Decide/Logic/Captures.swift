import MVVMSource
import MVVMSwift

// Closures that capture `self` weakly: the logic captures the objects that they use, which live as long. A
// closure that uses none captures something that ends with the view model.
extension Logic {
  /// Returns the edits to each `weak self` in a segment, the objects captured instead, and the problems:
  /// closures that need the class itself, and each `self` outside them that is not followed by the name of a
  /// member.
  func captures(in segment: Segment) -> (rewriting: Rewriting, objects: Set<String>) {
    var all = (rewriting: Rewriting(), objects: Set<String>())
    var inWeakClosures: Set<Int> = []
    for closure in self.weakClosures(in: segment) {
      let objects = Set(closure.uses.map(\.name).filter(self.isObject)).sorted(by: <)
      inWeakClosures.formUnion(closure.selves)
      if let advice = self.obstacle(to: objects, in: closure) {
        let tokens = closure.token - 1..<closure.token + 1
        all.rewriting.problems.append(self.found.problem(.importWeakSelf, advice, at: tokens))
      } else if self.isStrong(closure, objects) {
        all.rewriting.edits += self.edits(of: closure, [])
      } else {
        all.objects.formUnion(objects)
        var known: Set<String> = []
        let locals = objects.map(self.local).filter { known.insert($0).inserted }
        all.rewriting.edits += self.edits(of: closure, locals)
      }
    }
    let advice =
      "'self' cannot be passed on here, since the logic is not an object: pass the values that are needed"
    all.rewriting.problems += segment.references.bareSelves.filter { !inWeakClosures.contains($0) }
      .map { self.found.problem(.importSelfUse, advice, at: $0) }
    return all
  }

  /// Returns the uses of objects by closures that capture them strongly, by their first tokens: nobody calls the closures
  /// once the view model is gone, which ends their subscriptions.
  func strongUses(in segment: Segment) -> [Int] {
    self.weakClosures(in: segment).flatMap { closure -> [Int] in
      let objects = Set(closure.uses.map(\.name).filter(self.isObject))
      let isStrong =
        self.obstacle(to: Array(objects), in: closure) == nil && self.isStrong(closure, Array(objects))
      return isStrong ? closure.uses.map(\.tokens.lowerBound) : []
    }
  }

  /// Returns whether a closure captures objects as it captures anything else. The bag must not keep itself.
  private func isStrong(_ closure: WeakClosure, _ objects: [String]) -> Bool {
    closure.endsWithBag && !closure.hasInner && !objects.contains(where: self.roles.disposeBags.contains)
      && closure.closure.captures.count == 1
      && closure.bindings.allSatisfy { self.code.guardStatement(of: $0).map(self.code.justReturns) == true }
      && closure.uses.allSatisfy { !$0.isOptional || self.code.discardsResult(at: $0.tokens.lowerBound) }
  }

  /// Returns the constant properties of classes that the closures of a segment reach through a weak `self`,
  /// except closures that a subscription retains.
  func weakObjects(in segment: Segment) -> [String] {
    self.weakClosures(in: segment).filter { !$0.isKept }.flatMap(\.uses).map(\.name).filter { name in
      guard case .extra(let property)? = self.meanings[name], property.kind == .let else { return false }
      let type = self.code.type(of: property) ?? self.code.value(of: property).map { $0.prefix(1) }
      return type.map { $0.count == 1 && self.found.index.classes.contains(self.code.word($0.lowerBound)) }
        ?? false
    }
  }

  private func weakClosures(in segment: Segment) -> [WeakClosure] {
    if segment.references.weakSelves.isEmpty { return [] }
    let statements = self.code.statements(segment.tokens)
    return segment.references.weakSelves.compactMap { token in
      guard let closure = self.code.closure(capturing: token) else { return nil }
      let braces = self.code.braces(around: token, in: segment.tokens)
      let isKept = self.hasBag && braces.first.map(self.code.isOfOperator) == true
      let statement = statements.last { $0.lowerBound <= token }
      let request = self.requests.statement(around: token)
      let inner = braces.prefix { request?.contains($0) ?? true }
      let ends =
        inner.allSatisfy(self.code.isOfOperator) && (request ?? statement).map(self.endsWithBag) == true
      return WeakClosure(
        token: token,
        closure: closure,
        uses: segment.references.found.within(closure.inside, by: \.tokens.lowerBound).filter(\.hasSelf),
        selves: segment.references.bareSelves.within(closure.inside, by: \.self),
        bindings: closure.inside.compactMap(self.code.bindingOfSelf),
        hasInner: segment.references.weakSelves.contains(where: closure.inside.contains),
        isKept: isKept,
        endsWithBag: isKept && ends
      )
    }
  }

  /// Returns whether a statement adds a subscription to the dispose bag.
  private func endsWithBag(_ statement: Range<Int>) -> Bool {
    guard let open = self.code.tokens[statement.upperBound - 1].partner else { return false }
    return ["disposed", "store"].contains(self.code.word(open - 1))
      && self.roles.disposeBags.contains(self.code.plainWord(statement.upperBound - 2))
  }

  /// Returns advice on a weak `self` if no objects can be captured instead; `nil` if they can.
  private func obstacle(to objects: [String], in closure: WeakClosure) -> String? {
    let word = self.code.word(closure.token - 1)
    if closure.uses.contains(where: { self.roles.refused.contains($0.name) }) { return nil }
    if let held = closure.uses.first(where: { self.mayHold($0, in: closure) }) {
      let capture = "[\(word) \(held.name) = self.\(held.name)]"
      let isVariable = self.found.members.properties[held.name]?.kind == .var
      let advice = isVariable ? "make '\(held.name)' a constant" : "write '\(capture)' for '\(word) self'"
      return "\(advice) first: the closure would keep '\(held.name)'"
    }
    let advice = "remove '\(word) self' first"
    if let use = closure.uses.first(where: { !self.isReplaceable($0, in: closure) }) {
      return "\(advice): '\(use.name)' may not be an object that could be captured instead"
    }
    // The set of Combine cannot be captured.
    let guards = closure.bindings.compactMap(self.code.guardStatement)
    let mayRun = closure.endsWithBag && guards.allSatisfy(self.code.justReturns)
    let needsOwner =
      word == "weak" && !mayRun && (objects.isEmpty || closure.uses.contains(where: \.isOptional))
    if self.found.library == .combine, needsOwner,
      !closure.uses.allSatisfy({ self.isObject($0.name) }) || objects.isEmpty
    {
      return "\(advice): nothing that ends with the view model could be captured in its place"
    }
    let isBound = closure.selves.allSatisfy { token in closure.bindings.contains { $0.contains(token) } }
    let isGuarded = closure.bindings.allSatisfy { self.code.guardStatement(of: $0) != nil }
    let isOnly = closure.closure.captures.count == 1 || word == "weak" && !closure.endsWithBag
    return isBound && (!objects.isEmpty || isOnly && isGuarded)
      ? nil : "\(advice): the logic is not an object, and its 'self' cannot be deallocated"
  }

  /// Returns whether a closure would retain an object that it reached through a weak `self`, and that may
  /// retain the closure.
  private func mayHold(_ use: Reference, in closure: WeakClosure) -> Bool {
    guard !closure.isKept, !self.isObject(use.name), case .extra(let extra)? = self.meanings[use.name]
    else { return false }
    return self.mayBeObject(extra)
  }

  /// Returns whether a use of a member can do without a weak `self`. An object can be captured instead. Any
  /// other member stops being optional if `x` replaces `self?.x`, so the result must not be used.
  private func isReplaceable(_ use: Reference, in closure: WeakClosure) -> Bool {
    if self.isObject(use.name) || self.roles.refused.contains(use.name) { return true }
    switch self.meanings[use.name] {
    // A computed local or a local function retains what it uses.
    case .computed where !closure.endsWithBag, .localHelper where !closure.endsWithBag,
      .output where !closure.endsWithBag:
      return false
    case .disposeBag: return closure.endsWithBag && !use.isOptional
    case .computed, .extra, .fileHelper, .localHelper, .output:
      return !use.isOptional || self.code.discardsResult(at: use.tokens.lowerBound)
    default: return false
    }
  }

  private func edits(of closure: WeakClosure, _ objects: [String]) -> [Edit] {
    let word = self.code.word(closure.token - 1)
    let guards = closure.bindings.compactMap(self.code.guardStatement)
    let mayRun = word == "unowned" || closure.endsWithBag && guards.allSatisfy(self.code.justReturns)
    if objects.isEmpty, mayRun {
      return [self.removal(of: closure)] + guards.map { Edit(self.code.gap(after: $0), "") }
    }
    let owner = self.owner
    let calls = mayRun ? [] : closure.uses.filter { $0.isOptional && !self.isObject($0.name) }
    let owners = objects.isEmpty || !calls.isEmpty ? [owner.capture] : []
    let captures = (objects.map { "\(word) \($0)" } + owners).joined(separator: ", ")
    let bound = objects.map { "let \($0) = \($0)" }.joined(separator: ", ")
    return [Edit(self.code.range(closure.token - 1..<closure.token + 1), captures)]
      + closure.bindings.map { tokens in
        let range = self.code.range(tokens.lowerBound - 1..<tokens.upperBound)
        return Edit(range, objects.isEmpty ? owner.test : bound)
      } + calls.flatMap { self.code.edits(ofStatementAt: $0.tokens.lowerBound, "if \(owner.test) { ", " }") }
  }

  /// The capture of an object that ends with the view model, and the test for it.
  private var owner: (capture: String, test: String) {
    let lifetime = self.free("lifetime")
    return self.hasBag
      ? ("weak disposeBag", "disposeBag != nil") : ("\(lifetime) = inputs.lifetime", "!\(lifetime).hasEnded")
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

/// A closure that captures `self` weakly.
private struct WeakClosure {
  /// The token of `self`.
  let token: Int
  let closure: SwiftClosure
  let uses: [Reference]
  /// The tokens `self` in it that are not followed by the name of a member.
  let selves: ArraySlice<Int>
  /// The conditions that bind `self`.
  let bindings: [Range<Int>]
  /// Whether a closure in it captures `self` weakly again.
  let hasInner: Bool
  /// Whether a subscription retains it, rather than an object that it may use.
  let isKept: Bool
  /// Whether it is never called after the dispose bag is gone.
  let endsWithBag: Bool
}

extension Array {
  /// Returns the elements whose tokens are in a range. The elements must be in the order of their tokens.
  fileprivate func within(_ tokens: Range<Int>, by token: (Element) -> Int) -> ArraySlice<Element> {
    let start = self.partitioningIndex { token($0) >= tokens.lowerBound }
    return self[start...].prefix { token($0) < tokens.upperBound }
  }
}
