/// Returns the column of each box. It is to the right of all boxes that have an arrow to it. A box without an arrow to
/// it stands directly to the left of the nearest box that it leads to.
func columns(of count: Int, _ arrows: [Arrow]) -> [Int] {
  let forward = withoutCircles(count, arrows)
  var next: [[Int]] = Array(repeating: [], count: count)
  var waiting = Array(repeating: 0, count: count)
  for arrow in forward {
    next[arrow.from].append(arrow.to)
    waiting[arrow.to] += 1
  }
  let isStart = waiting.map { $0 == 0 }
  var columns = Array(repeating: 0, count: count)
  var queue = (0..<count).filter { isStart[$0] }
  var index = 0
  while index < queue.count {
    let node = queue[index]
    index += 1
    for target in next[node] {
      columns[target] = max(columns[target], columns[node] + 1)
      waiting[target] -= 1
      if waiting[target] == 0 { queue.append(target) }
    }
  }
  // A box that nothing leads to stands beside what it leads to, instead of far off in the first column.
  for node in 0..<count where isStart[node] && !next[node].isEmpty {
    columns[node] = (next[node].map { columns[$0] }.min() ?? 1) - 1
  }
  return columns
}

/// The arrows without cycles: those that close one are reversed, and those from a box to itself are left out.
private func withoutCircles(_ count: Int, _ arrows: [Arrow]) -> [Arrow] {
  var next: [[Int]] = Array(repeating: [], count: count)
  for arrow in arrows where arrow.from != arrow.to { next[arrow.from].append(arrow.to) }
  // 0: not visited. 1: on the current path. 2: done.
  var states = Array(repeating: 0, count: count)
  var turned: Set<Arrow> = []
  for start in 0..<count where states[start] == 0 {
    // The path from the start. With each node is the number of its arrows that have been followed.
    var path = [(node: start, done: 0)]
    states[start] = 1
    while let (node, done) = path.last {
      guard done < next[node].count else {
        states[node] = 2
        path.removeLast()
        continue
      }
      path[path.count - 1].done += 1
      let target = next[node][done]
      if states[target] == 1 { turned.insert(Arrow(from: node, to: target)) }
      if states[target] == 0 {
        states[target] = 1
        path.append((target, 0))
      }
    }
  }
  return arrows.filter { $0.from != $0.to }
    .map { turned.contains($0) ? Arrow(from: $0.to, to: $0.from) : $0 }
}
