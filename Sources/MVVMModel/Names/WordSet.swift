import MVVMSource

/// A set of words.
///
/// A literal is one string with blanks or line ends between the words. This costs the compiler almost
/// nothing; an array of as many words would take long to compile.
public struct WordSet: Sendable {
  /// The words in their order: a `Set` of them would take longer to be known to the runtime than all look-ups of a run.
  private let words: [Text]
  /// One bit for the first byte of each word, modulo 64. Most names that are looked up begin differently.
  private let firstBytes: UInt64

  public init(_ words: [Text]) {
    self.words = words.sorted(by: <)
    self.firstBytes = words.reduce(0) { $0 | ($1.bytes.first.map(Self.bit) ?? 0) }
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }

  public func contains(_ word: Text) -> Bool {
    guard let first = word.bytes.first, self.mayContain(wordFrom: first) else { return false }
    let place = self.words.indexFromWhich { word <= $0 }
    return place < self.words.count && self.words[place] == word
  }

  /// Whether the set may contain a word that begins with a byte.
  @inline(__always)
  func mayContain(wordFrom first: UInt8) -> Bool { self.firstBytes & Self.bit(first) != 0 }

  public var isEmpty: Bool { self.words.isEmpty }

  /// Returns the set with more words.
  public func union(_ others: [Text]) -> WordSet { WordSet(self.words + others) }

  public func union(_ other: WordSet) -> WordSet { self.union(other.words) }
}

extension WordSet: ExpressibleByStringLiteral {
  public init(stringLiteral words: String) {
    self.init(pieces(of: Array(words.utf8)[...]) { $0 == Byte.space || $0 == Byte.lineFeed }.map { Text($0) })
  }
}
