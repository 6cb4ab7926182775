import TestSupport
import Testing

@testable import MVVMCatalog

@Suite struct LayoutTests {
  @Test("An arrow leads to the right") func columns() {
    let arrows = [Arrow(from: 0, to: 1), Arrow(from: 1, to: 2), Arrow(from: 0, to: 2), Arrow(from: 3, to: 2)]
    #expect(MVVMCatalog.columns(of: 4, arrows) == [0, 1, 2, 1])
  }

  @Test("A circle is broken, and so is a view model that has itself as a part") func circle() {
    let arrows = [Arrow(from: 0, to: 1), Arrow(from: 1, to: 0), Arrow(from: 1, to: 1)]
    #expect(MVVMCatalog.columns(of: 2, arrows) == [0, 1])
    let sizes = Array(repeating: Size(width: 10, height: 10), count: 2)
    let layout = layout(sizes, arrows, gaps: Gaps(column: 20, row: 5))
    #expect(layout.ways[0] == [Point(x: 10, y: 5), Point(x: 30, y: 5)])
    #expect(layout.ways[1] == [Point(x: 30, y: 5), Point(x: 10, y: 5)])
    #expect(layout.ways[2] == [])
  }

  @Test("An arrow between modules crosses neither of their boxes") func betweenModules() {
    let boxes = [0, 5, 40].map { Box(x: $0, y: 0, width: 10, height: 10) }
    #expect(way(from: boxes[0], to: boxes[2]) == [Point(x: 10, y: 5), Point(x: 40, y: 5)])
    #expect(way(from: boxes[2], to: boxes[0]) == [Point(x: 40, y: 5), Point(x: 10, y: 5)])
    #expect(way(from: boxes[0], to: boxes[1]) == [Point(x: 10, y: 5), Point(x: 15, y: 5)])
  }

  @Test("What could be without crossings is drawn without") func crossings() {
    let arrows = [Arrow(from: 0, to: 5), Arrow(from: 1, to: 4), Arrow(from: 2, to: 3)]
    let sizes = Array(repeating: Size(width: 10, height: 10), count: 6)
    var graph = LayeredGraph(
      sizes,
      Array(repeating: true, count: 6),
      arrows,
      MVVMCatalog.columns(of: 6, arrows)
    )
    #expect(graph.crossings() == 3)
    graph.order()
    #expect(graph.crossings() == 0)
  }

  @Test(
    "No two nodes meet, and what is joined begins at the top, whatever leads where",
    arguments: sampled(0..<40)
  ) func anything(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let count = 3 + seed * 3
    let sizes = (0..<count).map { _ in
      Size(width: Int.random(in: 10...200, using: &random), height: Int.random(in: 10...80, using: &random))
    }
    // The last box stands alone.
    let arrows = (0..<count * 2).map { _ in
      Arrow(
        from: Int.random(in: 0..<count - 1, using: &random),
        to: Int.random(in: 0..<count - 1, using: &random)
      )
    }
    let layout = layout(sizes, Array(Set(arrows)), gaps: Gaps(column: 20, row: 8))
    let joined = arrows.filter { $0.from != $0.to }.flatMap { [$0.from, $0.to] }
    #expect((joined.map { layout.boxes[$0].y } + layout.ways.joined().map(\.y)).min() == 0)
    #expect(overlaps(in: layout.boxes) == [])
    #expect(layout.boxes.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= layout.size.width })
    #expect(layout.boxes.allSatisfy { $0.y + $0.height <= layout.size.height })
  }

  @Test("The picture of 500 view models in 12 layers has no overlaps, and is the same each time") func many()
  {
    let catalog = catalog(of: layeredSpecs(count: 500, layers: 12))
    let picture = picture(of: catalog)
    #expect(picture.nodes.count == 500)
    #expect(Set(picture.nodes.map(\.box.x)).count == 12)
    #expect(overlaps(in: picture.nodes.map(\.box)) == [])
    let again = MVVMCatalog.picture(of: catalog)
    #expect(again.nodes.map(\.box) == picture.nodes.map(\.box))
    #expect(again.edges.map(\.points) == picture.edges.map(\.points))
  }

  @Test("Modules are frames that do not meet, and hold their own") func modules() {
    var specs: [String: String] = [:]
    for (path, text) in layeredSpecs(count: 120, layers: 6) {
      specs["M\((Int(path.dropFirst().dropLast(5)) ?? 0) % 5)/\(path)"] = text
    }
    let catalog = catalog(of: specs)
    let picture = picture(of: catalog)
    #expect(picture.groups.map(\.label) == ["M0", "M1", "M2", "M3", "M4"])
    #expect(overlaps(in: picture.groups.map(\.box)) == [])
    #expect(overlaps(in: picture.nodes.map(\.box)) == [])
    for node in picture.nodes {
      let viewModel = catalog.viewModels.first { $0.anchor == node.target }
      let group = picture.groups.first { $0.label == viewModel?.module }
      #expect(group.map { $0.box.x < node.box.x && $0.box.y < node.box.y } == true)
    }
  }
}

/// Specs of view models, each of which depends on some of the next layer.
func layeredSpecs(count: Int, layers: Int) -> [String: String] {
  var random = SplitMix(seed: 7)
  var specs: [String: String] = [:]
  for index in 0..<count {
    let layer = index % layers
    let next = (0..<count).filter { $0 % layers == layer + 1 }
    // Each of the next layer is led to, so that it stands there.
    var targets = Set(layer + 1 < layers && index + 1 < count ? [index + 1] : [])
    if !next.isEmpty { targets.insert(next[Int.random(in: 0..<next.count, using: &random)]) }
    specs["v\(index).mvvm"] = spec(
      of: "Screen\(index)ViewModel",
      dependingOn: targets.sorted().map { "Screen\($0)ViewModel" }
    )
  }
  return specs
}

/// The pairs of boxes that share a point.
private func overlaps(in boxes: [Box]) -> [[Int]] {
  var found: [[Int]] = []
  for (index, left) in boxes.enumerated() {
    for other in boxes.indices where other > index {
      let right = boxes[other]
      let meets = left.x < right.x + right.width && right.x < left.x + left.width
      if meets, left.y < right.y + right.height, right.y < left.y + left.height {
        found.append([index, other])
      }
    }
  }
  return found
}
