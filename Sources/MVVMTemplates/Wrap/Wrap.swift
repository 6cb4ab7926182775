import MVVMSource

/// Breaks the lines of Swift code that are longer than a width. Columns are counted in Unicode scalars.
///
/// A list that does not fit is broken at all of its commas, outermost lists first. Only blanks and line ends
/// change. Comments, attributes and string literals are never broken, and a single token may remain too long.
public func wrap(_ text: [UInt8], width: Int) -> [UInt8] {
  let lines = longLines(of: text, width: width)
  if lines.isEmpty { return text }
  let literals = literalsOfSeveralLines(text)
  var result: [UInt8] = []
  result.reserveCapacity(text.count + text.count / 8)
  var copied = 0
  for line in lines where !literals.contains(where: line.overlaps) {
    result += text[copied..<line.lowerBound]
    result += wrapped(Array(text[line]), width: width)
    copied = line.upperBound
  }
  result += text[copied...]
  return result
}

/// Returns the lines with more bytes than the width.
private func longLines(of text: [UInt8], width: Int) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = 0
  while start + width < text.count {
    let end = firstIndex(of: Byte.lineFeed, in: text[start...]) ?? text.count
    if end - start > width { lines.append(start..<end) }
    start = end + 1
  }
  return lines
}

/// Returns the strings and comments that span several lines. Most texts have none, which a quick search
/// shows.
private func literalsOfSeveralLines(_ text: [UInt8]) -> [Range<Int>] {
  if ends.allSatisfy({ firstRange(of: $0, in: text[...]) == nil }) { return [] }
  return literals(in: text).filter { text[$0].contains(Byte.lineFeed) }
}

private let ends = ["\"\"\"", "*/"].map { Array($0.utf8)[...] }

/// Returns a long line, broken into several lines.
private func wrapped(_ bytes: [UInt8], width: Int) -> [UInt8] {
  let line = CodeLine(bytes)
  guard let statement = line.statement else { return bytes }
  var breaker = LineBreaker(line, width: width)
  breaker.add(0..<statement.lowerBound)
  breaker.write(statement, line.trimmed(0..<bytes.count).lowerBound, isStatement: true)
  breaker.add(statement.upperBound..<bytes.count)
  return breaker.text
}

/// Returns whether a byte can be part of a name, including its backticks.
func isNamePart(_ byte: UInt8) -> Bool { isNameByte(byte) || byte == Byte.backtick }
