import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

/// The fixes that can be made without being looked at.
///
/// Left out are those that would take away a comment, or lines of members; those that would take away a body where
/// more is wrong, since it may be a section whose name is misspelt; and those of a line with an error that is left, since
/// nobody knows what was meant there.
///
/// - Parameters:
///   - chosen: What is to be mended.
///   - found: All that is found in the file.
func safeFixes(of chosen: [Diagnostic], among found: [Diagnostic], in file: SourceFile) -> [Fix] {
  let lines = LineTable(file.bytes)
  let errors = found.filter { $0.severity == .error }
  func isAlone(_ diagnostic: Diagnostic) -> Bool {
    errors.filter { lines.line(of: $0) == lines.line(of: diagnostic) }.count == 1
  }
  @inline(never)
  func isSafe(_ diagnostic: Diagnostic) -> Bool {
    guard let fix = diagnostic.fix, keepsText(fix, of: file) else { return false }
    return diagnostic.identifier != .unexpectedBody || removesAccessors(fix, from: file)
      || isAlone(diagnostic)
  }
  let unclear = Set(errors.filter { !isSafe($0) }.map { lines.line(of: $0) })
  return chosen.filter { diagnostic in
    isSafe(diagnostic) && (diagnostic.severity != .error || !unclear.contains(lines.line(of: diagnostic)))
  }
  .compactMap(\.fix)
}

/// Whether no comment, and nothing of more than one line, is taken away; what is moved is there in another order.
private func keepsText(_ fix: Fix, of file: SourceFile) -> Bool {
  let removed = fix.edits.map { file.bytes[$0.range] }
  let inserted = fix.edits.flatMap { $0.replacement.utf8 }
  if holds(inserted, all: removed.flatMap { $0 }) { return true }
  return removed.allSatisfy { text in
    let isForUs = Text(text).description.contains("mvvmgen:ignore")
    return isForUs || !(holdsComment(text) || holdsSeveralLines(text))
  }
}

/// Whether a text has at least the bytes of another, blanks aside.
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
  let start = text.drop { $0 <= 0x20 }
  let end = start.lastIndex { $0 > 0x20 } ?? start.startIndex
  return start.prefix(upTo: end).contains { $0 == 0x0A || $0 == 0x0D }
}

/// Whether what is taken away is the body of a property in a protocol, such as `{ get set }`.
private func removesAccessors(_ fix: Fix, from file: SourceFile) -> Bool {
  fix.edits.allSatisfy { edit in
    let words = file.bytes[edit.range].split { !(0x61...0x7A).contains($0) }
    return words.allSatisfy { Text($0).spells("get") || Text($0).spells("set") }
  }
}

extension LineTable {
  fileprivate func line(of diagnostic: Diagnostic) -> Int {
    diagnostic.place.range.map { self.position(of: $0.lowerBound).line } ?? 0
  }
}
