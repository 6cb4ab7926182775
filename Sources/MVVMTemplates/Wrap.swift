/// Breaks the lines of Swift code that are longer than a width, in columns of Unicode scalars.
///
/// A list that does not fit is broken at all of its commas, the outermost first; nothing but blanks and line
/// ends changes. Comments, attributes and string literals stay as they are, and a single token may stay too
/// long.
public func wrap(_ text: [UInt8], width: Int) -> [UInt8] {
  var result: [UInt8] = []
  var isInString = false
  var copied = 0
  var start = 0
  while start < text.count {
    let line = scanLine(text, from: start)
    let wasInString = isInString
    if line.hasOddQuotes, wasInString || !isComment(text[start..<line.end]) { isInString.toggle() }
    if line.end - start > width, !wasInString, !isInString, line.columns > width {
      if result.isEmpty { result.reserveCapacity(text.count + text.count / 8) }
      result += text[copied..<start]
      result += wrapped(Array(text[start..<line.end]), width: width)
      copied = line.end
    }
    start = line.end + 1
  }
  if copied == 0 { return text }
  result += text[copied...]
  return result
}

private func isComment(_ line: ArraySlice<UInt8>) -> Bool {
  line.drop(while: isBlank).starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
}

private struct LineScan {
  var end: Int
  var columns: Int
  /// Whether the line opens or closes a multi-line string.
  var hasOddQuotes: Bool
}

private func scanLine(_ text: [UInt8], from start: Int) -> LineScan {
  text.withUnsafeBufferPointer { bytes in
    var index = start
    var continuations = 0
    var quotes = 0
    var triples = 0
    while index < bytes.count, bytes[index] != newline {
      let byte = bytes[index]
      if byte & 0xC0 == 0x80 { continuations += 1 }
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 {
        triples += 1
        quotes = 0
      }
      index += 1
    }
    return LineScan(end: index, columns: index - start - continuations, hasOddQuotes: triples % 2 == 1)
  }
}

/// One long line as several.
private func wrapped(_ line: [UInt8], width: Int) -> [UInt8] {
  let code = trim(0..<line.count, in: line)
  guard let first = line[code].first, !isLeftAlone(first, line, code) else { return line }
  let brackets = Brackets(line)
  let comment = brackets.comment ?? line.count
  let statement = trim(code.lowerBound..<min(comment, code.upperBound), in: line)
  guard columns(line[..<statement.upperBound]) > width else { return line }
  let layout = LineLayouter(line: line, brackets: brackets, width: width)
  let result = layout.statement(statement, indentation: code.lowerBound)
  return Array(line[..<code.lowerBound]) + result + line[statement.upperBound...]
}

/// Comments, attributes and directives.
private func isLeftAlone(_ first: UInt8, _ line: [UInt8], _ code: Range<Int>) -> Bool {
  switch first {
  case UInt8(ascii: "/"), UInt8(ascii: "*"): true
  case UInt8(ascii: "@"): !startsDeclaration(line[code])
  case UInt8(ascii: "#"): line[code].dropFirst().first != UInt8(ascii: "\"")
  default: false
  }
}

/// Whether a declaration follows an attribute on its line, as in `@MainActor func f()`.
private func startsDeclaration(_ code: ArraySlice<UInt8>) -> Bool {
  let words = code.split(separator: space)
  return words.contains { word in declarationKeywords.contains { word.elementsEqual($0.utf8) } }
}

let declarationKeywords = [
  "func", "init", "var", "let", "class", "struct", "enum", "protocol", "extension", "actor", "case",
  "subscript",
]

/// How many columns a text takes.
func columns(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
}
