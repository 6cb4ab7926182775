import MVVMSource
import MVVMSyntax

/// A dependency or a member, as far as its names go, as hashes: names hardly ever meet, so that most that are made of
/// these are never put together.
struct Declaration {
  /// In `SpecSyntax.members`.
  let member: Int
  let section: SectionKind
  /// What it gives the style's scopes.
  let sources: NameSources
  let nameHash: NameHash
  /// Of all but inputs, that of the name.
  let logicNameHash: NameHash
}

extension ViewModel {
  /// In the order of the file.
  func declarations(_ defaultKind: StreamKind) -> [Declaration] {
    var result: [Declaration] = []
    result.reserveCapacity(self.syntax.members.count)
    for member in self.syntax.members where !self.tree.members[member].isBroken {
      let syntax = self.tree.members[member]
      let nameHash = NameHash(of: syntax.name, in: self.tree)
      result.append(
        Declaration(
          member: member,
          section: syntax.section,
          sources: NameSources(of: syntax, defaultKind, in: self.tree),
          nameHash: nameHash,
          logicNameHash: syntax.logicName.map { NameHash(of: $0, in: self.tree) } ?? nameHash
        )
      )
    }
    return result
  }
}

extension SpecSyntax {
  func name(of declaration: Declaration) -> Text { self.text(self.members[declaration.member].name) }

  /// Of all but inputs, the name.
  func logicName(of declaration: Declaration) -> Text { self.text(self.logicNameToken(of: declaration)) }

  func logicNameToken(of declaration: Declaration) -> Int {
    let member = self.members[declaration.member]
    return member.logicName ?? member.name
  }

  func selector(of declaration: Declaration) -> Text { self.selector(of: self.members[declaration.member]) }

  /// Of the base name and the argument labels, by which Swift keeps functions apart; without any, of the base name alone.
  func selectorHash(of declaration: Declaration) -> NameHash {
    var hash = declaration.nameHash
    for index in self.members[declaration.member].parameters ?? 0..<0 {
      let name = self.parameters[index].label ?? self.parameters[index].name
      hash = hash.followed(by: UInt8(ascii: ":")).followed(by: NameHash(of: name, in: self))
    }
    return hash
  }

  /// Of a dependency or a value output.
  func propertyType(of declaration: Declaration) -> SpecType? {
    let member = self.members[declaration.member]
    let isProperty =
      member.section == .dependencies
      || member.section != .inputs && member.parameters == nil && self.isValue(member)
    return isProperty ? member.type.map { SpecType($0, in: self) } : nil
  }
}
