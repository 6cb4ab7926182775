import MVVMSource
import MVVMSyntax

extension Formatter {
  /// Writes the head comments, imports, view models and foot comments, separated by blank lines.
  mutating func writeFile() {
    let items = self.tree.items.map { $0.tokens }
    let block = self.block(of: items, in: 0..<self.tokens.count - 1, canDocument: false)
    var isFirst = true
    if !block.head.isEmpty {
      self.part(&isFirst)
      self.write(block.head, keepsBlankLines: true)
    }
    let imports = self.sortedImports(block.items)
    if !imports.isEmpty { self.part(&isFirst) }
    for (node, item) in imports { self.write(node, item) }
    for item in block.items {
      guard case .viewModel(let viewModel) = self.tree.items[item.index] else { continue }
      self.part(&isFirst)
      self.write(viewModel, in: item)
    }
    guard !block.foot.isEmpty else { return }
    self.part(&isFirst)
    self.write(block.foot, keepsBlankLines: true)
  }
}

extension FileItem {
  fileprivate var tokens: TokenRange {
    switch self {
    case .importDeclaration(let node): node.tokens
    case .viewModel(let node): node.tokens
    case .unexpected(let tokens): tokens
    }
  }
}

// Imports.
extension Formatter {
  private func sortedImports(_ items: [Commented]) -> [(ImportSyntax, Commented)] {
    let imports = items.compactMap { item -> (ImportSyntax, Commented)? in
      if case .importDeclaration(let node) = self.tree.items[item.index] { (node, item) } else { nil }
    }
    let keys = imports.map { ImportKey($0.0, in: self.tree) }
    return order(of: keys.count) { keys[$0] < keys[$1] }.map { imports[$0] }
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
      self.write(joined: node.path)
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
    let comment = item.isAdjacent ? item.leading.last?.first : nil
    return comment?.lowerBound ?? self.tokens[item.tokens.lowerBound].range.lowerBound
  }
}
