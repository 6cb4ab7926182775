import MVVMGenerator
import MVVMSource
import MVVMSyntax

extension Formatter {
  /// Writes a section. Members are sorted, except for dependencies and where the configuration keeps their order.
  mutating func write(_ section: SectionSyntax, _ item: Commented) {
    guard let leftBrace = section.leftBrace, let rightBrace = section.rightBrace else { return }
    self.begin(item)
    let head = section.tokens.lowerBound..<leftBrace + 1
    if self.hasComment(inside: head) {
      self.write(verbatim: head, from: self.start(of: item))
    } else {
      for word in [section.access, section.keyword, section.name] { word.map { self.write(word: $0) } }
      self.write(Byte.leftBrace)
    }
    let members = section.items.map { $0.tokens(in: self.tree) }
    let block = self.block(of: members, in: leftBrace + 1..<rightBrace, canDocument: true)
    self.write(block) { formatter in
      if !block.head.isEmpty, !block.items.isEmpty { formatter.endLine() }
      for index in formatter.order(of: section) {
        guard case .member(let member) = section.items[index] else { continue }
        formatter.write(formatter.tree.members[member], block.items[index])
      }
    }
    self.end(trailing: item.trailing)
  }

  private func order(of section: SectionSyntax) -> [Int] {
    let isSorted = section.kind != .dependencies && self.layout.order == .alphabetical
    guard isSorted else { return Array(section.items.indices) }
    let names = section.items.map { item -> Text in
      if case .member(let member) = item { self.tree.text(self.tree.members[member].name) } else { "" }
    }
    return MVVMSource.order(of: names.count) { left, right in
      compareMembers(names[left], names[right]) {
        (self.tree.selector(of: section.items[left]), self.tree.selector(of: section.items[right]))
      } < 0
    }
  }
}

extension SectionItem {
  fileprivate func tokens(in tree: SpecSyntax) -> TokenRange {
    switch self {
    case .member(let member): tree.members[member].tokens
    case .unexpected(let tokens): tokens
    }
  }
}

extension SpecSyntax {
  fileprivate func selector(of item: SectionItem) -> Text {
    if case .member(let member) = item { self.selector(of: self.members[member]) } else { "" }
  }
}
