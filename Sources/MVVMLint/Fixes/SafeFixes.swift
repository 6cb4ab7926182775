import MVVMSource

/// Returns the fix-its that can be applied without a review.
///
/// A fix-it is left out if it would remove a comment, lines of members, or a body with code in it. It is also
/// left out if another error remains on its line, since the line's meaning is then unclear.
func safeFixes(of chosen: [Diagnostic], among found: [Diagnostic], in file: SourceFile) -> [Fix] {
  if chosen.isEmpty { return [] }
  let lines = LineTable(file.bytes)
  func isSafe(_ diagnostic: Diagnostic) -> Bool {
    // It removes a comment that only has a meaning for mvvmgen.
    let isOfIgnore = diagnostic.identifier == .unusedIgnore
    return diagnostic.fix.map { isOfIgnore || keepsText($0, of: file) } ?? false
  }
  let unclear = Set(found.filter { $0.severity == .error && !isSafe($0) }.map { lines.line(of: $0) })
  return chosen.filter { diagnostic in
    isSafe(diagnostic) && (diagnostic.severity != .error || !unclear.contains(lines.line(of: diagnostic)))
  }
  .compactMap(\.fix)
}

/// Returns whether a fix-it removes nothing that somebody would miss. Text that is only moved is not lost.
private func keepsText(_ fix: Fix, of file: SourceFile) -> Bool {
  let removed = fix.edits.map { file.bytes[$0.range] }
  let inserted = fix.edits.flatMap { $0.replacement.utf8 }
  if holds(inserted, all: removed.flatMap { $0 }) { return true }
  return removed.allSatisfy { !(holdsComment($0) || holdsSeveralLines($0) || holdsCode($0)) }
}

/// Returns whether a text contains all bytes of another except blanks, in any order.
private func holds(_ text: [UInt8], all other: [UInt8]) -> Bool {
  var counts = [Int](repeating: 0, count: 256)
  for byte in text { counts[Int(byte)] += 1 }
  for byte in other where byte > 0x20 { counts[Int(byte)] -= 1 }
  return counts.allSatisfy { $0 >= 0 }
}

private func holdsComment(_ text: ArraySlice<UInt8>) -> Bool {
  zip(text, text.dropFirst()).contains { first, second in
    first == UInt8(ascii: "/") && (second == UInt8(ascii: "/") || second == UInt8(ascii: "*"))
  }
}

private func holdsSeveralLines(_ text: ArraySlice<UInt8>) -> Bool {
  text.split(whereSeparator: isLineEnd).count { line in line.contains { $0 > 0x20 } } > 1
}

/// Returns whether a text is a body that contains more than the `{ get set }` of a protocol.
private func holdsCode(_ text: ArraySlice<UInt8>) -> Bool {
  let body = text.drop { $0 <= 0x20 }
  guard body.first == UInt8(ascii: "{") else { return false }
  let words = body.split { $0 <= 0x20 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  return !words.allSatisfy { $0.elementsEqual("get".utf8) || $0.elementsEqual("set".utf8) }
}

extension LineTable {
  fileprivate func line(of diagnostic: Diagnostic) -> Int {
    diagnostic.place.range.map { self.position(of: $0.lowerBound).line } ?? 0
  }
}
