import MVVMSource
import MVVMSyntax

extension NameCheck {
  /// Reports members whose names conflict with a derived or a fixed name in one of the style's namespaces.
  mutating func checkNamespace(_ namespace: Namespace, _ scope: Int, _ keys: [NameKey]) {
    let derived = namespace.derivedCount
    var found: [FoundName] = []
    found.reserveCapacity(self.declarations.count * 2)
    self.addNames(by: keys, 0..<derived, scope, to: &found)
    self.addNames(by: keys, derived..<keys.count, scope, to: &found)
    // In reverse order, names as written come first. They tell their author more than the names derived from them.
    for found in found.reversed()
    where self.table.owner(of: found.key) == generatedCode && !self.isReported(found.declaration) {
      let owner = namespace.isOfBindings ? "the generated binding" : "the generated class"
      let name = self.name(found, in: namespace).text
      let diagnostic = reservedName(name, at: self.place(found.declaration), neededBy: owner)
      self.report(diagnostic, of: found.declaration)
    }
    for found in found where !self.isReported(found.declaration) {
      guard let first = self.table.insert(found.declaration, found.key), first != generatedCode else {
        continue
      }
      let name = self.name(found, in: namespace)
      let others = namespace.names(of: self.member(first), self.rules.defaultKind)
      guard let other = others.first(where: { $0.text == name.text }),
        !self.areOneProperty((found.declaration, name), (first, other))
      else { continue }
      self.report(self.duplicateName((found.declaration, name), (first, other)), of: found.declaration)
    }
  }

  private func addNames(
    by keys: [NameKey],
    _ entries: Range<Int>,
    _ scope: Int,
    to names: inout [FoundName]
  ) {
    self.declarations.withUnsafeBufferPointer { declarations in
      for index in declarations.indices {
        for entry in entries where declarations[index].sources & keys[entry].source != 0 {
          let key = keys[entry].hash(of: declarations[index]).key(in: scope)
          names.append(FoundName(declaration: index, entry: entry, key: key))
        }
      }
    }
  }

  private func name(_ found: FoundName, in namespace: Namespace) -> GeneratedName {
    namespace.name(of: self.member(found.declaration), by: namespace.entries[found.entry])
  }

  private typealias Owned = (declaration: Int, name: GeneratedName)

  /// Whether both names belong to one property: to one member, to an input and a state that are a pair, or to a
  /// dependency and an output that it provides.
  private func areOneProperty(_ one: Owned, _ other: Owned) -> Bool {
    if one.declaration == other.declaration { return true }
    let members = [self.member(one.declaration), self.member(other.declaration)]
    let isPair = self.pairs.contains { pair in
      members.contains { $0.index == pair.input.index } && members.contains { $0.index == pair.state.index }
    }
    if isPair { return true }
    guard one.name.pattern.isIdentity, other.name.pattern.isIdentity,
      let dependency = members.first(where: { $0.section == .dependencies }),
      let output = members.compactMap(\.output).first
    else { return false }
    let provider = Dependency(tree: self.tree, index: dependency.index)
    return output.isProvided(by: provider)
      || self.rules.storesStates && output.isStarted(by: provider, self.rules.defaultKind)
  }

  /// What tells an input that is no pair with a state of its name what their types are; `nil` if that is not why.
  private func differingTypes(_ one: Member, _ other: Member) -> String? {
    guard self.hasPairs, let input = one.input ?? other.input, input.isWritten,
      let state = one.output ?? other.output, state.name == input.logicName,
      state.streamKind(self.rules.defaultKind) == .state
    else { return nil }
    return "'\(state.name)' is a state of type '\(state.type)' and an input that keeps '\(input.written)': "
      + "give both one type, and they are one property, or the input another name with 'as'"
  }

  private func duplicateName(_ one: Owned, _ other: Owned) -> Diagnostic {
    // Two members that get the same name from the same pattern have the same name themselves.
    let isSameName =
      one.name.pattern == other.name.pattern && one.name.base == other.name.base
      && other.name.source != .dependency
    let selector = self.member(other.declaration).selector
    let owner = isSameName ? "'\(selector)'" : other.name.phrase(for: selector)
    let isTaken = "'\(isSameName ? one.name.base : one.name.text)' is taken by \(owner)"
    return Diagnostic(
      .duplicateName,
      self.differingTypes(self.member(one.declaration), self.member(other.declaration)) ?? isTaken,
      at: self.place(one.declaration),
      notes: [Note("'\(selector)' is declared here", at: self.place(other.declaration))]
    )
  }
}

/// A name of a declaration in a namespace, not yet as text.
private struct FoundName {
  let declaration: Int
  let entry: Int
  let key: UInt64
}

extension GeneratedName {
  fileprivate func phrase(for selector: Text) -> String {
    let isIdentity = self.pattern.isIdentity
    return switch self.source {
    case .answeredInput, .attributedInput, .input, .eventInput, .fieldInput, .keptInput, .plainInput,
      .unansweredInput:
      isIdentity ? "input '\(selector)'" : "the backing of input '\(selector)'"
    case .reply: "the reply of input '\(selector)'"
    case .answeredProperty, .stream, .output, .outputProperty, .property: "'\(selector)'"
    case .event: isIdentity ? "'\(selector)'" : "the source of event '\(selector)'"
    case .asked: isIdentity ? "output '\(selector)'" : "the closure of output '\(selector)'"
    case .dependency: "dependency '\(selector)'"
    }
  }
}
