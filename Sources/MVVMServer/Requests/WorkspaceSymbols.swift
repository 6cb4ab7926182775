import MVVMFiles
import MVVMSource

extension ServerState {
  /// The view models and members whose names contain the letters of the query, in the same order.
  mutating func workspaceSymbols(_ params: Params) throws(ResponseError) -> JSON {
    let query = try params.text("query").lowercased()
    let specs = self.currentNames().specs
    var symbols: [JSON] = []
    for path in specs.keys.ordered(by: precedes) where symbols.count < mostSymbols {
      guard specs[path]?.symbols.contains(where: { fits($0, query) }) == true,
        let file = try? self.tree.source(path).get()
      else { continue }
      symbols += SpecSymbols(document: self.document(of: file)).flat { fits($0, query) }
    }
    return JSON(Array(symbols.prefix(mostSymbols)))
  }
}

/// The largest number of symbols in an answer. Nobody reads more.
private let mostSymbols = 256

private func fits(_ name: String, _ query: String) -> Bool {
  var rest = query[...]
  for character in name.lowercased() where character == rest.first { rest = rest.dropFirst() }
  return rest.isEmpty
}
