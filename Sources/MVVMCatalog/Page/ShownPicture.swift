extension Picture: PageRecord {
  static let fields: [PageField<Self>] = [
    .text("width", \.size.width), .text("height", \.size.height), .list("groups", \.groups),
    .list("edges", \.edges), .list("nodes", \.nodes),
  ]
}

extension Picture.Item: PageRecord {
  static let fields: [PageField<Self>] = [
    .text("target", \.target), .text("label", \.label), .text("fullName", \.fullName),
    .text("x", \.box.x), .text("y", \.box.y), .text("width", \.box.width), .text("height", \.box.height),
    .text("textX") { $0.box.x + 13 }, .text("textY") { $0.box.y + 20 },
  ]
}

extension Picture.Edge: PageRecord {
  static let fields: [PageField<Self>] = [
    .text("source", \.source), .text("target", \.target), .text("path") { path(through: $0.points) },
    .text("relation", \.relation.rawValue),
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
