/// Returns the candidate that someone most likely meant, or `nil` if none is close enough. The distance is
/// the number of letters to add, remove, replace or swap with a neighbour. At most one letter, or a third of
/// the longer word, may differ. If several are equally close, the first wins.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(word, candidate)
    guard distance <= max(1, max(word.utf8.count, candidate.utf8.count) / 3) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// Returns the optimal string alignment distance in bytes, ignoring the case of ASCII letters.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.lowercased().utf8)
  let right = Array(right.lowercased().utf8)
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(substitution, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}

/// Returns the question at the end of a message about a misspelled word: `did you mean 'word'?`
public func suggestion(_ word: String) -> String { "did you mean '\(word)'?" }

/// Returns a colon and the question with the nearest candidate, or an empty string if none is close enough.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  nearestWord(to: word, among: candidates).map { ": \(suggestion($0))" } ?? ""
}

/// Returns the question with the nearest word, or a list of all words if none is close enough.
public func suggestion(_ nearest: String?, orOneOf words: [String]) -> String {
  nearest.map(suggestion) ?? "one of: \(words.joined(separator: ", "))"
}
