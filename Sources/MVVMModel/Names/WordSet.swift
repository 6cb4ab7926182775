import MVVMSource

/// A set of words. A literal is one string with blanks or line ends between the words.
public struct WordSet: Sendable {
  private let words: Set<Text>

  public init(_ words: some Sequence<Text>) { self.words = Set(words) }

  public var isEmpty: Bool { self.words.isEmpty }

  public func contains(_ word: Text) -> Bool { self.words.contains(word) }

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
