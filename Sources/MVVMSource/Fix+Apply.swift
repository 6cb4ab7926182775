extension SourceFile {
  /// The file with fixes made, each whole or not at all, and how many were: of fixes that meet in a place, the
  /// first by place is made, and the others wait for another round.
  public func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
    let ordered = fixes.filter { !$0.edits.isEmpty }.ordered { $0.start < $1.start }
    var edits: [Edit] = []
    var end = -1
    var count = 0
    for fix in ordered {
      // What begins behind the end of all that is taken meets none of it.
      if fix.start <= end, fix.edits.contains(where: { edit in edits.contains { meet($0, edit) } }) {
        continue
      }
      edits += fix.edits
      end = fix.edits.reduce(end) { max($0, $1.range.upperBound) }
      count += 1
    }
    return (self.applying(edits), count)
  }
}

extension Fix {
  fileprivate var start: Int { self.edits.first?.range.lowerBound ?? 0 }
}

/// Whether edits overlap, or touch where one inserts, so that the order of both would matter.
private func meet(_ left: Edit, _ right: Edit) -> Bool {
  if left.range.isEmpty || right.range.isEmpty {
    return left.range.lowerBound <= right.range.upperBound && right.range.lowerBound <= left.range.upperBound
  }
  return left.range.overlaps(right.range)
}
