extension SourceFile {
  /// The file with fixes made, each whole or not at all, and how many were: of fixes that meet in a place, the
  /// first by place is made, and the others wait for another round.
  public func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
    var edits = DisjointEdits()
    var count = 0
    for fix in fixes.filter({ !$0.edits.isEmpty }).ordered(by: { $0.start < $1.start })
    where !fix.edits.contains(where: edits.meet) {
      for edit in fix.edits { edits.insert(edit) }
      count += 1
    }
    return (self.applying(edits.sorted), count)
  }
}

extension Fix {
  fileprivate var start: Int { self.edits.first?.range.lowerBound ?? 0 }
}

/// Edits in the order of their places, of which none meets one of another fix.
private struct DisjointEdits {
  private(set) var sorted: [Edit] = []

  /// Whether an edit overlaps one of these, or touches one where either inserts, so that the order of both would
  /// matter.
  func meet(_ edit: Edit) -> Bool {
    let place = self.place(of: edit)
    var before = place
    while before > 0, self.sorted[before - 1].range.upperBound >= edit.range.lowerBound {
      if MVVMSource.meet(self.sorted[before - 1], edit) { return true }
      before -= 1
    }
    return self.sorted[place...].prefix { $0.range.lowerBound <= edit.range.upperBound }
      .contains { MVVMSource.meet($0, edit) }
  }

  mutating func insert(_ edit: Edit) {
    self.sorted.insert(edit, at: self.place(of: edit))
  }

  /// Behind all that begin before it.
  private func place(of edit: Edit) -> Int {
    var (low, high) = (0, self.sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if self.sorted[middle].range.lowerBound < edit.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

private func meet(_ left: Edit, _ right: Edit) -> Bool {
  if left.range.isEmpty || right.range.isEmpty {
    return left.range.lowerBound <= right.range.upperBound && right.range.lowerBound <= left.range.upperBound
  }
  return left.range.overlaps(right.range)
}
