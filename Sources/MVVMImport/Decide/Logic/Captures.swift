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

  func valueUses(of closure: WeakClosure) -> [Reference] {
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
}
