/// The picture of how view models are composed.
struct ShownPicture: PageRecord {
  private let picture: Picture
  private let viewModels: [CatalogViewModel]

  init(_ catalog: Catalog) {
    self.picture = MVVMCatalog.picture(of: catalog)
    self.viewModels = catalog.viewModels
  }

  static let fields: [PageField<Self>] = [
    .text("width", \.picture.size.width), .text("height", \.picture.size.height),
    .list("groups") {
      $0.picture.groups.map { ShownBox(target: "", label: $0.module, fullName: $0.module, box: $0.box) }
    },
    .list("edges", \.edges), .list("nodes", \.nodes),
  ]

  private var nodes: [ShownBox] {
    self.picture.nodes.map { node in
      let viewModel = self.viewModels[node.viewModel]
      return ShownBox(target: viewModel.anchor, label: node.label, fullName: viewModel.name, box: node.box)
    }
  }

  private var edges: [ShownEdge] {
    self.picture.edges.map { edge in
      let (source, target) = (self.viewModels[edge.link.from], self.viewModels[edge.link.to])
      return ShownEdge(source: source.anchor, target: target.anchor, edge: edge)
    }
  }
}

/// A node or a group in the picture.
private struct ShownBox: PageRecord {
  let target: String
  let label: String
  let fullName: String
  let box: Box

  static let fields: [PageField<Self>] = [
    .text("target", \.target), .text("label", \.label), .text("fullName", \.fullName),
    .text("x", \.box.x), .text("y", \.box.y), .text("width", \.box.width), .text("height", \.box.height),
    .text("textX") { $0.box.x + 13 }, .text("textY") { $0.box.y + 20 },
  ]
}

private struct ShownEdge: PageRecord {
  let source: String
  let target: String
  let edge: Picture.Edge

  static let fields: [PageField<Self>] = [
    .text("source", \.source), .text("target", \.target), .text("path") { path(through: $0.edge.points) },
    .text("relation", \.edge.link.relation.rawValue),
  ]
}

/// An SVG path through points: curves between columns, straight lines across them.
private func path(through points: [Point]) -> String {
  guard let first = points.first else { return "" }
  var path = "M\(first.x) \(first.y)"
  for (index, point) in points.enumerated().dropFirst() {
    let last = points[index - 1]
    let middle = (last.x + point.x) / 2
    path +=
      index % 2 == 1
      ? "C\(middle) \(last.y) \(middle) \(point.y) \(point.x) \(point.y)" : "L\(point.x) \(point.y)"
  }
  return path
}
