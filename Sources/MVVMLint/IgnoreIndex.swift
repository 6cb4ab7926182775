import MVVMSource

/// An index to find the ignores of a spec by what they cover.
struct IgnoreIndex {
  /// For each rule three lists: the ignores above members and imports, above sections, and above view models, with their
  /// places in the list of all. Ranges in a list are in the order of the file, and equal if they overlap.
  private var entries: [DiagnosticIdentifier: [[(range: Range<Int>, index: Int)]]] = [:]

  init(of ignores: [Ignore]) {
    for (index, ignore) in ignores.enumerated() {
      guard case .ignore(let rule, _) = ignore.command, let target = ignore.target else { continue }
      self.entries[rule.identifier, default: [[], [], []]][target.level].append((target.range, index))
    }
  }

  /// Returns the ignore of the smallest declaration that covers a diagnostic; the first if there are several.
  func narrowest(silencing diagnostic: Diagnostic) -> Int? {
    guard let place = diagnostic.place.range?.lowerBound else { return nil }
    for list in self.entries[diagnostic.identifier] ?? [] {
      let start = list.partitioningIndex { $0.range.upperBound > place }
      if start < list.count, list[start].range.contains(place) { return list[start].index }
    }
    return nil
  }
}

extension IgnoreTarget {
  /// The size of what it covers: 0 for a member or an import, 1 for a section, 2 for a view model.
  fileprivate var level: Int {
    if self.subject.selector != nil { return 0 }
    return self.subject.facet != nil ? 1 : 2
  }
}
