import MVVMSource

extension Formatter {
  /// Writes a section, its members sorted unless they are dependencies.
  mutating func write(_ item: Commented<SectionSyntax>) {
    let section = item.node
    guard let leftBrace = section.leftBrace, let rightBrace = section.rightBrace else { return }
    self.begin(item)
    let head = section.tokens.lowerBound..<leftBrace + 1
    if self.tree.hasComment(inside: head) {
      self.write(verbatim: head, from: self.start(of: item, head))
    } else {
      self.write(word: section.keyword)
      self.write(Byte.leftBrace)
    }
    let members = section.items.compactMap { item -> Placed<MemberSyntax>? in
      if case .member(let member) = item { (member, member.tokens) } else { nil }
    }
    let block = self.tree.block(of: members, in: leftBrace + 1..<rightBrace, canDocument: true)
    self.write(block) { formatter in
      if !block.head.isEmpty, !block.items.isEmpty { formatter.endLine() }
      for member in formatter.sorted(block.items, of: section.kind) { formatter.write(member) }
    }
    self.end(trailing: item.trailing)
  }

  private func sorted(_ items: [Commented<MemberSyntax>], of section: SectionKind) -> [Commented<
    MemberSyntax
  >] {
    guard section != .dependencies else { return items }
    return stablySorted(items) { left, right in
      let names = (self.tree.text(left.node.name), self.tree.text(right.node.name))
      return compareMembers(names.0, names.1) {
        (self.tree.selector(of: left.node), self.tree.selector(of: right.node))
      } < 0
    }
  }
}

extension SpecSyntax {
  /// The full name of a function, the name of anything else.
  fileprivate func selector(of member: MemberSyntax) -> Text {
    let name = self.text(member.name)
    guard let parameters = member.parameters else { return name }
    let labels = parameters.map { parameter -> Text? in
      let label = self.text(parameter.label ?? parameter.name)
      return label.spells("_") ? nil : label
    }
    return MVVMSyntax.selector(name, labels: labels)
  }
}
