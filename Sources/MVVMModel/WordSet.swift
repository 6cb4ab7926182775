import MVVMSource

/// Words that are made once and looked up for every name: faster than a `Set`, whose hashes withstand attacks.
///
/// A literal is one text with blanks and line ends between the words, which takes the compiler next to nothing; an array
/// of as many would take it much.
public struct WordSet: Sendable {
  /// By open addressing, in tables that are at most half full; 0 is a free place.
  private var keys: [UInt64] = []
  private var words: [Text] = []
  /// A bit for the first byte of each word, modulo 64: most names that are asked for begin otherwise.
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

  /// Whether a word may be one that begins with a byte.
  @inline(__always)
  func mayContain(wordFrom first: UInt8) -> Bool { self.firstBytes & Self.bit(first) != 0 }

  public var isEmpty: Bool { self.firstBytes == 0 }

  /// With further words.
  public func union(_ others: [Text]) -> WordSet {
    WordSet(self.all + others)
  }

  public func union(_ other: WordSet) -> WordSet {
    self.union(other.all)
  }

  private var all: [Text] { self.words.filter { !$0.isEmpty } }

  /// Where a word stands, or would stand.
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
    self.init(Array(words.utf8).split { $0 == 0x20 || $0 == 0x0A }.map { Text($0) })
  }
}
