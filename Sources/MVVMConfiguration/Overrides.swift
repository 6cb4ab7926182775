import MVVMSource

extension Configuration {
  /// The overrides of a configuration, in order, found by the names of view models: there may be as many of one as of
  /// the other.
  package struct Overrides: Sendable, ExpressibleByArrayLiteral {
    package private(set) var entries: [Override] = []
    /// The indices of the entries that name a view model in full, by its name.
    private var named: [String: [Int]] = [:]
    /// The indices of the entries with a `*` in a name.
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
          left.named[name, default: []].append(index)
        }
      }
    }

    /// Returns the indices of the entries for a view model, in order.
    package func indices(forViewModel name: String) -> [Int] {
      let matching = self.patterns.filter { index in
        self.entries[index].viewModels.contains {
          hasStar($0) && MVVMConfiguration.matches(name, pattern: $0)
        }
      }
      return (matching + self.named[name, default: []]).sorted()
    }
  }
}
