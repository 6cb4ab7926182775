import MVVMModel
import MVVMSource
import MVVMSwift

/// The elements of two versions that correspond to each other, and those that only one version has.
struct Matches<Element> {
  var pairs: [(old: Element, new: Element)] = []
  var removed: [Element]
  var added: [Element]

  /// Matches the remaining elements by keys that are unique in each version, if they really correspond.
  mutating func match<Key: Hashable>(
    by key: (Element) -> Key?,
    where areOne: (Element, Element) -> Bool = { _, _ in true }
  ) {
    if self.removed.isEmpty || self.added.isEmpty { return }
    let added = offsets(of: self.added, by: key)
    let pairs = offsets(of: self.removed, by: key).compactMap { key, old in
      added[key].map { (old: old, new: $0) }
    }
    self.pair(pairs.filter { areOne(self.removed[$0.old], self.added[$0.new]) }.sorted { $0.old < $1.old })
  }

  /// Turns the elements at pairs of offsets into matches.
  private mutating func pair(_ offsets: [(old: Int, new: Int)]) {
    self.pairs += offsets.map { (self.removed[$0.old], self.added[$0.new]) }
    self.removed.removeAll(at: Set(offsets.map(\.old)))
    self.added.removeAll(at: Set(offsets.map(\.new)))
  }
}

/// Returns the offsets of elements by their keys, if these are unique.
private func offsets<Item, Key: Hashable>(of items: [Item], by key: (Item) -> Key?) -> [Key: Int] {
  let offsets = items.enumerated().compactMap { offset, item in key(item).map { ($0, offset) } }
  return Dictionary(grouping: offsets, by: \.0).compactMapValues { $0.count == 1 ? $0[0].1 : nil }
}

extension Array {
  fileprivate mutating func removeAll(at offsets: Set<Int>) {
    self = self.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
  }
}

// MARK: Renamed members

extension Matches where Element: Declared {
  /// Matches members that were renamed: they are equal except for their names and labels, and share at least
  /// half of their words. The most similar are matched first; if several are equally similar, names decide.
  mutating func matchRenamed(isEqual: (Element, Element) -> Bool) {
    if self.removed.isEmpty || self.added.isEmpty { return }
    var candidates: [RenameCandidate] = []
    let names = WordIndex(self.added.map(\.selector))
    for (offset, old) in self.removed.enumerated() {
      let words = wordsOfSelector(old.selector)
      for other in names.nearest(to: words) where isEqual(old, self.added[other]) {
        let similarity = similarity(words, names.words[other])
        if similarity < 0.5 { continue }
        let (offsets, selectors) = ((offset, other), (old.selector, self.added[other].selector))
        candidates.append(RenameCandidate(offsets: offsets, similarity: similarity, selectors: selectors))
      }
    }
    self.pair(best(of: candidates))
  }
}

/// Two members that may be the same one, renamed.
private struct RenameCandidate {
  let offsets: (old: Int, new: Int)
  let similarity: Double
  let selectors: (Text, Text)

  func isBetter(than other: RenameCandidate) -> Bool {
    self.similarity == other.similarity
      ? self.selectors < other.selectors : self.similarity > other.similarity
  }
}

/// Returns the best candidates, using each member only once.
private func best(of candidates: [RenameCandidate]) -> [(old: Int, new: Int)] {
  var old: Set<Int> = []
  var new: Set<Int> = []
  return candidates.sorted { $0.isBetter(than: $1) }.map(\.offsets).filter { offsets in
    if old.contains(offsets.old) || new.contains(offsets.new) { return false }
    old.insert(offsets.old)
    new.insert(offsets.new)
    return true
  }
}

/// The largest number of names that each removed member is compared with, so that the time grows linearly.
private let candidateLimit = 48

private struct WordIndex {
  let words: [[Text]]
  private var places: [Text: [Int]] = [:]

  init(_ selectors: [Text]) {
    self.words = selectors.map(wordsOfSelector)
    for (index, words) in self.words.enumerated() {
      for word in Set(words) { self.places[word, default: []].append(index) }
    }
  }

  /// Returns the indices of names that share words with another. Names that share a rare word come first.
  func nearest(to words: [Text]) -> [Int] {
    if self.words.count <= candidateLimit { return Array(self.words.indices) }
    let shared = Set(words).compactMap { self.places[$0] }.sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
    return Set(shared.joined().prefix(candidateLimit)).sorted()
  }
}

/// Returns the share of words that two full names have in common, from 0 to 1.
private func similarity(_ words: [Text], _ others: [Text]) -> Double {
  var rest = others
  for word in words {
    if let index = rest.firstIndex(of: word) { rest.remove(at: index) }
  }
  let (all, shared) = (words.count + others.count, others.count - rest.count)
  return all == 0 ? 1 : Double(2 * shared) / Double(all)
}

/// Returns the words of a full name: `userIDChanged(at:)` has `user`, `id`, `changed` and `at`.
private func wordsOfSelector(_ selector: Text) -> [Text] {
  selector.bytes.split { !isNameByte($0) }.flatMap { words(of: Text($0)) }
}
