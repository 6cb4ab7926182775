import MVVMSource

extension Formatter {
  /// Writes head, imports, view models and what stands at the foot, a blank line apart.
  mutating func writeFile() {
    let items = self.tree.items.map { Placed(node: $0, tokens: tokens(of: $0)) }
    let block = self.tree.block(of: items, in: 0..<self.tree.tokens.count - 1, canDocument: false)
    var isFirst = true
    for comments in [block.head] where !comments.isEmpty {
      self.part(&isFirst)
      self.write(comments, keepsBlankLines: true)
    }
    let imports = self.sortedImports(block.items)
    if !imports.isEmpty { self.part(&isFirst) }
    for item in imports { self.write(item) }
    for item in block.items {
      guard case .viewModel(let viewModel) = item.node else { continue }
      self.part(&isFirst)
      self.write(viewModel, in: item)
    }
    guard !block.foot.isEmpty else { return }
    self.part(&isFirst)
    self.write(block.foot, keepsBlankLines: true)
  }
}

private func tokens(of item: FileItem) -> TokenRange {
  switch item {
  case .importDeclaration(let node): node.tokens
  case .viewModel(let node): node.tokens
  case .unexpected(let tokens): tokens
  }
}

// Imports.
extension Formatter {
  private func sortedImports(_ items: [Commented<FileItem>]) -> [Commented<FileItem>] {
    var keyed: [(key: ImportKey, item: Commented<FileItem>)] = []
    for item in items {
      guard case .importDeclaration(let node) = item.node else { continue }
      let key = ImportKey(
        attributes: node.attributes.map { self.tree.spelling($0.tokens) },
        kind: node.kind.map { self.tree.text($0) },
        path: self.tree.spelling(node.path)
      )
      keyed.append((key, item))
    }
    return stablySorted(keyed) { $0.key < $1.key }.map(\.item)
  }

  private mutating func write(_ item: Commented<FileItem>) {
    guard case .importDeclaration(let node) = item.node else { return }
    self.begin(item)
    if self.tree.hasComment(inside: node.tokens) {
      self.write(verbatim: node.tokens, from: self.start(of: item, node.tokens))
    } else {
      for attribute in node.attributes {
        self.write(spelled: attribute.tokens)
        self.write(Byte.space)
      }
      if let access = node.access { self.write(word: access) }
      self.write("import ")
      if let kind = node.kind { self.write(word: kind) }
      self.write(spelled: node.path)
    }
    self.end(trailing: item.trailing)
  }

  /// Writes a token and a space.
  mutating func write(word token: Int) {
    self.write(token: token)
    self.write(Byte.space)
  }

  /// The first byte of an item's line.
  func start<Node>(of item: Commented<Node>, _ tokens: TokenRange) -> Int {
    let comment = item.isGlued ? item.leading.last?.comments.first : nil
    return comment?.lowerBound ?? self.tree.range(tokens).lowerBound
  }
}

/// What is equal keeps its order, which the sort of the library promises nowhere.
func stablySorted<Element>(_ elements: [Element], by precedes: (Element, Element) -> Bool) -> [Element] {
  let isSorted = zip(elements, elements.dropFirst()).allSatisfy { !precedes($1, $0) }
  if isSorted { return elements }
  let sorted = elements.enumerated().sorted { left, right in
    if precedes(left.element, right.element) { return true }
    return left.offset < right.offset && !precedes(right.element, left.element)
  }
  return sorted.map(\.element)
}
