import MVVMSource
import MVVMSwift

/// The roles in the logic of members that do not implement an input or output.
struct Roles {
  /// The names of the properties that expose the facets.
  var facetNames: [FoundFacet: String] = [:]
  /// Private properties that become locals of the initializer.
  var extras: [SwiftDeclaration] = []
  /// The names of the dispose bags. The logic gets one as a parameter, which replaces all of them.
  var disposeBags: Set<String> = []
  /// Private properties without a value that become computed locals.
  var computed: [SwiftDeclaration] = []
  /// Private `@Published` properties, which a local object gets.
  var published: [SwiftDeclaration] = []
  /// Private functions whose bodies replace their calls.
  var inlined: [InlinedHelper] = []
  /// Private functions that become functions of the file.
  var fileHelpers: [SwiftDeclaration] = []
  /// Private functions that become local ones, since they use locals or would be ambiguous in the file.
  var localHelpers: [SwiftDeclaration] = []
  /// Nested types and static members, which stay in the class.
  var kept: [SwiftDeclaration] = []
  /// A `deinit` that only prints.
  var farewell: SwiftDeclaration?
  /// The names of members that are reported. Their uses are not reported again.
  var refused: Set<String> = []
  var problems: [Diagnostic] = []

  mutating func refuse(
    _ name: String,
    _ advice: String,
    at member: SwiftDeclaration,
    of found: FoundViewModel
  ) {
    self.refused.formUnion([name, "$\(name)"])
    self.problems.append(found.problem(.importExtraMember, advice, at: member))
  }
}

extension Interface {
  func roles() -> Roles {
    let bodies = self.inputs.map(\.body)
    let implementations =
      bodies.compactMap(\.implementation) + bodies.flatMap { $0.backings.map(\.declaration) }
      + self.outputs.compactMap(\.implementation)
    let used = Set(implementations.map(\.keyword))
    var roles = Roles(refused: self.refused)
    // An extension of the protocol may expose the facets for the class.
    for member in self.found.protocols.type.map({ self.code.declarations($0.inside) }) ?? [] {
      if let facet = self.facet(offeredBy: member) {
        roles.facetNames[facet] = self.code.declaredName(of: member)
      }
    }
    for member in self.found.members.all where !used.contains(member.keyword) { self.sort(member, &roles) }
    self.sortComputed(of: &roles)
    roles.extras += self.outputs.filter(\.isKept).compactMap(\.implementation)
    let called = self.inputs.filter(\.body.isCalled).compactMap(\.body.implementation)
    roles.inlined = self.inlined(roles)
    let inlined = Set(roles.inlined.map(\.declaration.keyword))
    roles.problems += self.warningsOfClosed(roles)
    roles.fileHelpers.removeAll { inlined.contains($0.keyword) }
    roles.fileHelpers += called
    return self.sortingHelpers(of: roles, local: called.map(self.code.declaredName))
  }

  private func sort(_ member: SwiftDeclaration, _ roles: inout Roles) {
    switch member.kind {
    case .`init`, .directive: break
    case .var, .let: self.sort(property: member, &roles)
    case .func: self.sort(function: member, &roles)
    case _ where member.isType: roles.kept.append(member)
    case .deinit where self.justPrints(member): roles.farewell = member
    case .deinit:
      roles.problems.append(self.found.problem(.importExtraMember, self.adviceOnDeinit, at: member.keyword))
    default:
      let word = self.code.word(member.keyword)
      let advice = "move '\(word)' out of the class first: a spec has nothing like it"
      roles.problems.append(self.found.problem(.importExtraMember, advice, at: member.keyword))
    }
  }

  private func sort(property member: SwiftDeclaration, _ roles: inout Roles) {
    let name = self.code.names(of: member).first ?? ""
    let value = self.code.value(of: member)
    let type = self.code.type(of: member)
    if member.braces != nil, let facet = self.facet(offeredBy: member) {
      roles.facetNames[facet] = name
    } else if roles.refused.contains(name) {
      return
    } else if member.isStatic {
      roles.kept.append(member)
    } else if self.isBag(type, value) {
      roles.disposeBags.insert(name)
    } else if let advice = self.advice(onExtra: member, name) {
      roles.refuse(name, advice, at: member, of: self.found)
    } else if self.code.isPublished(member) {
      roles.published.append(member)
    } else if self.hasOnlyGetter(member) {
      roles.computed.append(member)
    } else if value != nil || type != nil || self.code.isInjected(member) {
      roles.extras.append(member)
    }
  }

  /// Returns whether a property stores subscriptions: `DisposeBag()`, or an initially empty set of cancellables.
  private func isBag(_ type: Range<Int>?, _ value: Range<Int>?) -> Bool {
    let (type, value) = (type.map(self.code.compact), value.map(self.code.compact))
    switch self.found.library {
    case .rxSwift: return value == "DisposeBag()" || type == "DisposeBag"
    case .combine:
      let types = ["Set<AnyCancellable>", "[AnyCancellable]"]
      let isTyped = type.map(types.contains) == true && ["[]", ".init()"].contains(value)
      return isTyped || types.contains { value == "\($0)()" }
    default: return false
    }
  }

  /// Returns the facet that a property exposes, as in `var inputs: XInputs { self }`.
  private func facet(offeredBy member: SwiftDeclaration) -> FoundFacet? {
    let type = self.code.offered(by: member)
    return self.found.protocols.ofFacets.first { type == self.code.declaredName(of: $0.declaration) }?.facet
  }

  /// Returns the change that a property needs before it can be a local of the initializer.
  private func advice(onExtra member: SwiftDeclaration, _ name: String) -> String? {
    let local = "it becomes a local of the initializer"
    if !member.isPrivate, !self.found.canClose(member, name) { return self.adviceOnOpen(name) }
    if ["weak", "unowned"].contains(where: member.has) {
      let advice = "pass '\(name)' only to the initializer, and capture it weakly in each closure"
      return "\(advice): a local would keep it"
    }
    if self.code.isPublished(member) { return self.advice(onPublished: member, name) }
    if !member.attributes.isEmpty, !self.code.isInjected(member) {
      return "write '\(name)' as a plain private property: \(local)"
    }
    let advice = "write '\(name)' without observers and setters: \(local)"
    return self.code.accessor(of: member) == nil ? nil : advice
  }

  private func sort(function member: SwiftDeclaration, _ roles: inout Roles) {
    let name = self.code.declaredName(of: member)
    if roles.refused.contains(name) { return }
    if member.isStatic
      || !member.isPrivate && !self.found.canClose(function: member, name) && self.canStay(member)
    {
      roles.kept.append(member)
    } else if let advice = self.advice(onHelper: member, name) {
      roles.refuse(name, advice, at: member, of: self.found)
    } else {
      roles.fileHelpers.append(member)
    }
  }

  /// Returns the change that a function needs before it can be moved out of the class.
  private func advice(onHelper member: SwiftDeclaration, _ name: String) -> String? {
    if !member.isPrivate, !self.found.canClose(function: member, name) { return self.adviceOnOpen(name) }
    if self.found.members.properties[name] != nil {
      return "rename the function '\(name)' first: it becomes one next to the property of its name"
    }
    let advice = "remove the attribute from '\(name)' first: it becomes a function next to the class"
    return member.attributes.isEmpty ? nil : advice
  }

  /// Returns whether a function uses nothing of the class but streams, relays and subjects that the
  /// generated one also has.
  private func canStay(_ member: SwiftDeclaration) -> Bool {
    let streams = self.outputs.filter { $0.isStream || $0.isKept && $0.isRelay }
    let shown = Set(streams.map(\.name) + self.inputs.filter(\.isRelay).map(\.name))
    let uses = self.found.segment(of: member).references
    return uses.bareSelves.isEmpty
      && uses.found.allSatisfy { shown.contains($0.name) && !self.code.assigns($0.tokens.upperBound) }
  }

  /// Makes helpers local if they use locals, directly or through others, or would be ambiguous in the file.
  ///
  /// - Parameter local: The names of others to make local.
  private func sortingHelpers(of roles: Roles, local: [String]) -> Roles {
    let names = roles.fileHelpers.map(self.code.declaredName)
    let references = roles.fileHelpers.map { self.found.segment(of: $0).references }
    // A closure in it captures locals in place of a weak `self`.
    let isFirst = zip(names, references).map { name, references in
      self.found.file.hasSeveral(name) || local.contains(name) || !references.weakSelves.isEmpty
    }
    let first = self.state(roles) + zip(names, isFirst).filter(\.1).map(\.0)
    let all = reachable(from: Set(first), users(in: Array(zip(names, references))))
    let usesLocal = references.map { $0.found.contains { all.contains($0.name) } }
    let helpers = zip(roles.fileHelpers, zip(isFirst, usesLocal).map { $0 || $1 })
    var sorted = roles
    sorted.localHelpers = helpers.filter(\.1).map(\.0).sorted { $0.keyword < $1.keyword }
    sorted.fileHelpers = helpers.filter { !$0.1 }.map(\.0)
    return sorted
  }

  /// Returns the names that only the initializer has.
  private func state(_ roles: Roles) -> [String] {
    (roles.extras + roles.computed + roles.published).flatMap(self.code.names)
      + roles.published.map { "$\(self.code.declaredName(of: $0))" }
      + self.inputs.flatMap { $0.body.backings.flatMap(\.names) }
      + self.outputs.map(\.name) + roles.disposeBags
  }
}
