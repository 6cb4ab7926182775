/// A dictionary that usually holds a handful of keys. A few keys are compared one by one; many have an index.
///
/// The Swift runtime creates the type of a `Dictionary` when a program first uses it, by searching all protocols that
/// the key conforms to. A run over one spec takes less time than ten such searches. So this type is a pair of arrays,
/// whose types mostly exist already, and it requires `Hashable` keys only for look-ups.
public struct SmallDictionary<Key, Value> {
  @usableFromInline var allKeys: [Key] = []
  /// The value of each key.
  @usableFromInline var values: [Value] = []
  /// The places of the keys, if there are many.
  @usableFromInline var index = HashIndex()

  @inlinable
  public init() {}

  /// The keys, in the order in which they were first set.
  @inlinable
  public var keys: [Key] { self.allKeys }
}

extension SmallDictionary where Key: Hashable {
  @inlinable
  public subscript(key: Key) -> Value? { self.place(of: key).map { self.values[$0] } }

  /// Sets the value of a key, whether it has one or not.
  @inlinable
  public mutating func set(_ value: Value, for key: Key) {
    if let place = self.place(of: key) {
      self.values[place] = value
    } else {
      self.add(value, for: key)
    }
  }

  @inlinable
  func place(of key: Key) -> Int? {
    if self.index.isEmpty { return self.allKeys.firstIndex(of: key) }
    return self.index.place(ofHash: key.hashValue) { self.allKeys[$0] == key }
  }

  /// Adds a key that is not there.
  @inlinable
  mutating func add(_ value: Value, for key: Key) {
    self.allKeys.append(key)
    self.values.append(value)
    if self.allKeys.count <= 16 { return }
    for place in (self.index.isEmpty ? 0 : self.allKeys.count - 1)..<self.allKeys.count {
      self.index.enter(hash: self.allKeys[place].hashValue)
    }
  }
}

/// The places of keys by their hash values. It is not generic, so there is only one copy of its code.
@usableFromInline
struct HashIndex: Sendable {
  /// The last place with each hash.
  private var last: [Int: Int] = [:]
  /// For each place, the one before it with the same hash; -1 if there is none.
  private var previous: [Int] = []

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { self.previous.isEmpty }

  @usableFromInline
  func place(ofHash hash: Int, where isSame: (Int) -> Bool) -> Int? {
    var place = self.last[hash] ?? -1
    while place >= 0, !isSame(place) { place = self.previous[place] }
    return place < 0 ? nil : place
  }

  /// Enters the place after those that have been entered.
  @usableFromInline
  mutating func enter(hash: Int) {
    self.previous.append(self.last.updateValue(self.previous.count, forKey: hash) ?? -1)
  }
}

extension SmallDictionary: ExpressibleByDictionaryLiteral where Key: Hashable {
  /// - Parameter elements: The keys and values. No key may occur twice.
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self.add(value, for: key) }
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
