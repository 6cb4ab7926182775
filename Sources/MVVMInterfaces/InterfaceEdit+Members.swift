import MVVMModel
import MVVMSyntax

extension InterfaceEdit {
  static func added(_ member: Member, effects: Effects) -> InterfaceEdit {
    InterfaceEdit(.added, members: [member], new: signature(of: member), effects: effects)
  }

  static func removed(_ member: Member, effects: Effects) -> InterfaceEdit {
    InterfaceEdit(.removed, members: [member], old: signature(of: member), effects: effects)
  }

  static func moved(from old: Member, to new: Member, effects: Effects) -> InterfaceEdit {
    let before = "\(facetWord(of: old)): \(signature(of: old))"
    let after = "\(facetWord(of: new)): \(signature(of: new))"
    return InterfaceEdit(.moved, members: [old, new], old: before, new: after, effects: effects)
  }

  /// An edit of a member that may have been renamed.
  static func changed(from old: Member, to new: Member, effects: Effects) -> InterfaceEdit {
    let change = old.name == new.name ? Change.changed : .renamed
    let (before, after) = (signature(of: old), signature(of: new))
    return InterfaceEdit(change, members: [old, new], old: before, new: after, effects: effects)
  }

  /// - Parameter members: The old and the new declaration. The edit can be accepted by either name.
  private init(_ change: Change, members: [Member], old: String? = nil, new: String? = nil, effects: Effects)
  {
    let last = members[members.count - 1]
    let element = Element(of: last.section)
    self.init(change, element, name: last.selector, old: old, new: new, effects: effects)
    self.range = new == nil ? nil : last.nameRange
    if element != .dependency { self.members = members.map { "\($0.selector)" } }
  }
}

private func facetWord(of member: Member) -> String {
  member.syntax.facet == nil ? member.section.member : member.facet
}
