import MVVMModel
import MVVMSource
import MVVMSwift

/// The locals at the start of the initializer that replace properties of the class.
struct Locals {
  let backings: [(input: FoundInput, backing: Backing)]
  let extras: [SwiftDeclaration]
  /// The `@Published` properties, which a local object has.
  let published: [SwiftDeclaration]
  /// The names of the locals that must be retained as long as the view model.
  let held: [String]
  /// The names of those among them that the initializer assigns.
  let assigned: Set<String>
  /// Whether closures of Combine capture an object that ends with the view model.
  let hasLifetime: Bool

  var count: Int { self.backings.count + self.extras.count + (self.published.isEmpty ? 0 : 1) }
}

extension Logic {
  /// - Parameter captures: The captures of closures in place of a weak `self`.
  func locals(_ captures: [Captures]) -> Locals {
    let backings = self.readLocals
    let captured = captures.reduce(into: Set<String>()) { $0.formUnion($1.objects) }
    let held = self.roles.extras.flatMap { extra in
      self.code.names(of: extra).filter {
        $0 != "_" && !extra.has("lazy") && (captured.contains($0) || self.needsOwner($0, extra))
          && !self.isAnswer($0)
      }
    }
    let extras = self.roles.extras.filter { !self.isParameter($0) }
    let kept = backings.filter { captured.contains($0.backing.names[0]) || self.isWritten($0.backing) }
    let names = held + kept.map { $0.backing.names[0] }.sorted(by: <)
    let assigned = extras.filter { self.code.value(of: $0) == nil && !self.found.isNilAtFirst($0) }
      .flatMap(self.code.names)
    return Locals(
      backings: backings,
      extras: extras,
      published: self.roles.published,
      held: names.map(self.local) + (self.roles.published.isEmpty ? [] : [self.names.published.object])
        + (self.needsRequestsHeld ? [self.requestsName] : []),
      assigned: Set(assigned.map(self.local)),
      hasLifetime: self.found.library == .combine && captures.contains(where: \.needsLifetime)
    )
  }

  /// Returns whether the code also sends to the property of an input, which the logic then keeps unchanged.
  func isWritten(_ backing: Backing) -> Bool {
    !self.hasBag && !backing.isPipe
      && self.uses(of: backing.names[0]).contains { self.code.writes($0, backing) }
  }

  /// The backings whose locals are read, each once.
  private var readLocals: [(input: FoundInput, backing: Backing)] {
    var made: Set<String> = []
    return self.interface.inputs.flatMap { input in
      input.body.backings.filter { backing in
        let name = backing.names[0]
        return self.localBackings.contains(name) && !self.uses(of: name).isEmpty && made.insert(name).inserted
      }.map { (input, $0) }
    }
  }

  /// Returns whether a reply's closure retains a local for the lifetime of the view model.
  private func isAnswer(_ name: String) -> Bool {
    self.isShown(name)
      || self.segments.contains { segment in
        segment.place == .closure
          && segment.references.found.contains { $0.name == name && !$0.isOptional && !$0.isShorthand }
      }
  }

  /// Returns whether a local must be retained: work that it began ends with it, or no subscription retains
  /// the object.
  private func needsOwner(_ name: String, _ extra: SwiftDeclaration) -> Bool {
    let text = self.code.compact(extra.head)
    let endings = ["MutableProperty", ".pipe()", "Lifetime.make", "Lifetime.Token", "Disposable(", "Action("]
    if !self.hasBag, endings.contains(where: { text.contains($0) }) { return true }
    guard self.mayBeObject(extra), !self.isBacking(extra) else { return false }
    let body = self.found.initializer?.inside ?? 0..<0
    let parameters = self.isParameter(extra) ? body.filter { self.code.plainWord($0) == name } : []
    let uses = self.uses(outsideComputed: name).map(\.tokens) + parameters.map { $0..<$0 + 1 }
    return !uses.contains { self.isKept(by: $0) }
  }

  /// Returns the uses of a member, except in computed locals: nothing retains what they read while they are not
  /// read themselves.
  private func uses(outsideComputed name: String) -> [Reference] {
    self.uses(of: name).filter { use in
      !self.roles.computed.contains { $0.inside.contains(use.tokens.lowerBound) }
    }
  }

  /// The problems with lazy properties that no lazy local can replace: those that nothing would keep, since to keep one
  /// would create it, and those that use computed locals or lazy ones after them.
  var lazyProblems: [Diagnostic] {
    let lazy = self.roles.extras.filter { $0.has("lazy") }
    var later = Set((lazy + self.roles.computed).flatMap(self.code.names)).union(self.roles.disposeBags)
    return lazy.compactMap { extra in
      let name = self.code.declaredName(of: extra)
      let value = self.code.value(of: extra).map { self.found.segment($0, .helper).references.found } ?? []
      let isEarly = value.contains { later.contains($0.name) }
      later.remove(name)
      guard isEarly || self.needsOwner(name, extra) && !self.isAnswer(name) else { return nil }
      let reason = isEarly ? "it uses what comes later in the logic" : "nothing would keep a lazy one"
      let advice = "create '\(name)' in the initializer first: \(reason)"
      return self.found.problem(.importExtraMember, advice, at: extra)
    }
  }

  /// Returns whether a property may be or contain an object.
  func mayBeObject(_ extra: SwiftDeclaration) -> Bool {
    if let type = self.code.type(of: extra) {
      let words = type.filter(self.code.isWord).map(self.code.word).filter { $0.first?.isUppercase == true }
      return self.code.first("->", in: type) != nil
        || words.contains { ["Any", "AnyObject"].contains($0) || !self.found.index.isValue($0) }
    }
    if self.code.isInjected(extra) { return true }
    guard let value = self.code.value(of: extra), !self.found.index.isValue(self.code.word(value.lowerBound))
    else { return false }
    return value.contains { self.code.isWord($0) && self.code.word($0 + 1) == "(" }
  }

  /// The problems with inputs that send to relays in a different order from earlier ones: each relay is bound
  /// to all of its inputs at once.
  var orderProblems: [Diagnostic] {
    let places = Dictionary(self.readLocals.enumerated().map { ($1.backing.names[0], $0) }) { first, _ in
      first
    }
    return self.interface.inputs.compactMap { input in
      let order = input.body.backings.compactMap { places[$0.names[0]] }
      guard zip(order, order.dropFirst()).contains(where: >), let function = input.body.implementation
      else { return nil }
      let advice = "let '\(input.name)' send in the order in which inputs before it do"
      return self.found.problem(.importInputBody, "\(advice): the logic has one order for all", at: function)
    }
  }
}
