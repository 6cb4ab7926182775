import MVVMSource
import MVVMSyntax

/// A namespace of the style, filled with the members of one view model.
struct NameScope {
  private let namespace: Namespace
  private let defaultKind: OutputKind
  /// Whether the class stores states, which can be initialized from a dependency.
  private let storesStates: Bool
  /// The names that the generated code needs.
  private let needed: WordSet
  /// The states that share a property with an input, by the index of the input; `nil` in a scope without such
  /// properties.
  private let pairedStates: [Int: Int]?

  /// - Parameter generated: The names that are in every scope of the class.
  init(_ namespace: Namespace, of viewModel: ViewModel, rules: CheckRules, generated: WordSet) {
    self.namespace = namespace
    self.defaultKind = rules.defaultKind
    self.storesStates = rules.storesStates
    self.needed = generated.union(namespace.fixed)
    let hasPairs = rules.storesStates || namespace.isObserved
    let pairs = hasPairs ? viewModel.pairs(rules.defaultKind) : nil
    self.pairedStates = pairs?.reduce(into: [:]) { $0[$1.input.index] = $1.state.index }
  }

  /// Returns the members whose names conflict with a fixed name or with a name of another member.
  func conflicts(among members: [Member]) -> [NameConflict] {
    let names = self.names(of: members)
    let taken = self.takenNames(among: names)
    let reported = Set(taken.map(\.member))
    return taken + self.duplicateNames(among: names.filter { !reported.contains($0.member.index) })
  }
}

/// A name that a member has in a scope.
private struct MemberName {
  let member: Member
  let name: GeneratedName
  let text: Text

  init(_ name: GeneratedName, of member: Member) {
    self.member = member
    self.name = name
    self.text = name.text
  }
}

extension NameScope {
  /// Returns the names of the members: first those that are derived, then those as written.
  private func names(of members: [Member]) -> [MemberName] {
    let names = members.flatMap { member in
      self.namespace.names(of: member, self.defaultKind).map { MemberName($0, of: member) }
    }
    return names.filter { $0.name.pattern != .name } + names.filter { $0.name.pattern == .name }
  }

  /// Returns the members with a name that the generated code needs.
  private func takenNames(among names: [MemberName]) -> [NameConflict] {
    let owner =
      self.namespace.isOfBindings
      ? "the generated binding"
      : self.namespace.isObserved ? "the object of 'observed'" : "the generated class"
    var reported: Set<Int> = []
    // In reverse order, names as written come first. They are more helpful to the author than derived names.
    return names.reversed().compactMap { name in
      guard self.needed.contains(name.text), reported.insert(name.member.index).inserted else { return nil }
      let diagnostic = reservedName(name.text, at: name.member.place, neededBy: owner)
      return NameConflict(name.member, diagnostic)
    }
  }

  /// Returns the members with a name that another member has. Each name is compared with all of its owners,
  /// since several may share a property: the order of the sections must not decide which two are compared.
  private func duplicateNames(among names: [MemberName]) -> [NameConflict] {
    var latest: [Text: Int] = [:]
    // The previous name with the same text, for each name.
    var previous: [Int: Int] = [:]
    var conflicts: [NameConflict] = []
    var reported: Set<Int> = []
    for (index, name) in names.enumerated() where !reported.contains(name.member.index) {
      guard let owner = latest.updateValue(index, forKey: name.text) else { continue }
      let owners = sequence(first: owner) { previous[$0] }
      guard let other = owners.reversed().first(where: { !self.areOneProperty(name, names[$0]) }) else {
        previous[index] = owner
        continue
      }
      latest[name.text] = owner
      reported.insert(name.member.index)
      conflicts.append(NameConflict(name.member, self.duplicateName(name, takenBy: names[other])))
    }
    return conflicts
  }

  /// Returns whether both names belong to one property: of one member, of an input and a state that are a
  /// pair, or of a dependency and the output that it provides.
  private func areOneProperty(_ one: MemberName, _ other: MemberName) -> Bool {
    let (member, second) = (one.member.index, other.member.index)
    if member == second || self.arePair(member, second) || self.arePair(second, member) { return true }
    guard one.name.pattern == .name, other.name.pattern == .name,
      let dependency = one.member.dependency ?? other.member.dependency,
      let output = one.member.output ?? other.member.output
    else { return false }
    return output.isProvided(by: dependency)
      || self.storesStates && output.isStarted(by: dependency, self.defaultKind)
  }

  private func arePair(_ input: Int, _ state: Int) -> Bool { self.pairedStates?[input] == state }

  private func duplicateName(_ one: MemberName, takenBy other: MemberName) -> Diagnostic {
    let (name, otherName) = (one.name, other.name)
    // If two members get the same name from the same pattern, their own names are the same.
    let isSameName =
      name.pattern == otherName.pattern && name.base == otherName.base && otherName.source != .dependency
    let selector = other.member.selector
    let owner = isSameName ? "'\(selector)'" : otherName.phrase(for: selector)
    let isTaken = "'\(isSameName ? name.base : one.text)' is taken by \(owner)"
    // Without that object, the class may have both.
    let reason = self.namespace.isObserved ? " (the object for 'observed' would have both)" : ""
    return Diagnostic(
      .duplicateName,
      (self.differingTypes(one.member, other.member) ?? isTaken) + reason,
      at: one.member.place,
      notes: [Note("'\(selector)' is declared here", at: other.member.place)]
    )
  }

  /// Returns the types of an input and of a state with its name if they conflict only because their types
  /// differ, so that they are not a pair; otherwise `nil`.
  private func differingTypes(_ one: Member, _ other: Member) -> String? {
    guard self.pairedStates != nil, let input = one.input ?? other.input, input.isWritten,
      let state = one.output ?? other.output, state.name == input.logicName,
      state.kind(self.defaultKind).traits.holdsValue
    else { return nil }
    return "'\(state.name)' is a state of type '\(state.type)' and an input that stores '\(input.written)': "
      + "give both the same type to make them one property, or rename the input with 'as'"
  }
}

extension GeneratedName {
  fileprivate func phrase(for selector: Text) -> String {
    let isIdentity = self.pattern == .name
    return switch self.source {
    case .answeredInput, .attributedInput, .input, .eventInput, .fieldInput, .keptInput, .plainInput,
      .shownInput, .stickyInput, .unansweredInput:
      isIdentity ? "input '\(selector)'" : "the backing of input '\(selector)'"
    case .sentInput: isIdentity ? "input '\(selector)'" : "the source of input '\(selector)'"
    case .reply: "the reply of input '\(selector)'"
    case .answeredProperty, .stream, .output, .outputProperty, .property, .stickyProperty: "'\(selector)'"
    case .binding: isIdentity ? "'\(selector)'" : "the hook for changes of '\(selector)'"
    case .event: isIdentity ? "'\(selector)'" : "the source of event '\(selector)'"
    case .asked: isIdentity ? "output '\(selector)'" : "the closure of output '\(selector)'"
    case .dependency: "dependency '\(selector)'"
    }
  }
}
