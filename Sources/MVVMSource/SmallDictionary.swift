/// A dictionary for a handful of keys, which are compared one by one.
///
/// The type of a `Dictionary` is made when a program first uses it, by a search among all protocols that its key
/// conforms to: a run that looks at one spec takes less time than ten such searches.
public struct SmallDictionary<Key: Equatable, Value> {
  /// In the order in which their keys were first set.
  @usableFromInline var entries: [(key: Key, value: Value)] = []

  @inlinable
  public init() {}

  @inlinable
  public subscript(key: Key) -> Value? {
    get {
      for entry in self.entries where entry.key == key { return entry.value }
      return nil
    }
    set {
      let index = self.entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): self.entries[index].value = value
      case (let index?, nil): self.entries.remove(at: index)
      case (nil, let value?): self.entries.append((key, value))
      case (nil, nil): break
      }
    }
  }
}

extension SmallDictionary: ExpressibleByDictionaryLiteral {
  /// - Parameter elements: No key twice.
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.entries = elements.map { (key: $0.0, value: $0.1) }
  }
}

extension SmallDictionary: Equatable where Value: Equatable {
  @inlinable
  public static func == (left: SmallDictionary, right: SmallDictionary) -> Bool {
    left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.key] == $0.value }
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
