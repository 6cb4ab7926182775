import MVVMSource

/// Returns the difference of two texts in the unified format, which `git apply` accepts; empty if they are
/// equal.
///
/// - Parameters:
///   - old: The old text; `nil` for a file to be created.
///   - new: The new text; `nil` for a file to be removed.
///   - path: The path from the folder where the diff is applied, written as `a/path` and `b/path`, as in git.
package func unifiedDiff(old: [UInt8]?, new: [UInt8]?, path: String, context: Int = 3) -> [UInt8] {
  guard old != new else { return [] }
  let oldPath = old == nil ? "/dev/null" : headerPath("a/\(path)")
  let newPath = new == nil ? "/dev/null" : headerPath("b/\(path)")
  let lines = LinesOfTexts(old: old ?? [], new: new ?? [])
  var result = Array("--- \(oldPath)\n+++ \(newPath)\n".utf8)
  for hunk in hunks(of: lineChanges(in: lines), context: context) {
    write(hunk, of: lines, context: context, to: &result)
  }
  return result
}

/// Groups changes that are printed together because their contexts overlap or touch.
private func hunks(of changes: [LineChange], context: Int) -> [[LineChange]] {
  var hunks: [[LineChange]] = []
  for change in changes {
    if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

private func write(_ hunk: [LineChange], of lines: LinesOfTexts, context: Int, to result: inout [UInt8]) {
  guard let first = hunk.first, let last = hunk.last else { return }
  let before = min(context, first.old.lowerBound)
  let after = min(context, lines.old.count - last.old.upperBound)
  let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
  let newRange = first.new.lowerBound - before..<last.new.upperBound + after
  result += "@@ -\(hunkRange(oldRange)) +\(hunkRange(newRange)) @@\n".utf8
  var next = oldRange.lowerBound
  for change in hunk {
    for line in lines.old[next..<change.old.lowerBound] { write(line, sign: " ", to: &result) }
    for line in lines.old[change.old] { write(line, sign: "-", to: &result) }
    for line in lines.new[change.new] { write(line, sign: "+", to: &result) }
    next = change.old.upperBound
  }
  for line in lines.old[next..<oldRange.upperBound] { write(line, sign: " ", to: &result) }
}

/// Returns a range as `start,count`, without a count of one. An empty range has the number of the previous
/// line.
private func hunkRange(_ range: Range<Int>) -> String {
  switch range.count {
  case 0: "\(range.lowerBound),0"
  case 1: "\(range.lowerBound + 1)"
  default: "\(range.lowerBound + 1),\(range.count)"
  }
}

private func write(_ line: Text, sign: Unicode.Scalar, to result: inout [UInt8]) {
  result.append(UInt8(ascii: sign))
  result += line.bytes
  if line.bytes.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
}

/// Returns a path as git reads it: quoted if it contains characters that would end it, and followed by a tab
/// if it contains a space, since `patch` would stop there.
private func headerPath(_ path: String) -> String {
  guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F })
  else { return path.utf8.contains(0x20) ? "\(path)\t" : path }
  return "\"\(path.unicodeScalars.map(quoted).joined())\""
}

private func quoted(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"", "\\": return "\\\(scalar)"
  case "\n": return "\\n"
  case "\t": return "\\t"
  default:
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
    let octal = String(scalar.value, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
  }
}
