/// A dictionary that usually holds a handful of keys. A few keys are compared one by one; many have an index.
///
/// The Swift runtime creates the type of a `Dictionary` when a program first uses it, by searching all protocols that
/// the key conforms to. A run over one spec takes less time than ten such searches. So this type is a pair of arrays,
/// whose types mostly exist already, and it requires `Hashable` keys only for look-ups.
public struct SmallDictionary<Key, Value> {
  @usableFromInline var allKeys: [Key] = []
  /// The value of each key.
  @usableFromInline var values: [Value] = []
  /// A hash table for many keys: the index of each key, or -1 for a free place. At least half of the places
  /// are free. Empty while there are few keys.
  @usableFromInline var places: [Int] = []

  @inlinable
  public init() {}

  /// The keys, in the order in which they were first set.
  @inlinable
  public var keys: [Key] { self.allKeys }
}

extension SmallDictionary where Key: Hashable {
  @inlinable
  public subscript(key: Key) -> Value? {
    get { self.place(of: key).map { self.values[$0] } }
    set {
      switch (self.place(of: key), newValue) {
      case (let place?, let value?): self.values[place] = value
      case (let place?, nil):
        self.allKeys.remove(at: place)
        self.values.remove(at: place)
        self.makeIndex()
      case (nil, let value?):
        self.allKeys.append(key)
        self.values.append(value)
        self.addToIndex(self.allKeys.count - 1)
      case (nil, nil): break
      }
    }
  }

  @inlinable
  func place(of key: Key) -> Int? {
    if self.places.isEmpty { return self.allKeys.firstIndex(of: key) }
    var bucket = self.bucket(of: key)
    while self.places[bucket] >= 0 {
      if self.allKeys[self.places[bucket]] == key { return self.places[bucket] }
      bucket = (bucket + 1) & (self.places.count - 1)
    }
    return nil
  }

  /// The place in the hash table where the search for a key begins.
  @inlinable
  func bucket(of key: Key) -> Int { key.hashValue & (self.places.count - 1) }

  @inlinable
  mutating func addToIndex(_ place: Int) {
    if self.allKeys.count > max(16, self.places.count / 2) { return self.makeIndex() }
    if self.places.isEmpty { return }
    var bucket = self.bucket(of: self.allKeys[place])
    while self.places[bucket] >= 0 { bucket = (bucket + 1) & (self.places.count - 1) }
    self.places[bucket] = place
  }

  @inlinable
  mutating func makeIndex() {
    self.places = []
    if self.allKeys.count <= 16 { return }
    var size = 64
    while size < self.allKeys.count * 3 { size *= 2 }
    self.places = Array(repeating: -1, count: size)
    for place in self.allKeys.indices { self.addToIndex(place) }
  }
}

extension SmallDictionary: ExpressibleByDictionaryLiteral where Key: Hashable {
  /// - Parameter elements: The keys and values. No key may occur twice.
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension SmallDictionary: Equatable where Key: Hashable, Value: Equatable {
  @inlinable
  public static func == (left: SmallDictionary, right: SmallDictionary) -> Bool {
    left.keys.count == right.keys.count && left.keys.allSatisfy { right[$0] == left[$0] }
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
