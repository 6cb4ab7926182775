import MVVMSource

extension SourceFile {
  /// Returns the file with the fixes applied, and the number applied. A fix is applied completely or not at
  /// all. If fixes overlap, only the first by place is applied; the others can be applied in another round.
  package func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
    var edits: [Edit] = []
    var count = 0
    for fix in fixes.filter({ !$0.edits.isEmpty }).sorted(by: { $0.start < $1.start })
    where !fix.edits.contains(where: edits.meet) {
      for edit in fix.edits { edits.insert(edit, at: edits.place(of: edit)) }
      count += 1
    }
    return (self.applying(edits), count)
  }
}

extension Fix {
  fileprivate var start: Int { self.edits.first?.range.lowerBound ?? 0 }
}

extension [Edit] {
  /// Returns whether an edit overlaps one of these, or touches one and at least one of them inserts text, so
  /// that their order would matter. These are sorted by place, and no edit conflicts with an edit of another
  /// fix.
  fileprivate func meet(_ edit: Edit) -> Bool {
    let place = self.place(of: edit)
    let before = self[..<place].reversed().prefix { $0.range.upperBound >= edit.range.lowerBound }
    let after = self[place...].prefix { $0.range.lowerBound <= edit.range.upperBound }
    return before.contains { MVVMLint.meet($0, edit) } || after.contains { MVVMLint.meet($0, edit) }
  }

  /// Returns the index after all edits that start before the given one.
  fileprivate func place(of edit: Edit) -> Int {
    self.partitioningIndex { $0.range.lowerBound >= edit.range.lowerBound }
  }
}

private func meet(_ left: Edit, _ right: Edit) -> Bool {
  if left.range.isEmpty || right.range.isEmpty {
    return left.range.lowerBound <= right.range.upperBound && right.range.lowerBound <= left.range.upperBound
  }
  return left.range.overlaps(right.range)
}
