/// The column of each box: right of all that have an arrow to it, and no further left of what it leads to than needed.
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
  // What nothing leads to stands beside what it leads to, rather than far off.
  for node in 0..<count where isStart[node] && !next[node].isEmpty {
    columns[node] = (next[node].map { columns[$0] }.min() ?? 1) - 1
  }
  return columns
}

/// The arrows with those turned round that close a circle.
private func withoutCircles(_ count: Int, _ arrows: [Arrow]) -> [Arrow] {
  var next: [[Int]] = Array(repeating: [], count: count)
  for arrow in arrows where arrow.from != arrow.to { next[arrow.from].append(arrow.to) }
  // 0 for one that was not seen, 1 for one that is on the way, 2 for one that is done.
  var states = Array(repeating: 0, count: count)
  var turned: Set<Arrow> = []
  for start in 0..<count where states[start] == 0 {
    // The way from the start, each with how many of its arrows were followed.
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
