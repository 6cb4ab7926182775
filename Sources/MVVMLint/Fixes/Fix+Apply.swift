import MVVMSource

extension SourceFile {
  /// Returns the file with the fixes applied, and the number applied. A fix is applied as a whole or not at
  /// all. If fixes overlap, only the first by place is applied; the others can be applied in another round.
  package func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
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

/// Edits sorted by place. No edit conflicts with an edit of another fix.
private struct DisjointEdits {
  private(set) var sorted: [Edit] = []

  /// Whether an edit overlaps one of these, or touches one and either of the two inserts text, so that their
  /// order would matter.
  func meet(_ edit: Edit) -> Bool {
    let place = self.place(of: edit)
    var before = place
    while before > 0, self.sorted[before - 1].range.upperBound >= edit.range.lowerBound {
      if MVVMLint.meet(self.sorted[before - 1], edit) { return true }
      before -= 1
    }
    return self.sorted[place...].prefix { $0.range.lowerBound <= edit.range.upperBound }
      .contains { MVVMLint.meet($0, edit) }
  }

  mutating func insert(_ edit: Edit) {
    self.sorted.insert(edit, at: self.place(of: edit))
  }

  /// The index after all edits that start before the given one.
  private func place(of edit: Edit) -> Int {
    self.sorted.indexFromWhich { $0.range.lowerBound >= edit.range.lowerBound }
  }
}

private func meet(_ left: Edit, _ right: Edit) -> Bool {
  if left.range.isEmpty || right.range.isEmpty {
    return left.range.lowerBound <= right.range.upperBound && right.range.lowerBound <= left.range.upperBound
  }
  return left.range.overlaps(right.range)
}
