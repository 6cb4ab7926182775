/// Arranges boxes in columns, so that arrows lead to the right except in cycles. Boxes without an arrow stand in rows
/// below.
///
/// This is Sugiyama's method: break cycles, give each box a column, order each column so that few arrows cross, and
/// then move boxes towards those that they are joined to.
func layout(_ sizes: [Size], _ arrows: [Arrow], gaps: Gaps) -> Layout {
  var layout = Layout(
    boxes: sizes.map { Box(x: 0, y: 0, width: $0.width, height: $0.height) },
    ways: Array(repeating: [], count: arrows.count),
    size: Size(width: 0, height: 0)
  )
  var isJoined = Array(repeating: false, count: sizes.count)
  for arrow in arrows where arrow.from != arrow.to {
    isJoined[arrow.from] = true
    isJoined[arrow.to] = true
  }
  if isJoined.contains(true) { placeJoined(isJoined, sizes, arrows, gaps, &layout) }
  placeAlone(sizes.indices.filter { !isJoined[$0] }, gaps, &layout)
  return layout
}

/// The smallest distances between boxes.
struct Gaps {
  let column: Int
  let row: Int
}

private func placeJoined(
  _ isJoined: [Bool],
  _ sizes: [Size],
  _ arrows: [Arrow],
  _ gaps: Gaps,
  _ layout: inout Layout
) {
  let columns = columns(of: sizes.count, arrows)
  var graph = LayeredGraph(sizes, isJoined, arrows, columns)
  graph.order()
  let middles = graph.middles(gap: gaps.row)
  let widths = graph.columnWidths(sizes)
  var x = 0
  for (column, nodes) in graph.columns.enumerated() {
    for node in nodes where node < sizes.count {
      layout.boxes[node].x = x
      layout.boxes[node].y = middles[node] - sizes[node].height / 2
    }
    graph.starts.append(x)
    x += widths[column] + gaps.column
  }
  for (index, arrow) in arrows.enumerated() where arrow.from != arrow.to {
    layout.ways[index] = graph.way(index, arrow, layout.boxes, widths, middles)
  }
  let bottom = layout.boxes.indices.filter { isJoined[$0] }
    .map { layout.boxes[$0].y + layout.boxes[$0].height }.max()
  layout.size = Size(width: max(x - gaps.column, 0), height: max(bottom ?? 0, middles.max() ?? 0))
}

/// Places boxes in rows. These are as wide as the picture so far, or wide enough to be about twice as wide as high.
private func placeAlone(_ nodes: [Int], _ gaps: Gaps, _ layout: inout Layout) {
  guard let first = nodes.first else { return }
  let area = nodes.reduce(0) { sum, node in
    sum + (layout.boxes[node].width + gaps.row) * (layout.boxes[node].height + gaps.row)
  }
  var widest = max(layout.size.width, layout.boxes[first].width)
  while widest * widest < area * 2 { widest += 40 }
  var x = 0
  var y = layout.size.height == 0 ? 0 : layout.size.height + gaps.row * 2
  var rowHeight = 0
  for node in nodes {
    let box = layout.boxes[node]
    if x > 0, x + box.width > widest {
      x = 0
      y += rowHeight + gaps.row
      rowHeight = 0
    }
    layout.boxes[node].x = x
    layout.boxes[node].y = y
    layout.size.width = max(layout.size.width, x + box.width)
    x += box.width + gaps.row
    rowHeight = max(rowHeight, box.height)
  }
  layout.size.height = y + rowHeight
}
