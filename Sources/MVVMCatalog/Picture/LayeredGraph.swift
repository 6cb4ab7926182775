import MVVMSource

/// Boxes in columns. In a column that an arrow passes, a dummy node without a size keeps a place for it, so that all
/// joints lead from one column to the next.
struct LayeredGraph {
  /// The nodes of each column from top to bottom. Numbers beyond those of the boxes are dummy nodes.
  private(set) var columns: [[Int]]
  /// The place of each node in its column.
  private var ranks: [Int]
  /// The x coordinate at which each column begins.
  var starts: [Int] = []
  private var heights: [Int]
  /// The neighbours of each node in the column to the left, and in the column to the right.
  private var left: [[Int]]
  private var right: [[Int]]
  /// The dummy nodes of each arrow, from left to right.
  private var places: [[Int]]
  private let columnOf: [Int]
  private let boxCount: Int

  init(_ sizes: [Size], _ isJoined: [Bool], _ arrows: [Arrow], _ columnOf: [Int]) {
    let count = (columnOf.indices.filter { isJoined[$0] }.map { columnOf[$0] }.max() ?? 0) + 1
    self.boxCount = sizes.count
    self.columnOf = columnOf
    self.columns = Array(repeating: [], count: count)
    self.ranks = Array(repeating: 0, count: sizes.count)
    self.heights = sizes.map(\.height)
    self.left = Array(repeating: [], count: sizes.count)
    self.right = Array(repeating: [], count: sizes.count)
    self.places = Array(repeating: [], count: arrows.count)
    for node in sizes.indices where isJoined[node] { self.append(node, columnOf[node]) }
    let spans = arrows.map { abs(columnOf[$0.from] - columnOf[$0.to]) }
    let longest = longestSpan(spans)
    for (index, arrow) in arrows.enumerated() where arrow.from != arrow.to && spans[index] <= longest {
      self.join(arrow, index)
    }
  }

  private mutating func append(_ node: Int, _ column: Int) {
    self.ranks[node] = self.columns[column].count
    self.columns[column].append(node)
  }

  private mutating func join(_ arrow: Arrow, _ index: Int) {
    let isTurned = self.columnOf[arrow.from] > self.columnOf[arrow.to]
    let (first, last) = isTurned ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
    var node = first
    for column in self.columnOf[first] + 1..<self.columnOf[last] {
      let place = self.heights.count
      self.ranks.append(0)
      self.heights.append(0)
      self.left.append([])
      self.right.append([])
      self.append(place, column)
      self.places[index].append(place)
      self.join(node, place)
      node = place
    }
    self.join(node, last)
  }

  private mutating func join(_ left: Int, _ right: Int) {
    self.right[left].append(right)
    self.left[right].append(left)
  }

  func columnWidths(_ sizes: [Size]) -> [Int] {
    self.columns.map { nodes in
      nodes.compactMap { $0 < self.boxCount ? sizes[$0].width : nil }.max() ?? 0
    }
  }
}

/// The most columns that an arrow may pass and still be led around the boxes there. Where each view model holds nearly
/// every other, arrows would pass far more columns than there are arrows: the longest lead straight to their ends.
private func longestSpan(_ spans: [Int]) -> Int {
  var room = 4 * spans.count + 2_000
  return spans.sorted(by: <).prefix { span in
    room -= span
    return room >= 0
  }.last ?? 0
}

// MARK: - Order

extension LayeredGraph {
  /// Orders the nodes in each column by where their neighbours stand, from left to right and back, several times. Keeps
  /// the order with the fewest crossings.
  mutating func order() {
    var best = self
    var fewest = self.crossings()
    for turn in 0..<12 where fewest > 0 {
      let isForward = turn % 2 == 0
      let indices = Array(self.columns.indices)
      for column in isForward ? indices : indices.reversed() { self.orderColumn(column, isForward) }
      let crossings = self.crossings()
      if crossings < fewest { (best, fewest) = (self, crossings) }
    }
    self = best
  }

  private mutating func orderColumn(_ column: Int, _ isForward: Bool) {
    let other = isForward ? column - 1 : column + 1
    guard self.columns.indices.contains(other) else { return }
    let nodes = self.columns[column]
    let wishes = nodes.enumerated().map { rank, node in
      let around = isForward ? self.left[node] : self.right[node]
      // In thousandths, because the mean of two ranks lies between them.
      return around.isEmpty ? rank * 1000 : around.reduce(0) { $0 + self.ranks[$1] } * 1000 / around.count
    }
    self.columns[column] = nodes.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }.map { nodes[$0] }
    for (rank, node) in self.columns[column].enumerated() { self.ranks[node] = rank }
  }

  /// The number of crossings between joints, in all columns together.
  func crossings() -> Int {
    zip(self.columns, self.columns.dropFirst()).reduce(0) { $0 + self.crossings(between: $1.0, $1.1) }
  }

  /// Counts the pairs of joints that are in one order on the left and in the other on the right, with a Fenwick tree.
  private func crossings(between left: [Int], _ right: [Int]) -> Int {
    let ends = left.flatMap { node in self.right[node].map { self.ranks[$0] }.sorted(by: <) }
    var tree = Array(repeating: 0, count: right.count + 1)
    var count = 0
    for (seen, end) in ends.enumerated() {
      var index = end + 1
      var before = 0
      while index > 0 {
        before += tree[index]
        index -= index & -index
      }
      count += seen - before
      index = end + 1
      while index < tree.count {
        tree[index] += 1
        index += index & -index
      }
    }
    return count
  }
}

// MARK: - Heights

extension LayeredGraph {
  /// The y coordinate of the middle of each node: as close to the middles of its neighbours as the order and the gaps
  /// allow.
  func middles(gap: Int) -> [Int] {
    var middles = Array(repeating: 0, count: self.heights.count)
    for nodes in self.columns {
      var y = 0
      for node in nodes {
        middles[node] = y + self.heights[node] / 2
        y += self.heights[node] + self.gap(node, gap)
      }
    }
    for turn in 0..<8 {
      let isForward = turn % 2 == 0
      for nodes in isForward ? self.columns : self.columns.reversed() {
        let wishes = nodes.map { node in
          let around = self.left[node] + self.right[node]
          return around.isEmpty ? middles[node] : around.reduce(0) { $0 + middles[$1] } / around.count
        }
        self.place(nodes, near: wishes, gap, &middles)
      }
    }
    let top = self.columns.joined().map { middles[$0] - self.heights[$0] / 2 }.min() ?? 0
    return middles.map { $0 - top }
  }

  /// The gap below a node. Dummy nodes may stand closer together.
  private func gap(_ node: Int, _ gap: Int) -> Int { node < self.boxCount ? gap : gap * 2 / 3 }

  /// Places the nodes of a column so that the sum of the squared distances to their wishes is least, among all places
  /// that keep the order and the gaps. Neighbours that would overlap form a block, which stands at the mean of their
  /// wishes.
  private func place(_ nodes: [Int], near wishes: [Int], _ gap: Int, _ middles: inout [Int]) {
    var offsets = [0]
    for (above, below) in zip(nodes, nodes.dropFirst()) {
      let distance = (self.heights[above] + 1) / 2 + self.gap(above, gap) + (self.heights[below] + 1) / 2
      offsets.append(offsets[offsets.count - 1] + distance)
    }
    var blocks: [(sum: Int, count: Int)] = []
    for (wish, offset) in zip(wishes, offsets) {
      blocks.append((wish - offset, 1))
      while blocks.count > 1, let last = blocks.last {
        let previous = blocks[blocks.count - 2]
        guard previous.sum * last.count > last.sum * previous.count else { break }
        blocks.removeLast(2)
        blocks.append((previous.sum + last.sum, previous.count + last.count))
      }
    }
    let starts = blocks.flatMap { Array(repeating: floorDivided($0.sum, $0.count), count: $0.count) }
    for (index, node) in nodes.enumerated() { middles[node] = starts[index] + offsets[index] }
  }
}

/// The quotient, rounded down. Swift rounds towards zero, where two blocks could then overlap.
private func floorDivided(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number < quotient * divisor ? quotient - 1 : quotient
}

// MARK: - Ways

extension LayeredGraph {
  /// The points of an arrow, from the side of one box to the side of the other, through the dummy nodes in between.
  func way(_ index: Int, _ arrow: Arrow, _ boxes: [Box], _ widths: [Int], _ middles: [Int]) -> [Point] {
    let isTurned = self.columnOf[arrow.from] > self.columnOf[arrow.to]
    let (first, last) = isTurned ? (boxes[arrow.to], boxes[arrow.from]) : (boxes[arrow.from], boxes[arrow.to])
    var points = [Point(x: first.x + first.width, y: first.middle)]
    let start = self.columnOf[isTurned ? arrow.to : arrow.from]
    for (column, place) in zip((start + 1)..., self.places[index]) {
      points.append(Point(x: self.starts[column], y: middles[place]))
      points.append(Point(x: self.starts[column] + widths[column], y: middles[place]))
    }
    points.append(Point(x: last.x, y: last.middle))
    return isTurned ? points.reversed() : points
  }
}
