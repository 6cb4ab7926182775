import MVVMSource

/// The ignores of a spec, to be found by what they cover.
struct IgnoreIndex {
  /// What an ignore covers, and its place in the list of all.
  private struct Entry {
    let range: Range<Int>
    let index: Int
  }

  /// Of each rule: those above members and imports, above sections, and above view models. In each of the three lists
  /// ranges are in the order of the file, and equal where they overlap.
  private var entries: [DiagnosticIdentifier: [[Entry]]] = [:]

  init(of ignores: [Ignore]) {
    for (index, ignore) in ignores.enumerated() {
      guard case .ignore(let rule, _) = ignore.command, let target = ignore.target else { continue }
      let entry = Entry(range: target.range, index: index)
      self.entries[rule.identifier, default: [[], [], []]][target.level].append(entry)
    }
  }

  /// The ignore of the smallest declaration that covers a diagnostic, and the first of those.
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
  /// How much it covers.
  fileprivate var level: Int {
    if self.subject.selector != nil { return 0 }
    return self.subject.facet != nil ? 1 : 2
  }
}

extension Array {
  /// The first index of an element that passes, where all behind it pass too.
  fileprivate func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, self.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
