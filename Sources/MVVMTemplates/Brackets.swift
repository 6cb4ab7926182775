import MVVMSource

/// The matching brackets of a line of Swift code, ignoring strings, names in backticks and comments.
struct Brackets {
  private var partners: [Int32]
  /// Whether each byte is part of a string literal or of a name in backticks; empty if there is none.
  private var strings: [Bool] = []
  /// The index where the comment that ends the line starts, if there is one.
  private(set) var comment: Int?

  init(_ line: [UInt8]) {
    self.partners = [Int32](repeating: -1, count: line.count)
    self.scan(line)
  }

  /// Returns the index of the matching bracket, or -1 if the byte is not a bracket that has one.
  @inline(__always)
  func partner(of index: Int) -> Int { Int(self.partners[index]) }

  /// Whether a byte is part of a string literal or of a name in backticks, which may have any characters.
  @inline(__always)
  func isString(_ index: Int) -> Bool { !self.strings.isEmpty && self.strings[index] }

  private mutating func scan(_ line: [UInt8]) {
    var open: [Int] = []
    var index = 0
    while index < line.count {
      let byte = line[index]
      if let end = literalEnd(line, from: index) {
        if self.strings.isEmpty { self.strings = [Bool](repeating: false, count: line.count) }
        for position in index..<end { self.strings[position] = true }
        index = end
        continue
      }
      switch byte {
      case UInt8(ascii: "/") where index + 1 < line.count && line[index + 1] == UInt8(ascii: "/"):
        self.comment = index
        return
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "{"):
        // No brace is inside generic brackets.
        while let start = open.last, line[start] == UInt8(ascii: "<") { open.removeLast() }
        open.append(index)
      case UInt8(ascii: "<") where index > 0 && isNamePart(line[index - 1]): open.append(index)
      case UInt8(ascii: ">"): self.closeGeneric(line, at: index, &open)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self.close(line, at: index, &open)
      default: break
      }
      index += 1
    }
  }

  private mutating func closeGeneric(_ line: [UInt8], at index: Int, _ open: inout [Int]) {
    let isArrow = index > 0 && line[index - 1] == UInt8(ascii: "-")
    guard !isArrow, let start = open.last, line[start] == UInt8(ascii: "<") else { return }
    open.removeLast()
    // A name directly behind makes operators of them.
    let isOperator = index + 1 < line.count && isNamePart(line[index + 1])
    if !isOperator { self.pair(start, index) }
  }

  private mutating func close(_ line: [UInt8], at index: Int, _ open: inout [Int]) {
    while let start = open.popLast() {
      // What looked like a generic bracket was an operator.
      if line[start] == UInt8(ascii: "<") { continue }
      if closes(line[index], line[start]) { self.pair(start, index) }
      return
    }
  }

  private mutating func pair(_ start: Int, _ end: Int) {
    self.partners[start] = Int32(end)
    self.partners[end] = Int32(start)
  }
}

private func closes(_ close: UInt8, _ open: UInt8) -> Bool {
  switch open {
  case UInt8(ascii: "("): close == UInt8(ascii: ")")
  case UInt8(ascii: "["): close == UInt8(ascii: "]")
  default: close == UInt8(ascii: "}")
  }
}

/// Whether a byte can be part of a name, including its backticks.
func isNamePart(_ byte: UInt8) -> Bool {
  isNameByte(byte) || byte == UInt8(ascii: "`")
}

// MARK: - Strings

/// A string literal that is being read.
private struct OpenString {
  let hashes: Int
  let quotes: Int
  /// 0 in the text of the string; in an interpolation, the number of open parentheses.
  var parentheses = 0

  /// Creates the string that begins at an index, or `nil` if none begins there.
  init?(_ line: [UInt8], at start: Int) {
    // After a `#`, the string would have begun at the `#`. So a long run of them is read once.
    if start > 0, line[start - 1] == UInt8(ascii: "#") { return nil }
    self.hashes = count(of: UInt8(ascii: "#"), at: start, in: line)
    let quotes = count(of: UInt8(ascii: "\""), at: start + self.hashes, in: line)
    guard quotes > 0 else { return nil }
    self.quotes = quotes >= 3 ? 3 : 1
  }

  func closes(_ line: [UInt8], at index: Int) -> Bool {
    count(of: UInt8(ascii: "\""), at: index, in: line) >= self.quotes
      && count(of: UInt8(ascii: "#"), at: index + self.quotes, in: line) >= self.hashes
  }

  func escapes(_ line: [UInt8], at index: Int) -> Bool {
    line[index] == UInt8(ascii: "\\") && count(of: UInt8(ascii: "#"), at: index + 1, in: line) >= self.hashes
  }
}

private func count(of byte: UInt8, at start: Int, in line: [UInt8]) -> Int {
  var end = start
  while end < line.count, line[end] == byte { end += 1 }
  return end - start
}

/// Returns the end of the string literal or of the name in backticks that starts at an index, or `nil` if none does.
@inline(__always)
private func literalEnd(_ line: [UInt8], from start: Int) -> Int? {
  switch line[start] {
  case UInt8(ascii: "\""), UInt8(ascii: "#"): stringEnd(line, from: start)
  case UInt8(ascii: "`"): line[(start + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? line.count
  default: nil
  }
}

/// Returns the end of the string literal that starts at an index with a quote or a `#`, or `nil` if none
/// does. A literal that is not closed extends to the end of the line. The strings inside interpolations are
/// kept in a list, so that depth costs no stack.
private func stringEnd(_ line: [UInt8], from start: Int) -> Int? {
  guard var current = OpenString(line, at: start) else { return nil }
  var outer: [OpenString] = []
  var index = start + current.hashes + current.quotes
  while index < line.count {
    if current.parentheses > 0 {
      index = readInterpolation(line, index, &current, &outer)
    } else if current.closes(line, at: index) {
      index += current.quotes + current.hashes
      guard let last = outer.popLast() else { return index }
      current = last
    } else if current.escapes(line, at: index) {
      index += 1 + current.hashes
      if index < line.count, line[index] == UInt8(ascii: "(") { current.parentheses = 1 }
      index += 1
    } else {
      index += 1
    }
  }
  return line.count
}

/// Skips a byte of an interpolation, or enters the string that begins there.
private func readInterpolation(
  _ line: [UInt8],
  _ index: Int,
  _ current: inout OpenString,
  _ outer: inout [OpenString]
) -> Int {
  if let inner = OpenString(line, at: index) {
    outer.append(current)
    current = inner
    return index + inner.hashes + inner.quotes
  }
  if line[index] == UInt8(ascii: "(") { current.parentheses += 1 }
  if line[index] == UInt8(ascii: ")") { current.parentheses -= 1 }
  return index + 1
}
