import MVVMSource

/// Breaks the lines of Swift code that are longer than a width. Columns are counted in Unicode scalars.
///
/// A list that does not fit is broken at all of its commas, outermost lists first. Only blanks and line ends
/// change. Comments, attributes and string literals stay as they are, and a single token may stay too long.
public func wrap(_ text: [UInt8], width: Int) -> [UInt8] {
  let lines = text.withUnsafeBufferPointer { longLines(of: $0, width: width) }
  if lines.isEmpty { return text }
  var result: [UInt8] = []
  result.reserveCapacity(text.count + text.count / 8)
  var copied = 0
  for line in lines where columns(text[line]) > width {
    result += text[copied..<line.lowerBound]
    result += wrapped(Array(text[line]), width: width)
    copied = line.upperBound
  }
  result += text[copied...]
  return result
}

/// Returns the lines with more bytes than the width, except those of multi-line strings.
private func longLines(of text: UnsafeBufferPointer<UInt8>, width: Int) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = 0
  while start + width < text.count {
    // Lines that end within one width from here are short, however many there are.
    var end = lastNewline(in: text, from: start, through: start + width)
    if end < start {
      end = firstIndex(of: Byte.lineFeed, in: text, from: start + width) ?? text.count
      lines.append(start..<end)
    }
    start = end + 1
  }
  if lines.isEmpty { return lines }
  let strings = multiLineStrings(of: text)
  return strings.isEmpty ? lines : lines.filter { line in !strings.contains { $0.overlaps(line) } }
}

/// Returns the index of the last line end in a range, or an index before its start if there is none. Checks
/// eight bytes at a time.
private func lastNewline(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, through end: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
  var index = end
  while index - 7 >= start {
    let loaded = raw.loadUnaligned(fromByteOffset: index - 7, as: UInt64.self)
    let word = UInt64(littleEndian: loaded) ^ (ones * UInt64(Byte.lineFeed))
    // The highest bit of each byte that is a line end. No other bit is set.
    let found = ~(((word & ~highs) + ~highs) | word | ~highs)
    if found != 0 { return index - found.leadingZeroBitCount / 8 }
    index -= 8
  }
  while index >= start, bytes[index] != Byte.lineFeed { index -= 1 }
  return index
}

/// Returns the multi-line strings of a Swift text, including their quotes.
private func multiLineStrings(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
  var strings: [Range<Int>] = []
  var opening: Int?
  var next = firstIndex(of: Byte.quote, in: bytes, from: 0)
  while let index = next, index + 2 < bytes.count {
    if bytes[index + 1] != Byte.quote || bytes[index + 2] != Byte.quote
      || isInComment(index, of: bytes, opening)
    {
      next = firstIndex(of: Byte.quote, in: bytes, from: index + 1)
      continue
    }
    if let start = opening { strings.append(start..<index + 3) }
    opening = opening == nil ? index : nil
    next = firstIndex(of: Byte.quote, in: bytes, from: index + 3)
  }
  return strings
}

/// Whether quotes that open a string are in a line comment.
private func isInComment(_ index: Int, of bytes: UnsafeBufferPointer<UInt8>, _ opening: Int?) -> Bool {
  if opening != nil { return false }
  var start = index
  while start > 0, bytes[start - 1] != Byte.lineFeed { start -= 1 }
  return bytes[start..<index].drop(while: isBlank).starts(with: [Byte.slash, Byte.slash])
}

/// Returns a long line, broken into several lines.
private func wrapped(_ line: [UInt8], width: Int) -> [UInt8] {
  let code = trim(0..<line.count, in: line)
  guard let first = line[code].first, !isLeftAlone(first, line[code]) else { return line }
  let brackets = Brackets(line)
  let comment = brackets.comment ?? line.count
  let statement = trim(code.lowerBound..<min(comment, code.upperBound), in: line)
  var breaker = LineBreaker(line, brackets, width: width)
  breaker.add(0..<code.lowerBound)
  breaker.statement(statement, code.lowerBound)
  breaker.add(statement.upperBound..<line.count)
  return breaker.text
}

/// Whether a line stays as it is: comments, attributes, directives and imports do. Swift requires the path of
/// an import to be on the same line.
private func isLeftAlone(_ first: UInt8, _ code: ArraySlice<UInt8>) -> Bool {
  switch first {
  case UInt8(ascii: "/"), UInt8(ascii: "*"): true
  case UInt8(ascii: "@"): isImport(code) || !startsDeclaration(code)
  case UInt8(ascii: "#"): code.dropFirst().first != UInt8(ascii: "\"")
  default: isImport(code)
  }
}

/// Whether a line ends with `import` and a path, such as `import struct A.B`. A list never does.
private func isImport(_ code: ArraySlice<UInt8>) -> Bool {
  guard let last = code.last, isNamePart(last) else { return false }
  let words = pieces(of: code) { $0 == Byte.space }
  guard words.last?.allSatisfy({ isNamePart($0) || $0 == UInt8(ascii: ".") }) == true else { return false }
  return words.suffix(3).dropLast().contains { Text($0).spells("import") }
}

/// Whether a declaration follows an attribute on its line, as in `@MainActor func f()`.
private func startsDeclaration(_ code: ArraySlice<UInt8>) -> Bool {
  let keywords: [StaticString] = [
    "func", "init", "var", "let", "class", "struct", "enum", "protocol", "extension", "actor", "case",
    "subscript",
  ]
  return pieces(of: code) { $0 == Byte.space }.contains { keywords.contains(where: Text($0).spells) }
}

/// Returns the number of columns that a text takes.
func columns(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBytes { bytes in
    var count = bytes.count
    var index = 0
    // A byte that continues a scalar has the highest bit set, but not the second highest.
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      count -= (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      index += 8
    }
    for byte in bytes[index...] where byte & 0xC0 == 0x80 { count -= 1 }
    return count
  }
}
