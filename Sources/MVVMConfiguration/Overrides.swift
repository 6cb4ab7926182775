import MVVMSource

extension Configuration {
  /// The overrides of a configuration, in order, found by the names of view models: there may be as many of one as of
  /// the other.
  package struct Overrides: Sendable, ExpressibleByArrayLiteral {
    package private(set) var entries: [Override] = []
    /// Where view models are named in full: the entry, and the place before it where the same is named.
    private var places: [(entry: Int, before: Int?)] = []
    /// The last place of each name.
    private var last = SmallDictionary<String, Int>()
    /// The entries with a `*` in a name.
    private var patterns: [Int] = []

    package init(arrayLiteral entries: Override...) { self += entries }

    /// Changes all entries, but for the names of their view models.
    package mutating func change(_ change: (inout Override) -> Void) {
      for index in self.entries.indices { change(&self.entries[index]) }
    }

    package static func += (left: inout Overrides, right: [Override]) {
      for override in right {
        let index = left.entries.count
        left.entries.append(override)
        if override.viewModels.contains(where: hasStar) { left.patterns.append(index) }
        for name in override.viewModels where !hasStar(name) {
          left.places.append((index, left.last[name]))
          left.last.set(left.places.count - 1, for: name)
        }
      }
    }

    /// Returns the indices of the entries for a view model, in order.
    package func indices(forViewModel name: String) -> [Int] {
      var found = self.patterns.filter { index in
        self.entries[index].viewModels.contains {
          hasStar($0) && MVVMConfiguration.matches(name, pattern: $0)
        }
      }
      var next = self.last[name]
      while let place = next {
        found.append(self.places[place].entry)
        next = self.places[place].before
      }
      return found.count < 2 ? found : found.sorted(by: <)
    }
  }
}

/// Whether a name in an override is that of more than one view model.
package func hasStar(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: "*")) }
