import MVVMSource
import MVVMSwift

/// The captures of closures in place of a weak `self`.
struct Captures {
  var rewriting = Rewriting()
  /// The names of the members.
  var objects: Set<String> = []
  /// Whether one captures something that ends with the view model.
  var needsLifetime = false
}

// Closures that capture `self` weakly: the logic captures the objects that they use. A closure that uses none, or one that
// may live longer, also captures something that ends with the view model.
extension Logic {
  /// Returns the captures of the closures of a segment in place of a weak `self`, and the problems: closures that need the
  /// class itself, and each `self` outside them that is not followed by the name of a member.
  func captures(in segment: Segment) -> Captures {
    var all = Captures()
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
        all.needsLifetime = all.needsLifetime || self.needsLifetime(closure, locals)
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
      && closure.uses.filter(\.isOptional).map(\.tokens.lowerBound)
        .allSatisfy { self.isDirect($0, in: closure) && self.code.discardsResult(at: $0) }
  }

  /// Returns whether a token is in no closure of a closure that may be called later.
  private func isDirect(_ token: Int, in closure: WeakClosure) -> Bool {
    self.code.braces(around: token, in: closure.closure.inside)
      .allSatisfy { self.code.isBlock($0) || self.code.isOfOperator($0) }
  }

  /// Returns the uses of constants by closures that expect them to be optional, as in `self?.user.name`, by their first tokens.
  func valueUses(in segment: Segment) -> [Int] {
    self.weakClosures(in: segment).flatMap(self.valueUses).map(\.tokens.lowerBound)
  }

  private func valueUses(of closure: WeakClosure) -> [Reference] {
    closure.uses.filter { use in
      use.isOptional && closure.endsWithBag && !closure.hasInner && !self.isObject(use.name)
        && !self.code.discardsResult(at: use.tokens.lowerBound)
        && self.constantType(of: use.name).map(isOptional) == false
    }
  }

  /// Returns the type of a constant that has its value before any closure is made; `nil` for other members.
  private func constantType(of name: String) -> String? {
    guard case .extra(let property)? = self.meanings[name], property.kind == .let,
      self.isParameter(property) || self.code.value(of: property) != nil
    else { return nil }
    return self.code.type(of: property).map(self.code.spelled)
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
    let odd = closure.outliving.first { $0.isOptional && !self.code.isWork($0) && !self.code.isWhole($0) }
    if let use = odd {
      return "\(advice): '\(use.name)' may live longer than the view model"
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
    // It is as optional without the class.
    case .extra where closure.endsWithBag && self.constantType(of: use.name).map(isOptional) == true:
      return true
    case .extra where self.valueUses(of: closure).contains { $0.tokens == use.tokens }: return true
    case .computed, .extra, .fileHelper, .localHelper, .output:
      return !use.isOptional || self.code.discardsResult(at: use.tokens.lowerBound)
    default: return false
    }
  }

  private func edits(of closure: WeakClosure, _ objects: [String]) -> [Edit] {
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

  /// Returns whether a closure may do its work even if the view model is gone, since that cannot happen or did not matter.
  private func mayRun(_ closure: WeakClosure) -> Bool {
    let guards = closure.bindings.compactMap(self.code.guardStatement)
    return self.code.word(closure.token - 1) == "unowned"
      || closure.endsWithBag && guards.allSatisfy(self.code.justReturns)
  }

  /// Returns the uses `self?.f()` by a closure of what cannot be captured weakly: they need a test.
  private func guardedCalls(of closure: WeakClosure) -> [Reference] {
    if self.mayRun(closure) { return [] }
    let outliving = Set(closure.outliving.map(\.name))
    return closure.uses.filter { $0.isOptional && (!self.isObject($0.name) || outliving.contains($0.name)) }
  }

  /// Returns the uses by a closure of objects that may live longer than the view model, because others may keep them.
  func outliving(in closure: WeakClosure) -> [Reference] {
    // A stream that begins with an input ends with the view model. The token after `self` is as one in the closure.
    let ends = self.isKept(by: closure.token + 1..<closure.token + 2)
    if closure.isKept || ends || self.mayRun(closure) { return [] }
    return closure.uses.filter { use in
      guard let property = self.found.members.properties[use.name] else { return false }
      if self.localBackings.contains(use.name) { return self.isHeldByReaders(use.name, property) }
      guard case .extra? = self.meanings[use.name] else { return false }
      return self.weakObjects.contains(use.name)
        || self.isBacking(property) && self.isHeldByReaders(use.name, property)
    }
  }

  /// Returns whether who reads a stream of a subject or the like may keep the subject itself.
  private func isHeldByReaders(_ name: String, _ property: SwiftDeclaration) -> Bool {
    let made = self.code.type(of: property) ?? self.code.value(of: property) ?? 0..<0
    return switch self.found.library {
    case .combine: true
    // The stream of a relay is that of a subject in it.
    case .rxSwift: self.isShown(name) || made.contains { self.code.word($0).hasSuffix("Subject") }
    default:
      self.isShown(name)
        || self.uses(of: name).contains { use in
          !["producer", "signal", "value"].contains(self.code.member(of: use))
            && self.code.word(use, 1) != "<~"
        }
    }
  }

  /// Returns whether a closure captures something that ends with the view model, since the objects it uses do not show that.
  private func needsLifetime(_ closure: WeakClosure, _ objects: [String]) -> Bool {
    objects.isEmpty && !self.mayRun(closure) || !self.guardedCalls(of: closure).isEmpty
      || !closure.outliving.isEmpty
  }

  /// The capture of what ends with the view model, and the test for it.
  private var lifetime: (capture: String, test: String) {
    let name = self.lifetimeName
    switch self.found.library {
    case .rxSwift: return ("weak disposeBag", "disposeBag != nil")
    // The set of Combine is no object.
    case .combine: return ("weak \(name)", "\(name) != nil")
    default: return ("\(name) = inputs.lifetime", "!\(name).hasEnded")
    }
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
