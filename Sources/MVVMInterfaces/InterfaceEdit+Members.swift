import MVVMModel
import MVVMSyntax

extension InterfaceEdit {
  static func added(_ member: Member, effects: Effects) -> InterfaceEdit {
    InterfaceEdit(.added, member, new: signature(of: member), effects: effects)
  }

  static func removed(_ member: Member, effects: Effects) -> InterfaceEdit {
    InterfaceEdit(.removed, member, old: signature(of: member), effects: effects)
  }

  /// An edit of a member that both versions have. It can be accepted by either name.
  static func changed(
    _ change: Change,
    from old: Member,
    to new: Member,
    aspects: [Aspect],
    effects: Effects
  ) -> InterfaceEdit {
    let isMoved = change == .moved
    var edit = InterfaceEdit(
      change,
      new,
      old: isMoved ? "\(facetWord(of: old)): \(signature(of: old))" : signature(of: old),
      new: isMoved ? "\(facetWord(of: new)): \(signature(of: new))" : signature(of: new),
      effects: effects
    )
    edit.aspects = aspects
    if edit.element != .dependency { edit.members.insert("\(old.selector)", at: 0) }
    return edit
  }

  /// A dependency is accepted with the initializer.
  private init(
    _ change: Change,
    _ member: Member,
    old: String? = nil,
    new: String? = nil,
    effects: Effects
  ) {
    let element = Element(of: member.section)
    self.init(
      element: element,
      change: change,
      name: "\(member.selector)",
      old: old,
      new: new,
      effects: effects,
      members: element == .dependency ? ["init"] : ["\(member.selector)"],
      range: new == nil ? nil : member.nameRange
    )
  }
}

private func facetWord(of member: Member) -> String {
  member.syntax.facet == nil ? member.section.member : member.facet
}
