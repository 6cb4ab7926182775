import MVVMConfiguration
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
    let members = section.items.compactMap(\.member)
    let nodes = members.map { self.tree.members[$0].tokens }
    let block = self.block(of: nodes, in: leftBrace + 1..<rightBrace, canDocument: true)
    self.write(block) { formatter in
      if !block.head.isEmpty, !block.items.isEmpty { formatter.endLine() }
      for index in formatter.order(of: members, in: section.kind) {
        formatter.write(formatter.tree.members[members[index]], block.items[index])
      }
    }
    self.end(trailing: item.trailing)
  }

  private func order(of members: [Int], in section: SectionKind) -> [Int] {
    let isSorted = section != .dependencies && self.layout.order == .alphabetical
    guard isSorted else { return Array(members.indices) }
    return members.indices.sorted { self.tree.precedes(members[$0], members[$1]) }
  }
}
