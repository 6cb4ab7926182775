import MVVMSwift

// Private properties that the class computes: the logic computes locals of their names, at each access as well.
extension Interface {
  /// Returns whether a property has only a getter.
  func hasOnlyGetter(_ member: SwiftDeclaration) -> Bool {
    member.braces != nil && self.code.value(of: member) == nil
  }

  /// Refuses computed properties that locals cannot replace, and sorts the others: each comes after those that it
  /// uses.
  func sortComputed(of roles: inout Roles) {
    let uses = self.usesOfComputed(roles)
    let reached = roles.computed.map {
      reachable(from: uses[self.code.declaredName(of: $0), default: []], uses)
    }
    let all = zip(roles.computed, reached).sorted { ($0.1.count, $0.0.keyword) < ($1.1.count, $1.0.keyword) }
    roles.computed = []
    for (member, names) in all {
      let name = self.code.declaredName(of: member)
      if names.contains(name) || self.doesMore(member, roles) {
        let reason = "a computed local only reads, and does not read itself"
        let advice = "write '\(name)' as a function that takes what it needs: \(reason)"
        roles.refuse(name, advice, at: member, of: self.found)
      } else {
        roles.computed.append(member)
      }
    }
  }

  /// Returns whether a getter changes members, or uses a dispose bag or outputs, which only the initializer has.
  private func doesMore(_ member: SwiftDeclaration, _ roles: Roles) -> Bool {
    let outputs = self.outputs.filter { !$0.isKept }.map(\.name)
    return self.found.segment(ofComputed: member).references.found.contains { use in
      roles.disposeBags.contains(use.name) || outputs.contains(use.name)
        || self.code.changes(use)
    }
  }

  /// Returns the names that each computed property and each function uses.
  private func usesOfComputed(_ roles: Roles) -> [String: Set<String>] {
    let segments =
      roles.computed.map { ($0, self.found.segment(ofComputed: $0)) }
      + roles.fileHelpers.map { ($0, self.found.segment(of: $0)) }
    let uses = segments.map { (self.code.declaredName(of: $0), Set($1.references.found.map(\.name))) }
    return Dictionary(uses) { $0.union($1) }
  }
}
