import MVVMFiles
import MVVMSource
import MVVMSyntax

/// The symbol kinds of the protocol that occur in a spec.
enum SymbolKind: Int {
  case `class` = 5
  case method = 6
  case property = 7
  case interface = 11
  case event = 24
}

extension MemberSyntax {
  fileprivate var kind: SymbolKind {
    switch self.section {
    case .dependencies: .property
    case .inputs where self.isInput: .method
    case .inputs, .outputs: self.parameters == nil ? .property : .method
    case .errors: .event
    }
  }
}

extension ServerState {
  func documentSymbols(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    guard self.client.nestsSymbols, let tree = document.tree
    else { return JSON(document.symbols { _ in true }) }
    return JSON(tree.viewModels.map { document.nestedSymbol(of: $0, in: tree) })
  }

  /// Returns the view models and members whose names contain the letters of the query, in the same order.
  mutating func workspaceSymbols(_ params: Params) throws(ResponseError) -> JSON {
    let query = try params.text("query").lowercased()
    let specs = self.currentNames().specs
    var symbols: [JSON] = []
    for path in specs.keys.sorted(by: pathPrecedes) where symbols.count < mostSymbols {
      guard specs[path]?.symbols.contains(where: { fits($0, query) }) == true,
        let file = try? self.tree.source(path).get()
      else { continue }
      symbols += self.document(of: file).symbols { fits($0, query) }
    }
    return JSON(Array(symbols.prefix(mostSymbols)))
  }
}

extension Document {
  fileprivate func nestedSymbol(of viewModel: ViewModelSyntax, in tree: SpecSyntax) -> JSON {
    let sections = viewModel.sections.map { section in
      let members = tree.members(of: section).map { member in
        let (range, name) = (tree.range(member.tokens), tree.range(member.name))
        let (text, type) = (tree.selector(of: member), member.type.map { tree.text($0.tokens) })
        let detail = type.map { JSON($0.description) }
        return symbol("\(text)", member.kind, range: range, selection: name, detail: detail)
      }
      let (range, name) = (tree.range(section.tokens), tree.range(section.name ?? section.keyword))
      return symbol(tree.title(of: section), .interface, range: range, selection: name, children: members)
    }
    let (range, name) = (tree.range(viewModel.tokens), tree.range(viewModel.name ?? viewModel.keyword))
    return symbol(self.file.string(name), .class, range: range, selection: name, children: sections)
  }

  private func symbol(
    _ name: String,
    _ kind: SymbolKind,
    range: Range<Int>,
    selection: Range<Int>,
    detail: JSON? = nil,
    children: [JSON] = []
  ) -> JSON {
    [
      "name": JSON(name), "kind": JSON(kind.rawValue), "detail": detail,
      "range": self.lines.json(range), "selectionRange": self.lines.json(selection),
      "children": children.isEmpty ? nil : JSON(children),
    ]
  }

  /// Returns the view models and their members as a flat list.
  fileprivate func symbols(where isWanted: (String) -> Bool) -> [JSON] {
    guard let tree = self.tree else { return [] }
    return tree.viewModels.flatMap { viewModel in
      let name = viewModel.name.map(tree.range)
      let owner = name.map { self.file.string($0) }
      let members = tree.members[viewModel.members].map { member in
        ("\(tree.selector(of: member))", member.kind, tree.range(member.name), owner)
      }
      let all = (name.map { [(owner ?? "", SymbolKind.class, $0, nil)] } ?? []) + members
      return all.filter { isWanted($0.0) }.map { name, kind, range, container -> JSON in
        [
          "name": JSON(name), "kind": JSON(kind.rawValue), "location": self.location(range),
          "containerName": JSON(container),
        ]
      }
    }
  }
}

/// The largest number of symbols in an answer. Nobody reads more.
private let mostSymbols = 256

private func fits(_ name: String, _ query: String) -> Bool {
  var rest = query[...]
  for character in name.lowercased() where character == rest.first { rest = rest.dropFirst() }
  return rest.isEmpty
}
