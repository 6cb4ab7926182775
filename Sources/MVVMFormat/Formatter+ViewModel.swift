import MVVMConfiguration
import MVVMSource
import MVVMSyntax

extension Formatter {
  /// Writes a view model: its sections in their order, separated by blank lines.
  mutating func write(_ viewModel: ViewModelSyntax, in item: Commented) {
    guard let leftBrace = viewModel.leftBrace, let rightBrace = viewModel.rightBrace else { return }
    self.begin(item, keepsBlankLines: true)
    let head = viewModel.tokens.lowerBound..<leftBrace + 1
    if self.hasComment(inside: head) {
      self.write(verbatim: head, from: self.start(of: item))
    } else {
      self.writeHead(of: viewModel)
    }
    let sections = viewModel.sections
    let block = self.block(of: sections.map { $0.tokens }, in: leftBrace + 1..<rightBrace, canDocument: false)
    self.write(block) { formatter in
      var isFirst = block.head.isEmpty
      for kind in SectionKind.allCases {
        let own = sections.indices.filter { sections[$0].kind == kind }
        for index in own.sorted(by: { formatter.tree.precedes(sections[$0], sections[$1]) }) {
          formatter.part(&isFirst)
          formatter.write(sections[index], block.items[index])
        }
      }
      if !block.foot.isEmpty { formatter.part(&isFirst) }
    }
    self.end(trailing: item.trailing)
  }

  private mutating func writeHead(of viewModel: ViewModelSyntax) {
    self.write(attributes: viewModel.attributes)
    if let access = viewModel.access { self.write(word: access) }
    self.write(word: viewModel.keyword)
    if let name = viewModel.name { self.write(token: name) }
    for (offset, type) in viewModel.conformances.enumerated() {
      self.write(offset == 0 ? ": " : ", ")
      self.write(type)
    }
    self.write(" {")
  }

  /// Writes each attribute on its own line, and begins the line after it.
  mutating func write(attributes: Range<Int>) {
    for attribute in self.tree.attributes[attributes] {
      self.write(attribute)
      self.endLine()
      self.startLine()
    }
  }

  /// Writes the content of braces, and the `}`. Each item fills whole lines.
  mutating func write(_ block: Block, items: (inout Formatter) -> Void) {
    if block.isEmpty { return self.write(Byte.rightBrace) }
    self.end(trailing: block.opening)
    self.depth += 1
    self.write(block.head, keepsBlankLines: true)
    items(&self)
    self.write(block.foot, keepsBlankLines: true)
    self.depth -= 1
    self.startLine()
    self.write(Byte.rightBrace)
  }

  /// Writes a section. Members are sorted, except dependencies, and unless the configuration keeps their
  /// order.
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
