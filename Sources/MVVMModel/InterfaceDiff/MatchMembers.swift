import MVVMSource

/// Members of two versions that are one, and those that only one version has.
struct Matches<Member> {
  var pairs: [(old: Member, new: Member)] = []
  var removed: [Member]
  var added: [Member]

  init(_ old: [Member], _ new: [Member]) {
    self.removed = old
    self.added = new
  }

  /// Takes together those of the rest that have one key; a key that several have says nothing.
  mutating func match(by key: (Member) -> Text?) {
    func unique(_ members: [Member]) -> [Text: Int] {
      var indices: [Text: Int?] = [:]
      for (index, member) in members.enumerated() {
        guard let key = key(member) else { continue }
        indices[key] = .some(indices[key] == nil ? index : nil)
      }
      return indices.compactMapValues { $0 }
    }
    let added = unique(self.added)
    let found = unique(self.removed).compactMap { key, old in added[key].map { (old: old, new: $0) } }
    self.take(found.ordered { $0.old < $1.old })
  }

  /// Takes indices of both lists together.
  mutating func take(_ found: [(old: Int, new: Int)]) {
    if found.isEmpty { return }
    self.pairs += found.map { (self.removed[$0.old], self.added[$0.new]) }
    let (old, new) = (Set(found.map(\.old)), Set(found.map(\.new)))
    self.removed = self.removed.indices.filter { !old.contains($0) }.map { self.removed[$0] }
    self.added = self.added.indices.filter { !new.contains($0) }.map { self.added[$0] }
  }
}

extension Matches where Member: Ordered {
  /// Takes together what was renamed: members that are equal but for the base name, of which at least half of the words
  /// stayed. The best go first, and among equals those whose names come first.
  mutating func matchRenamed(isEqual: (Member, Member) -> Bool) {
    var candidates: [(old: Int, new: Int, similarity: Double)] = []
    for (index, old) in self.removed.enumerated() {
      for (other, new) in self.added.enumerated() where isEqual(old, new) {
        let similarity = similarity(old.name, new.name)
        if similarity >= 0.5 { candidates.append((index, other, similarity)) }
      }
    }
    candidates = candidates.ordered { left, right in
      if left.similarity != right.similarity { return left.similarity > right.similarity }
      let (first, second) = (self.removed[left.old].selector, self.removed[right.old].selector)
      return first != second
        ? first < second : self.added[left.new].selector < self.added[right.new].selector
    }
    var old: Set<Int> = []
    var new: Set<Int> = []
    var found: [(old: Int, new: Int)] = []
    for candidate in candidates where !old.contains(candidate.old) && !new.contains(candidate.new) {
      old.insert(candidate.old)
      new.insert(candidate.new)
      found.append((candidate.old, candidate.new))
    }
    self.take(found)
  }
}

/// How many of the words of two names they share, from 0 to 1.
func similarity(_ left: Text, _ right: Text) -> Double {
  var rest = camelCaseWords(right)
  let words = camelCaseWords(left)
  let all = words.count + rest.count
  var shared = 0
  for word in words {
    guard let index = rest.firstIndex(of: word) else { continue }
    rest.remove(at: index)
    shared += 1
  }
  return all == shared ? 1 : Double(shared) / Double(all - shared)
}

/// The words of a name in small letters: `userIDChanged` has `user`, `id` and `changed`.
func camelCaseWords(_ name: Text) -> [String] {
  var words: [String] = []
  var word = ""
  let letters = Array(name.description)
  for (index, letter) in letters.enumerated() {
    let follows = index > 0 && !letters[index - 1].isUppercase
    let precedes = index + 1 < letters.count && letters[index + 1].isLowercase
    if letter.isUppercase, !word.isEmpty, follows || precedes {
      words.append(word)
      word = ""
    }
    if letter == "_" {
      if !word.isEmpty { words.append(word) }
      word = ""
    } else {
      word += letter.lowercased()
    }
  }
  return word.isEmpty ? words : words + [word]
}
