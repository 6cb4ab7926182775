import MVVMSource

/// Returns the changes between two texts, in order. The result is always correct, but not always the
/// shortest.
///
/// Lines that occur exactly once in each text are matched first ("patience"). Between these, the shortest
/// difference is computed for parts of limited length; longer parts are replaced as a whole.
func lineChanges(in lines: LinesOfTexts) -> [LineChange] {
  var matches: [Match] = []
  let whole = LineChange(old: 0..<lines.old.count, new: 0..<lines.new.count)
  var pending = [whole]
  while let part = pending.popLast() {
    let rest = trimmed(part, of: lines, &matches)
    if rest.old.isEmpty || rest.new.isEmpty { continue }
    let anchors = anchors(in: rest, lines)
    if anchors.isEmpty {
      matches += shortestMatches(in: rest, lines)
    } else {
      pending += gaps(between: anchors, in: rest)
      matches += anchors
    }
  }
  return gaps(between: matches.sorted { $0.old < $1.old }, in: whole)
    .filter { !$0.old.isEmpty || !$0.new.isEmpty }
}

/// A line that is the same in both texts.
struct Match {
  let old: Int
  let new: Int
}

/// Returns a part without the equal lines at its beginning and end.
private func trimmed(_ part: LineChange, of lines: LinesOfTexts, _ matches: inout [Match]) -> LineChange {
  var (old, new) = (part.old, part.new)
  while !old.isEmpty, !new.isEmpty, lines.old[old.lowerBound] == lines.new[new.lowerBound] {
    matches.append(Match(old: old.lowerBound, new: new.lowerBound))
    (old, new) = (old.dropFirst(), new.dropFirst())
  }
  while !old.isEmpty, !new.isEmpty, lines.old[old.upperBound - 1] == lines.new[new.upperBound - 1] {
    matches.append(Match(old: old.upperBound - 1, new: new.upperBound - 1))
    (old, new) = (old.dropLast(), new.dropLast())
  }
  return LineChange(old: old, new: new)
}

/// Returns the parts before, between and after matches.
private func gaps(between matches: [Match], in whole: LineChange) -> [LineChange] {
  var gaps: [LineChange] = []
  var (old, new) = (whole.old.lowerBound, whole.new.lowerBound)
  for match in matches {
    gaps.append(LineChange(old: old..<match.old, new: new..<match.new))
    (old, new) = (match.old + 1, match.new + 1)
  }
  gaps.append(LineChange(old: old..<whole.old.upperBound, new: new..<whole.new.upperBound))
  return gaps
}

/// Returns the lines that a shortest difference keeps; none if the part is so long that computing it could
/// take too much memory.
private func shortestMatches(in part: LineChange, _ lines: LinesOfTexts) -> [Match] {
  if part.old.count + part.new.count > 2_000 { return [] }
  let difference = lines.new[part.new].difference(from: lines.old[part.old])
  var (old, new) = (Array(part.old), Array(part.new))
  for case .remove(let offset, _, _) in difference.removals.reversed() { old.remove(at: offset) }
  for case .insert(let offset, _, _) in difference.insertions.reversed() { new.remove(at: offset) }
  return zip(old, new).map { Match(old: $0, new: $1) }
}

/// Returns the longest sequence of lines in the same order that occur exactly once on each side.
private func anchors(in part: LineChange, _ lines: LinesOfTexts) -> [Match] {
  var seen: [Text: (old: Int, oldCount: Int, newCount: Int)] = [:]
  for index in part.old {
    let count = seen[lines.old[index]]?.oldCount ?? 0
    seen[lines.old[index]] = (index, count + 1, 0)
  }
  for index in part.new { seen[lines.new[index]]?.newCount += 1 }
  var candidates: [Match] = []
  for index in part.new {
    if let line = seen[lines.new[index]], line.oldCount == 1, line.newCount == 1 {
      candidates.append(Match(old: line.old, new: index))
    }
  }
  return longestIncreasing(candidates)
}

/// Returns the longest sequence that is in order in both texts, by patience sorting. The matches are ordered
/// by the new text.
private func longestIncreasing(_ matches: [Match]) -> [Match] {
  var tops: [Int] = []
  var previous = [Int](repeating: -1, count: matches.count)
  for index in matches.indices {
    let place = tops.partitioningIndex { matches[$0].old >= matches[index].old }
    if place > 0 { previous[index] = tops[place - 1] }
    if place == tops.count { tops.append(index) } else { tops[place] = index }
  }
  var row: [Match] = []
  var next = tops.last ?? -1
  while next >= 0 {
    row.append(matches[next])
    next = previous[next]
  }
  return row.reversed()
}
