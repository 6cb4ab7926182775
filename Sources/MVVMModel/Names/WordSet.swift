import MVVMSource

/// A set of words. A literal is one string with blanks or line ends between the words.
public struct WordSet: Sendable {
  private let words: Set<Text>
  /// Whether a word begins with a byte. Most texts that are looked up begin with another one, and need not be hashed.
  private let isInitial: [Bool]

  public init(_ words: some Sequence<Text>) {
    self.words = Set(words)
    var isInitial = [Bool](repeating: false, count: 256)
    for word in self.words { if let initial = word.bytes.first { isInitial[Int(initial)] = true } }
    self.isInitial = isInitial
  }

  public var isEmpty: Bool { self.words.isEmpty }

  public func contains(_ word: Text) -> Bool {
    guard let initial = word.bytes.first, !self.isInitial[Int(initial)] else {
      return self.words.contains(word)
    }
    return false
  }

  /// Returns the set with more words.
  public func union(_ others: some Sequence<Text>) -> WordSet { WordSet(self.words.union(others)) }

  public func union(_ other: WordSet) -> WordSet { self.union(other.words) }
}

extension WordSet: Sequence {
  public func makeIterator() -> Set<Text>.Iterator { self.words.makeIterator() }
}

extension WordSet: ExpressibleByStringLiteral {
  public init(stringLiteral words: String) {
    self.init(words.split { $0 == " " || $0 == "\n" }.map { Text(String($0)) })
  }
}
