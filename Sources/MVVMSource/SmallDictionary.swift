/// A dictionary for what is mostly a handful of keys, which are compared one by one; of many there is an index.
///
/// The type of a `Dictionary` is made when a program first uses it, by a search among all protocols that its key
/// conforms to: a run that looks at one spec takes less time than ten such searches.
public struct SmallDictionary<Key: Hashable, Value> {
  /// In the order in which their keys were first set.
  @usableFromInline var entries: [(key: Key, value: Value)] = []
  /// The entries by their keys, where there are many.
  @usableFromInline var index: [Key: Int]?

  @inlinable
  public init() {}

  @inlinable
  public subscript(key: Key) -> Value? {
    get { self.place(of: key).map { self.entries[$0].value } }
    set {
      switch (self.place(of: key), newValue) {
      case (let place?, let value?): self.entries[place].value = value
      case (let place?, nil):
        self.entries.remove(at: place)
        self.makeIndex()
      case (nil, let value?):
        self.entries.append((key, value))
        if self.index == nil { self.makeIndex() } else { self.index?[key] = self.entries.count - 1 }
      case (nil, nil): break
      }
    }
  }

  /// In the order in which they were first set.
  @inlinable
  public var keys: [Key] { self.entries.map(\.key) }

  @inlinable
  func place(of key: Key) -> Int? {
    if let index = self.index { return index[key] }
    for place in self.entries.indices where self.entries[place].key == key { return place }
    return nil
  }

  @inlinable
  mutating func makeIndex() {
    guard self.entries.count > 16 else {
      self.index = nil
      return
    }
    var index: [Key: Int] = [:]
    for (place, entry) in self.entries.enumerated() { index[entry.key] = place }
    self.index = index
  }
}

extension SmallDictionary: ExpressibleByDictionaryLiteral {
  /// - Parameter elements: No key twice.
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension SmallDictionary: Equatable where Value: Equatable {
  @inlinable
  public static func == (left: SmallDictionary, right: SmallDictionary) -> Bool {
    left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.key] == $0.value }
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
