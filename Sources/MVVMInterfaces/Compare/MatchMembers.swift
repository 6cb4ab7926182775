import MVVMModel
import MVVMSource
import MVVMSwift

/// The members of two versions that correspond to each other, and those that only one version has.
struct Matches<Member> {
  var pairs: [(old: Member, new: Member)] = []
  var removed: [Member]
  var added: [Member]

  /// Matches the remaining members that have the same key, and really correspond. A key that several members of a
  /// version have is ignored.
  mutating func match(by key: (Member) -> Text?, where areOne: (Member, Member) -> Bool = { _, _ in true }) {
    if self.removed.isEmpty || self.added.isEmpty { return }
    let pairs = equalKeys(self.removed.map(key), self.added.map(key))
    self.take(pairs.filter { areOne(self.removed[$0.old], self.added[$0.new]) })
  }

  /// Turns the members at pairs of indices into matches.
  private mutating func take(_ found: [IndexPair]) {
    if found.isEmpty { return }
    self.pairs += found.map { (self.removed[$0.old], self.added[$0.new]) }
    self.removed = rest(of: self.removed.count, without: found.map(\.old)).map { self.removed[$0] }
    self.added = rest(of: self.added.count, without: found.map(\.new)).map { self.added[$0] }
  }
}

extension Matches where Member: Declared {
  /// Matches members that were renamed: they are equal except for their names and labels, and share at least half of
  /// their words. The most similar are matched first; if several are equally similar, names decide.
  mutating func matchRenamed(isEqual: (Member, Member) -> Bool) {
    if self.removed.isEmpty || self.added.isEmpty { return }
    var candidates: [Candidate] = []
    let names = WordIndex(self.added.map(\.selector))
    for (index, old) in self.removed.enumerated() {
      let words = wordsOfSelector(old.selector)
      for other in names.nearest(to: words) where isEqual(old, self.added[other]) {
        let similarity = similarity(words, names.words[other])
        if similarity < 0.5 { continue }
        let selectors = (old.selector, self.added[other].selector)
        candidates.append(((index, other), similarity, selectors.0, selectors.1))
      }
    }
    self.take(best(of: candidates))
  }
}

// The code below refers to members by index, so that it is compiled only once and not for each type of member.

private typealias IndexPair = (old: Int, new: Int)

private func equalKeys(_ old: [Text?], _ new: [Text?]) -> [IndexPair] {
  let added = uniqueKeys(new)
  let found = uniqueKeys(old).compactMap { key, old in added[key].map { (old: old, new: $0) } }
  return found.sorted { $0.old < $1.old }
}

private func uniqueKeys(_ keys: [Text?]) -> [Text: Int] {
  let indices = keys.enumerated().compactMap { index, key in key.map { ($0, Int?.some(index)) } }
  return Dictionary(indices) { _, _ in nil }.compactMapValues { $0 }
}

private func rest(of count: Int, without indices: [Int]) -> [Int] {
  let taken = Set(indices)
  return (0..<count).filter { !taken.contains($0) }
}

/// Two members that may be the same one, renamed.
private typealias Candidate = (pair: IndexPair, similarity: Double, old: Text, new: Text)

private func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
  if left.similarity != right.similarity { return left.similarity > right.similarity }
  return left.old != right.old ? left.old < right.old : left.new < right.new
}

/// Returns the best candidates, using each member only once.
private func best(of candidates: [Candidate]) -> [IndexPair] {
  var old: Set<Int> = []
  var new: Set<Int> = []
  return candidates.sorted(by: precedes).map(\.pair).filter { pair in
    if new.contains(pair.new) || !old.insert(pair.old).inserted { return false }
    return new.insert(pair.new).inserted
  }
}

/// Finds the names that share words with another, rare words first.
private struct WordIndex {
  let words: [[Text]]
  private var places: [Text: [Int]] = [:]

  init(_ selectors: [Text]) {
    self.words = selectors.map(wordsOfSelector)
    for (index, words) in self.words.enumerated() {
      for word in words where self.places[word]?.last != index {
        self.places[word, default: []].append(index)
      }
    }
  }

  /// Returns the indices of names, no more than a few dozen, so that many renamed members take no more time each.
  func nearest(to words: [Text]) -> [Int] {
    let limit = 48
    if self.words.count <= limit { return Array(self.words.indices) }
    var nearest: [Int] = []
    let shared = Set(words).compactMap { self.places[$0] }
    for places in shared.sorted(by: { ($0.count, $0[0]) < ($1.count, $1[0]) }) {
      nearest += places.prefix(limit - nearest.count)
    }
    return Set(nearest).sorted(by: <)
  }
}

/// Returns the share of words that two full names have in common, from 0 to 1.
private func similarity(_ words: [Text], _ right: [Text]) -> Double {
  var rest = right
  for word in words {
    if let index = rest.firstIndex(of: word) { rest.remove(at: index) }
  }
  let (all, shared) = (words.count + right.count, right.count - rest.count)
  return all == 0 ? 1 : Double(2 * shared) / Double(all)
}

/// Returns the words of a full name: `userIDChanged(at:)` has `user`, `id`, `changed` and `at`.
private func wordsOfSelector(_ selector: Text) -> [Text] {
  selector.bytes.split { !isNameByte($0) }.flatMap { words(of: Text($0)) }
}
