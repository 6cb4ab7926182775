import MVVMSource

/// A set of words that is built once and searched for every name. It is faster than a `Set`, whose hashes are
/// made to withstand attacks.
///
/// A literal is one string with blanks or line ends between the words. This costs the compiler almost
/// nothing; an array of as many words would take long to compile.
public struct WordSet: Sendable {
  /// The keys of the words, with open addressing. At most half of the places are taken; 0 is a free place.
  private var keys: [UInt64] = []
  private var words: [Text] = []
  /// One bit for the first byte of each word, modulo 64. Most names that are looked up begin differently.
  private var firstBytes: UInt64 = 0

  public init(_ words: [Text]) {
    var capacity = 16
    while capacity < words.count * 2 { capacity *= 2 }
    self.keys = Array(repeating: 0, count: capacity)
    self.words = Array(repeating: "", count: capacity)
    for word in words {
      let key = NameHash(word).key(in: 0)
      let place = self.place(of: word, key)
      self.keys[place] = key
      self.words[place] = word
      if let first = word.bytes.first { self.firstBytes |= Self.bit(first) }
    }
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }

  public func contains(_ word: Text) -> Bool {
    guard let first = word.bytes.first, self.mayContain(wordFrom: first) else { return false }
    let key = NameHash(word).key(in: 0)
    return self.keys[self.place(of: word, key)] == key
  }

  /// Whether the set may contain a word that begins with a byte.
  @inline(__always)
  func mayContain(wordFrom first: UInt8) -> Bool { self.firstBytes & Self.bit(first) != 0 }

  public var isEmpty: Bool { self.firstBytes == 0 }

  /// Returns the set with more words.
  public func union(_ others: [Text]) -> WordSet {
    WordSet(self.all + others)
  }

  public func union(_ other: WordSet) -> WordSet {
    self.union(other.all)
  }

  private var all: [Text] { self.words.filter { !$0.isEmpty } }

  /// Returns the place of a word, or the free place where it belongs.
  private func place(of word: Text, _ key: UInt64) -> Int {
    let mask = self.keys.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while self.keys[place] != 0, self.keys[place] != key || self.words[place] != word {
      place = (place + 1) & mask
    }
    return place
  }
}

extension WordSet: ExpressibleByStringLiteral {
  public init(stringLiteral words: String) {
    self.init(pieces(of: Array(words.utf8)[...]) { $0 == Byte.space || $0 == Byte.lineFeed }.map { Text($0) })
  }
}
