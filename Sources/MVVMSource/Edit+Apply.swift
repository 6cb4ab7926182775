extension SourceFile {
  /// Returns the file with the edits applied. All ranges refer to the original text. If edits overlap, only
  /// the first by place is applied. Equal edits are applied once.
  public func applying(_ edits: [Edit]) -> SourceFile {
    var result: [UInt8] = []
    result.reserveCapacity(self.bytes.count)
    var end = 0
    var last: Edit?
    for edit in edits.ordered(by: precedes) where edit.range.lowerBound >= end && edit != last {
      result += self.bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
      last = edit
    }
    result += self.bytes[end...]
    return SourceFile(path: self.path, bytes: result)
  }
}

private func precedes(_ left: Edit, _ right: Edit) -> Bool {
  (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
}
