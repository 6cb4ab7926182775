/// The maximum number of edits to search for. The search takes time and memory proportional to its square.
private let mostEdits = 400

/// Returns the matches of a shortest difference (Myers 1986, "An O(ND) Difference Algorithm"); none if it would take
/// more edits than the bound.
func shortestMatches(in part: LineChange, _ lines: NumberedLines) -> [Match] {
  let old = Array(lines.old[part.old])
  let new = Array(lines.new[part.new])
  let bound = min(old.count + new.count, mostEdits)
  // `furthest[k + bound + 1]` is the furthest index in the old text that a path reaches on diagonal `k`.
  var furthest = [Int](repeating: 0, count: 2 * bound + 3)
  var trace: [[Int]] = []
  for edits in 0...bound {
    trace.append(Array(furthest[bound + 1 - edits...bound + 1 + edits]))
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      let slot = diagonal + bound + 1
      let inserts = diagonal == -edits || (diagonal != edits && furthest[slot - 1] < furthest[slot + 1])
      var x = edits == 0 ? 0 : inserts ? furthest[slot + 1] : furthest[slot - 1] + 1
      while x < old.count, x - diagonal < new.count, x - diagonal >= 0, old[x] == new[x - diagonal] { x += 1 }
      furthest[slot] = x
      if x >= old.count, x - diagonal >= new.count {
        return matches(along: trace, from: Match(old: old.count, new: new.count)).map {
          Match(old: $0.old + part.old.lowerBound, new: $0.new + part.new.lowerBound)
        }
      }
    }
  }
  return []
}

/// Follows the path back from its end. `trace[edits]` is the state before that many edits, with diagonal 0 in the
/// middle.
private func matches(along trace: [[Int]], from end: Match) -> [Match] {
  var matches: [Match] = []
  var (x, y) = (end.old, end.new)
  for edits in trace.indices.reversed() {
    let known = trace[edits]
    let diagonal = x - y
    func reach(_ diagonal: Int) -> Int { known[diagonal + edits] }
    let inserts = diagonal == -edits || (diagonal != edits && reach(diagonal - 1) < reach(diagonal + 1))
    let previous = inserts ? diagonal + 1 : diagonal - 1
    let startX = edits == 0 ? 0 : reach(previous)
    let startY = edits == 0 ? 0 : startX - previous
    while x > startX, y > startY {
      (x, y) = (x - 1, y - 1)
      matches.append(Match(old: x, new: y))
    }
    (x, y) = (startX, startY)
  }
  return matches
}
