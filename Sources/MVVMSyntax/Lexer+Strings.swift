import MVVMSource

/// A string that is being read, with the number of open parentheses in its interpolation.
private struct OpenString {
  let hashes: Int
  let isMultiline: Bool
  /// The offset after the opening quotes.
  let start: Int
  /// 0 in the text of the string; in an interpolation, the number of open parentheses.
  var parentheses = 0
  /// In a multi-line string, the offset of the last line end that is escaped.
  var escapedLineEnd: Int?
}

extension Lexer {
  /// Reads a raw string, a directive, or `#` by itself.
  mutating func lexHash() {
    let end = self.endOfHashes(from: self.index)
    if self.isQuote(end) { return self.lexString() }
    if self.flags & Token.Flags.startsLine.rawValue != 0, self.skipDirective() { return }
    let isGap = end == self.bytes.count || isBlank(self.bytes[end]) || isLineEnd(self.bytes[end])
    if isGap { return self.skipHashComment(self.index..<end) }
    self.emit(.other, upTo: end)
  }

  /// Reads a whole literal, with the strings inside its interpolations. The open strings are kept in a list
  /// instead of nested calls, so that depth costs no stack.
  mutating func lexString() {
    var end = self.index
    var current = self.openString(at: &end)
    let openerEnd = end
    var outer: [OpenString] = []
    var interpolation = end
    while true {
      let isInText = current.parentheses == 0
      let isClosed =
        isInText ? self.readText(&current, &end) : self.readInterpolation(&current, &end, &outer)
      guard let isClosed else { break }
      guard isClosed else {
        if !outer.isEmpty { continue }
        if isInText { interpolation = end - 1 } else { self.interpolations.append(interpolation..<end) }
        continue
      }
      guard let last = outer.popLast() else { return self.emitString(upTo: end) }
      current = last
    }
    self.stringMistake = nil
    self.report(.unterminatedString, self.index..<openerEnd)
    self.emit(.string, upTo: end)
  }

  private mutating func emitString(upTo end: Int) {
    if let mistake = self.stringMistake { self.diagnostics.append(mistake) }
    self.stringMistake = nil
    self.emit(.string, upTo: end)
  }

  /// Reads the opening delimiter.
  @inline(never)
  private func openString(at end: inout Int) -> OpenString {
    let hashes = self.endOfHashes(from: end) - end
    end += hashes
    let isMultiline = self.has(3, Byte.quote, at: end) && (hashes == 0 || !self.closesAtOnce(end, hashes))
    end += isMultiline ? 3 : 1
    return OpenString(hashes: hashes, isMultiline: isMultiline, start: end)
  }

  /// Whether three quotes of a raw string open a single-line string. By Swift's rule they do if it is closed
  /// on the same line: `#"""#` is a quote.
  private func closesAtOnce(_ index: Int, _ hashes: Int) -> Bool {
    var end = index + 1
    while end < self.bytes.count, !isLineEnd(self.bytes[end]) {
      if self.bytes[end] == Byte.quote, self.has(hashes, Byte.hash, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  private func has(_ number: Int, _ byte: UInt8, at index: Int) -> Bool {
    guard index + number <= self.bytes.count else { return false }
    for offset in 0..<number where self.bytes[index + offset] != byte { return false }
    return true
  }

  /// Continues in the text of a string. Returns `true` where the string closes, `false` where an
  /// interpolation begins, and `nil` where the line or the file ends first.
  private mutating func readText(_ string: inout OpenString, _ end: inout Int) -> Bool? {
    let quotes = string.isMultiline ? 3 : 1
    while end < self.bytes.count {
      switch self.bytes[end] {
      case Byte.quote
      where self.has(quotes, Byte.quote, at: end) && self.has(string.hashes, Byte.hash, at: end + quotes):
        if string.isMultiline { self.checkLines(from: string.start, to: end, escaped: string.escapedLineEnd) }
        end += quotes + string.hashes
        return true
      case Byte.backslash where self.has(string.hashes, Byte.hash, at: end + 1):
        let start = end
        end += 1 + string.hashes
        guard end < self.bytes.count else { return nil }
        if self.bytes[end] == Byte.leftParenthesis {
          string.parentheses = 1
          end += 1
          return false
        }
        if isLineEnd(self.bytes[end]), !string.isMultiline { return nil }
        let endsLine = isBlank(self.bytes[end]) || isLineEnd(self.bytes[end])
        self.skipEscape(&end, from: start, isMultiline: string.isMultiline)
        if endsLine { string.escapedLineEnd = end }
      case Byte.lineFeed where !string.isMultiline, Byte.carriageReturn where !string.isMultiline:
        return nil
      case 0..<0x20, 0x7F: self.skipControl(&end, isMultiline: string.isMultiline)
      default:
        end += 1
      }
    }
    return nil
  }

  /// Continues in an interpolation, up to its `)` or to a string inside it. Returns `nil` where the line or
  /// the file ends first.
  @inline(never)
  private mutating func readInterpolation(
    _ string: inout OpenString,
    _ end: inout Int,
    _ outer: inout [OpenString]
  )
    -> Bool?
  {
    while end < self.bytes.count, string.parentheses > 0 {
      switch self.bytes[end] {
      case Byte.leftParenthesis:
        string.parentheses += 1
        end += 1
      case Byte.rightParenthesis:
        string.parentheses -= 1
        end += 1
      case Byte.quote, Byte.hash:
        let quote = self.endOfHashes(from: end)
        guard self.isQuote(quote) else {
          end = quote
          continue
        }
        outer.append(string)
        string = self.openString(at: &end)
        return false
      case Byte.slash where end + 1 < self.bytes.count && self.bytes[end + 1] == Byte.star:
        guard let close = endOfBlockComment(self.bytes, from: end) else { return nil }
        if !string.isMultiline, self.bytes[end..<close].contains(where: isLineEnd) { return nil }
        end = close
      case Byte.slash where end + 1 < self.bytes.count && self.bytes[end + 1] == Byte.slash:
        if !string.isMultiline { return nil }
        while end < self.bytes.count, !isLineEnd(self.bytes[end]) { end += 1 }
      case Byte.lineFeed where !string.isMultiline, Byte.carriageReturn where !string.isMultiline:
        return nil
      case 0..<0x20, 0x7F...0xFF: self.skipCharacter(&end)
      default:
        end += 1
      }
    }
    return string.parentheses == 0 ? false : nil
  }

  private func endOfHashes(from index: Int) -> Int {
    var end = index
    while end < self.bytes.count, self.bytes[end] == Byte.hash { end += 1 }
    return end
  }

  private func isQuote(_ index: Int) -> Bool {
    index < self.bytes.count && self.bytes[index] == Byte.quote
  }
}
