import MVVMSyntax

/// A dependency or a member with its names as hashes. Names rarely conflict, so most derived names are never
/// built as text.
struct Declaration {
  /// The index in `SpecSyntax.members`.
  let member: Int
  let section: SectionKind
  /// A bit for each source of names that it belongs to, in the order of the rules.
  let sources: UInt32
  let nameHash: NameHash
  /// The hash of the logic name; for all but inputs, the hash of the name.
  let logicNameHash: NameHash
}

extension ViewModel {
  /// Returns the declarations that are not broken, in the order of the file.
  func declarations(_ rules: CheckRules) -> [Declaration] {
    var result: [Declaration] = []
    result.reserveCapacity(self.syntax.members.count)
    for member in self.syntax.members where !self.tree.members[member].isBroken {
      let syntax = self.tree.members[member]
      let nameHash = NameHash(of: syntax.name, in: self.tree)
      result.append(
        Declaration(
          member: member,
          section: syntax.section,
          sources: rules.sources(of: syntax, in: self.tree),
          nameHash: nameHash,
          logicNameHash: syntax.logicName.map { NameHash(of: $0, in: self.tree) } ?? nameHash
        )
      )
    }
    return result
  }
}

extension CheckRules {
  fileprivate func sources(of member: MemberSyntax, in tree: SpecSyntax) -> UInt32 {
    var bits: UInt32 = 0
    for index in self.sources.indices where self.sources[index].covers(member, self.defaultKind, in: tree) {
      bits |= 1 << UInt32(index)
    }
    return bits
  }
}

extension SpecSyntax {
  /// Returns the hash of the base name and the argument labels, by which Swift distinguishes functions.
  /// Without labels, it is the hash of the base name.
  func selectorHash(of declaration: Declaration) -> NameHash {
    var hash = declaration.nameHash
    for index in self.members[declaration.member].parameters ?? 0..<0 {
      let name = self.parameters[index].label ?? self.parameters[index].name
      hash = hash.followed(by: UInt8(ascii: ":")).followed(by: NameHash(of: name, in: self))
    }
    return hash
  }
}
