import MVVMModel
import MVVMSource

/// How view models are composed: a frame around those of each module, and an arrow from each view model to its parts.
struct Picture: Sendable {
  struct Item: Sendable {
    /// The anchor of a view model; empty for a module.
    let target: String
    let label: String
    let fullName: String
    let box: Box
  }

  struct Edge: Sendable {
    let source: String
    let target: String
    let relation: CatalogLink.Relation
    let points: [Point]
  }

  var nodes: [Item] = []
  var edges: [Edge] = []
  var groups: [Item] = []
  var size = Size(width: 0, height: 0)
}

private let gaps = Gaps(column: 64, row: 14)
private let moduleGaps = Gaps(column: 96, row: 24)
/// The space around the nodes of a module. Above, there is also room for its name.
private let padding = 16
private let titleHeight = 20
private let margin = 12
private let nodeHeight = 30

/// Lays out each module by itself, then all modules as boxes. Links between modules affect where these boxes stand.
func picture(of catalog: Catalog) -> Picture {
  let modules = catalog.modules
  let frame = modules.count > 1 || modules.first?.name.isEmpty == false
  let moduleOf = modules.indices.flatMap { index in modules[index].viewModels.map { _ in index } }
  var links: [[CatalogLink]] = modules.map { _ in [] }
  for link in catalog.links where moduleOf[link.from] == moduleOf[link.to] {
    links[moduleOf[link.from]].append(link)
  }
  let inner = zip(modules, links).map { innerLayout(of: $0.viewModels, $1, catalog) }
  let (inset, top) = frame ? (padding, padding + titleHeight) : (0, 0)
  let sizes = inner.map { layout in
    Size(width: layout.size.width + inset * 2, height: layout.size.height + top + inset)
  }
  let between = catalog.links.filter { moduleOf[$0.from] != moduleOf[$0.to] }
  let joints = between.map { Arrow(from: moduleOf[$0.from], to: moduleOf[$0.to]) }
  let outer = layout(sizes, joints.withoutRepetitions, gaps: moduleGaps)
  var picture = Picture()
  picture.size = Size(width: outer.size.width + margin * 2, height: outer.size.height + margin * 2)
  func join(_ link: CatalogLink, _ points: [Point]) {
    let (source, target) = (catalog.viewModels[link.from].anchor, catalog.viewModels[link.to].anchor)
    picture.edges.append(
      Picture.Edge(source: source, target: target, relation: link.relation, points: points)
    )
  }
  var boxes = Array(repeating: Box(x: 0, y: 0, width: 0, height: 0), count: catalog.viewModels.count)
  for (index, module) in modules.enumerated() {
    let box = outer.boxes[index].moved(margin, margin)
    let name = module.name
    if frame { picture.groups.append(Picture.Item(target: "", label: name, fullName: name, box: box)) }
    for (number, own) in zip(module.viewModels, inner[index].boxes) {
      boxes[number] = own.moved(box.x + inset, box.y + top)
      picture.nodes.append(item(of: catalog.viewModels[number], boxes[number]))
    }
    for (link, way) in zip(links[index], inner[index].ways) where !way.isEmpty {
      join(link, way.map { Point(x: $0.x + box.x + inset, y: $0.y + box.y + top) })
    }
  }
  for link in between { join(link, way(from: boxes[link.from], to: boxes[link.to])) }
  return picture
}

private func innerLayout(of viewModels: Range<Int>, _ links: [CatalogLink], _ catalog: Catalog) -> Layout {
  let sizes = viewModels.map { index in
    Size(width: label(of: catalog.viewModels[index]).count * 15 / 2 + 26, height: nodeHeight)
  }
  let first = viewModels.lowerBound
  let arrows = links.map { Arrow(from: $0.from - first, to: $0.to - first) }
  return layout(sizes, arrows, gaps: gaps)
}

private func item(of viewModel: CatalogViewModel, _ box: Box) -> Picture.Item {
  let label = label(of: viewModel)
  return Picture.Item(target: viewModel.anchor, label: label, fullName: viewModel.name, box: box)
}

/// The name without the ending that most view models share, since it says nothing.
private func label(of viewModel: CatalogViewModel) -> String {
  viewModel.viewModel.subject ?? viewModel.name
}

/// The points of an arrow between modules: between the sides that face each other, or, where the boxes overlap
/// horizontally, between their right sides.
func way(from: Box, to: Box) -> [Point] {
  let isLeft = to.x + to.width <= from.x
  let isRight = from.x + from.width <= to.x
  return [
    Point(x: isLeft ? from.x : from.x + from.width, y: from.middle),
    Point(x: isRight ? to.x : to.x + to.width, y: to.middle),
  ]
}

extension Catalog {
  /// The modules, each with the indices of its view models, which are ordered by module.
  var modules: [(name: String, viewModels: Range<Int>)] {
    let names = self.viewModels.map(\.module)
    let starts = names.indices.filter { $0 == 0 || names[$0 - 1] != names[$0] }
    return zip(starts, starts.dropFirst() + [names.count]).map { (names[$0], $0..<$1) }
  }
}

extension [Arrow] {
  fileprivate var withoutRepetitions: [Arrow] {
    var seen: Set<Arrow> = []
    return self.filter { seen.insert($0).inserted }
  }
}
