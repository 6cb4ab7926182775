import MVVMSource
import MVVMSyntax

extension Formatter {
  /// Writes the head comments, imports, view models and foot comments, separated by blank lines.
  mutating func writeFile() {
    // In a tree without errors, no import comes after a view model.
    let (imports, viewModels) = (self.tree.imports, self.tree.viewModels)
    let nodes = imports.map(\.tokens) + viewModels.map(\.tokens)
    let block = self.block(of: nodes, in: 0..<self.tokens.count - 1, canDocument: false)
    var isFirst = true
    if !block.head.isEmpty {
      self.part(&isFirst)
      self.write(block.head, keepsBlankLines: true)
    }
    if !imports.isEmpty { self.part(&isFirst) }
    self.write(imports, block.items)
    for (viewModel, item) in zip(viewModels, block.items.dropFirst(imports.count)) {
      self.part(&isFirst)
      self.write(viewModel, in: item)
    }
    guard !block.foot.isEmpty else { return }
    self.part(&isFirst)
    self.write(block.foot, keepsBlankLines: true)
  }

  private mutating func write(_ imports: [ImportSyntax], _ items: [Commented]) {
    let keys = imports.map { ImportKey($0, in: self.tree) }
    for index in keys.indices.sorted(by: { keys[$0] < keys[$1] }) {
      self.write(imports[index], items[index])
    }
  }

  private mutating func write(_ node: ImportSyntax, _ item: Commented) {
    self.begin(item)
    if self.hasComment(inside: node.tokens) {
      self.write(verbatim: node.tokens, from: self.start(of: item))
    } else {
      for attribute in self.tree.attributes[node.attributes] {
        self.write(attribute)
        self.write(Byte.space)
      }
      if let access = node.access { self.write(word: access) }
      self.write("import ")
      if let kind = node.kind { self.write(word: kind) }
      self.output += self.tree.joined(node.path).bytes
    }
    self.end(trailing: item.trailing)
  }

  /// Writes a token and a space.
  mutating func write(word token: Int) {
    self.write(token: token)
    self.write(Byte.space)
  }

  /// Returns where the line of an item begins: at its first token, or at the comment before it on the same line.
  func start(of item: Commented) -> Int {
    let comment = item.isAdjacent ? item.leading.last?.comments.first : nil
    return comment?.range.lowerBound ?? self.tokens[item.tokens.lowerBound].range.lowerBound
  }
}
