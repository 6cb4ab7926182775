/// Lays a statement that does not fit on one line out on several.
///
/// Every function returns text that starts behind what stands on the line already and has no line end behind
/// it; lines within it are indented.
struct LineLayouter {
  let line: [UInt8]
  let brackets: Brackets
  let width: Int
  let known = KnownItems()
}

/// What items were broken into before. An item within an item is laid out in each way that is tried for the outer
/// one: without this the time would double with each level.
final class KnownItems {
  struct Key: Hashable {
    let range: Range<Int>
    let indentation: Int
    let isType: Bool
  }

  var texts: [Key: [UInt8]] = [:]
}

extension LineLayouter {
  /// A statement or declaration at the start of a line.
  func statement(_ range: Range<Int>, indentation: Int) -> [UInt8] {
    if self.fits(range, at: indentation) { return Array(self.line[range]) }
    if let body = self.trailingBody(range) {
      return self.withBody(range, body, indentation) { self.statement($0, indentation: indentation) }
    }
    let (kind, keyword) = self.kind(of: range)
    switch kind {
    case .head: return self.head(range, indentation)
    case .function: return self.function(range, keyword, indentation)
    case .binding: return self.binding(range, indentation)
    case .other: return self.assignment(range, indentation)
    }
  }

  func fits(_ range: Range<Int>, at column: Int) -> Bool {
    column + columns(self.line[range]) <= self.width
  }

  func lineBreak(_ indentation: Int) -> [UInt8] {
    var text: [UInt8] = []
    self.breakLine(&text, indentation)
    return text
  }

  func breakLine(_ text: inout [UInt8], _ indentation: Int) {
    text.append(newline)
    for _ in 0..<indentation { text.append(space) }
  }

  /// An empty text with room for a piece on several lines.
  func text(for range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count * 3 / 2 + 32)
    return text
  }

  /// The first way that fits, or else the one whose longest line is the shortest.
  func firstFitting(at column: Int, _ ways: [() -> [UInt8]]) -> [UInt8] {
    var best: (text: [UInt8], width: Int) = ([], .max)
    for way in ways {
      let text = way()
      let width = longestLine(text, at: column)
      if width <= self.width { return text }
      if width < best.width { best = (text, width) }
    }
    return best.text
  }
}

func longestLine(_ text: [UInt8], at column: Int) -> Int {
  var longest = 0
  var width = column
  for byte in text {
    width = byte == newline ? 0 : width + (byte & 0xC0 == 0x80 ? 0 : 1)
    longest = max(longest, width)
  }
  return longest
}

// MARK: - Kinds of statements

extension LineLayouter {
  enum Kind {
    /// A type's or extension's head.
    case head
    case function
    case binding
    case other
  }

  /// The kind of a statement, and where the word stands that says so.
  private func kind(of range: Range<Int>) -> (Kind, Int) {
    var index = range.lowerBound
    var isHead = false
    while index < range.upperBound {
      let end = self.wordEnd(index, range)
      guard end > index else { return (isHead ? .head : .other, index) }
      switch String(decoding: self.line[index..<end], as: UTF8.self) {
      case "func", "init", "subscript", "case": return (.function, index)
      case "let", "var": return (.binding, index)
      case "class": isHead = true
      case "protocol", "struct", "enum", "extension", "actor": return (.head, index)
      case let word where !isModifier(word): return (isHead ? .head : .other, index)
      default: break
      }
      index = self.skipAttributeArguments(end, range)
    }
    return (.other, range.lowerBound)
  }

  private func wordEnd(_ start: Int, _ range: Range<Int>) -> Int {
    var end = start
    if end < range.upperBound, self.line[end] == UInt8(ascii: "@") { end += 1 }
    while end < range.upperBound, isNamePart(self.line[end]) { end += 1 }
    return end
  }

  /// Over the brackets of `@available(…)` and `private(set)` to the next word.
  private func skipAttributeArguments(_ start: Int, _ range: Range<Int>) -> Int {
    var index = start
    if index < range.upperBound, self.brackets.partner(of: index) > index {
      index = self.brackets.partner(of: index) + 1
    }
    while index < range.upperBound, self.line[index] == space { index += 1 }
    return index
  }
}

private func isModifier(_ word: String) -> Bool {
  word.hasPrefix("@") || modifiers.contains(word)
}

private let modifiers: [String] = [
  "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "override", "weak",
  "unowned", "lazy", "mutating", "nonmutating", "nonisolated", "required", "convenience", "indirect",
  "dynamic", "optional", "isolated", "distributed", "consuming", "borrowing",
]

// MARK: - Bodies in braces

extension LineLayouter {
  /// The braces that end a piece, if something other than accessors of a protocol stands in them.
  func trailingBody(_ range: Range<Int>) -> Range<Int>? {
    guard let last = range.last, self.line[last] == UInt8(ascii: "}") else { return nil }
    let open = self.brackets.partner(of: last)
    guard open >= range.lowerBound else { return nil }
    let inside = trim(open + 1..<last, in: self.line)
    let words = self.line[inside].split(separator: space).map { String(decoding: $0, as: UTF8.self) }
    let accessors = ["get", "set", "async", "throws"]
    return words.allSatisfy(accessors.contains) ? nil : open..<last + 1
  }

  /// With the body on lines of its own; the names that a closure takes stay with its brace.
  func withBody(
    _ range: Range<Int>,
    _ body: Range<Int>,
    _ indentation: Int,
    head: (Range<Int>) -> [UInt8]
  ) -> [UInt8] {
    var inside = trim(body.lowerBound + 1..<body.upperBound - 1, in: self.line)
    var headEnd = body.lowerBound + 1
    if let end = self.signatureEnd(inside) {
      headEnd = end
      inside = trim(end..<inside.upperBound, in: self.line)
    }
    var result = head(range.lowerBound..<headEnd)
    result += self.lineBreak(indentation + 2) + self.statement(inside, indentation: indentation + 2)
    return result + self.lineBreak(indentation) + [UInt8(ascii: "}")]
  }

  /// The end of ` in` behind what a closure takes.
  private func signatureEnd(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + 4 <= range.upperBound {
      if has(Array(" in ".utf8), at: index, in: self.line), !self.brackets.isString(index) {
        return index + 3
      }
      let partner = self.brackets.partner(of: index)
      index = partner > index ? partner + 1 : index + 1
    }
    return nil
  }
}
