import MVVMSource

extension Configuration {
  /// The overrides of a configuration, in order, indexed by the names of view models, since a project may
  /// have many of both.
  package struct Overrides: Sendable, ExpressibleByArrayLiteral {
    package private(set) var entries: [Override] = []
    /// The indices of the entries that name a view model in full, by its name.
    private var named: [String: [Int]] = [:]
    /// The names with a `*`, with the indices of their entries.
    private var wildcards: [(wildcard: Wildcard, index: Int)] = []

    package init(arrayLiteral entries: Override...) { self += entries }

    /// Changes all entries, except the names of their view models.
    package mutating func change(_ change: (inout Override) -> Void) {
      for index in self.entries.indices { change(&self.entries[index]) }
    }

    package static func += (left: inout Overrides, right: [Override]) {
      for override in right {
        let index = left.entries.count
        left.entries.append(override)
        for name in override.viewModels {
          if let wildcard = Wildcard(name) {
            left.wildcards.append((wildcard, index))
          } else {
            left.named[name, default: []].append(index)
          }
        }
      }
    }

    /// Returns the indices of the entries for a view model, in order.
    package func indices(forViewModel name: String) -> [Int] {
      let bytes = Array(name.utf8)
      let matching = self.wildcards.filter { $0.wildcard.matches(bytes) }.map(\.index)
      return Set(matching + self.named[name, default: []]).sorted()
    }
  }
}
