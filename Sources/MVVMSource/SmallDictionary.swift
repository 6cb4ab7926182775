/// A dictionary for what is mostly a handful of keys, which are compared one by one; of many there is an index.
///
/// The type of a `Dictionary` is made when a program first uses it, by a search among all protocols that its key
/// conforms to: a run that looks at one spec takes less time than ten such searches. So this one is a pair of arrays,
/// whose types are there already mostly, and asks nothing of its key but where it is looked up.
public struct SmallDictionary<Key, Value> {
  @usableFromInline var allKeys: [Key] = []
  /// The value of each key.
  @usableFromInline var values: [Value] = []
  /// Where there are many keys, their places by their hashes, and -1 where there is none; at least half of it.
  @usableFromInline var places: [Int] = []

  @inlinable
  public init() {}

  /// In the order in which they were first set.
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

  /// Where to look first.
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
  /// - Parameter elements: No key twice.
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
