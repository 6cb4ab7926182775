import MVVMSource

extension NameCheck {
  /// Reports members whose names conflict with a derived or a fixed name in one of the style's namespaces.
  mutating func checkNamespace(_ namespace: Namespace, _ scope: Int, _ hashes: NamespaceHashes) {
    let derived = self.derivedNames(scope, hashes)
    // In reverse order, names as written come first. They tell their author more than the names derived from them.
    for name in derived.reversed()
    where self.table.owner(of: name.key) == generatedCode && !self.isReported(name.declaration) {
      let text = self.text(name.declaration, namespace.entries[name.entry])
      let owner = namespace.isOfBindings ? "the generated binding" : "the generated class"
      let place = self.place(name.declaration)
      self.report(reservedName(text, at: place, neededBy: owner), of: name.declaration)
    }
    for name in derived where !self.isReported(name.declaration) {
      guard let first = self.table.insert(name.declaration, name.key) else { continue }
      let entry = namespace.entries[name.entry]
      guard let other = self.entry(of: first, for: self.text(name.declaration, entry), in: namespace),
        !self.isOneProperty((name.declaration, entry), (first, other))
      else { continue }
      self.report(self.duplicateName((name.declaration, entry), (first, other)), of: name.declaration)
    }
  }

  /// Returns the names in the order in which they take their places. Derived names come first, so that a
  /// conflict is reported at a name as written, which someone can change.
  private func derivedNames(_ scope: Int, _ hashes: NamespaceHashes) -> [DerivedName] {
    var result: [DerivedName] = []
    result.reserveCapacity(self.declarations.count * 2)
    self.addNames(hashes.derived, scope, to: &result)
    self.addNames(hashes.identities, scope, to: &result)
    return result
  }

  private func addNames(_ entries: [NamespaceHashes.Entry], _ scope: Int, to names: inout [DerivedName]) {
    self.declarations.withUnsafeBufferPointer { declarations in
      for index in declarations.indices {
        for entry in entries.indices where declarations[index].sources.meets(entries[entry].source) {
          let key = entries[entry].hash(of: declarations[index]).key(in: scope)
          names.append(DerivedName(declaration: index, entry: entries[entry].number, key: key))
        }
      }
    }
  }

  private func base(_ declaration: Int, _ entry: Namespace.Entry) -> Text {
    entry.source.isOfBaseNames
      ? self.name(declaration) : self.tree.logicName(of: self.declarations[declaration])
  }

  private func text(_ declaration: Int, _ entry: Namespace.Entry) -> Text {
    entry.pattern.applied(to: self.base(declaration, entry))
  }

  /// Returns the entry that gives a declaration the name.
  private func entry(of declaration: Int, for name: Text, in namespace: Namespace) -> Namespace.Entry? {
    guard declaration != generatedCode else { return nil }
    return namespace.entries.first {
      self.declarations[declaration].sources.contains($0.source) && self.text(declaration, $0) == name
    }
  }

  private typealias Owner = (declaration: Int, entry: Namespace.Entry)

  /// Whether both names belong to one property: to one member, or to a dependency and a value of the same
  /// name and type.
  private func isOneProperty(_ name: Owner, _ other: Owner) -> Bool {
    if name.declaration == other.declaration { return true }
    guard name.entry.pattern.isIdentity, other.entry.pattern.isIdentity else { return false }
    let type = self.tree.propertyType(of: self.declarations[name.declaration])
    return (name.entry.source == .dependency) != (other.entry.source == .dependency)
      && type != nil && type == self.tree.propertyType(of: self.declarations[other.declaration])
  }

  private func duplicateName(_ name: Owner, _ other: Owner) -> Diagnostic {
    let base = self.base(name.declaration, name.entry)
    // Two members that get the same name from the same pattern have the same name themselves.
    let isSameName =
      name.entry.pattern == other.entry.pattern && base == self.base(other.declaration, other.entry)
      && other.entry.source != .dependency
    let selector = self.tree.selector(of: self.declarations[other.declaration])
    let owner = isSameName ? "'\(selector)'" : phrase(for: other.entry, selector)
    return Diagnostic(
      .duplicateName,
      "'\(isSameName ? base : self.text(name.declaration, name.entry))' is taken by \(owner)",
      at: self.place(name.declaration),
      notes: [Note("'\(selector)' is declared here", at: self.place(other.declaration))]
    )
  }
}

/// The name of a declaration in a namespace.
private struct DerivedName {
  let declaration: Int
  let entry: Int
  let key: UInt64
}

private func phrase(for entry: Namespace.Entry, _ selector: Text) -> String {
  let isIdentity = entry.pattern.isIdentity
  return switch entry.source {
  case .answeredInput, .attributedInput, .input, .closureInput, .keptInput, .plainInput, .unansweredInput:
    isIdentity ? "input '\(selector)'" : "the backing of input '\(selector)'"
  case .reply: "the reply of input '\(selector)'"
  case .answeredProperty, .stream, .output, .outputProperty, .property: "'\(selector)'"
  case .event: isIdentity ? "'\(selector)'" : "the source of event '\(selector)'"
  case .asked: isIdentity ? "output '\(selector)'" : "the closure of output '\(selector)'"
  case .dependency: "dependency '\(selector)'"
  }
}
