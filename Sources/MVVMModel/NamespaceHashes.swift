import MVVMSource

/// The entries of a namespace as hashes, computed once for many specs.
struct NamespaceHashes: Sendable {
  struct Entry {
    /// The index in `Namespace.entries`.
    let number: Int
    let source: NameSources
    let isOfBaseNames: Bool
    fileprivate let isIdentity: Bool
    fileprivate let prefix: NameHash
    fileprivate let suffix: NameHash

    /// Returns the hash of the name that the entry derives from a declaration's name.
    @inline(__always)
    func hash(of declaration: Declaration) -> NameHash {
      let base = self.isOfBaseNames ? declaration.nameHash : declaration.logicNameHash
      return self.isIdentity ? base : self.prefix.followed(by: base).followed(by: self.suffix)
    }
  }

  /// The entries that change the name.
  let derived: [Entry]
  let identities: [Entry]

  init(_ namespace: Namespace) {
    func entries(where isIncluded: (NamePattern) -> Bool) -> [Entry] {
      namespace.entries.indices.filter { isIncluded(namespace.entries[$0].pattern) }.map { number in
        let entry = namespace.entries[number]
        return Entry(
          number: number,
          source: NameSources(entry.source),
          isOfBaseNames: entry.source.isOfBaseNames,
          isIdentity: entry.pattern.isIdentity,
          prefix: NameHash(Text(entry.pattern.prefix)),
          suffix: NameHash(Text(entry.pattern.suffix))
        )
      }
    }
    self.derived = entries { !$0.isIdentity }
    self.identities = entries { $0.isIdentity }
  }
}

extension NamePattern {
  var isIdentity: Bool { self.prefix.isEmpty && self.suffix.isEmpty && self.hole != nil }
}

extension CheckRules {
  /// Returns the maximum number of names for a number of declarations.
  func nameCount(_ declarations: Int) -> Int {
    let facets = self.facetProperties.count * (self.namespaces.count + 1)
    return self.fixedKeys.count + facets + (self.namesOfOne + 3) * declarations
  }

  /// Returns the keys of the names that are in a scope for every view model.
  static func fixedKeys(_ namespaces: [Namespace], _ facets: [NamePattern], _ reservedNames: [Text])
    -> [UInt64]
  {
    let facets = facets.filter { $0.hole == nil }.map { Text($0.prefix) }
    let reserved = (facets + reservedNames).map { NameHash($0).key(in: NameScope.reserved) }
    return reserved
      + namespaces.enumerated().flatMap { scope, namespace in
        (facets + namespace.fixed).map { NameHash($0).key(in: scope) }
      }
  }
}
