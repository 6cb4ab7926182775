import MVVMSource

/// The delimiter that ends a string literal, and where the literal begins.
struct StringDelimiter {
  let hashes: Int
  let isMultiline: Bool
  /// The offset of the literal, including the hashes before its opening quote.
  let start: Int
}

extension SwiftLexer {
  /// Reads a raw string, a regular expression, a directive, or a word such as `#selector`.
  mutating func lexHash() {
    var hashes = 0
    while self.byte(hashes) == Byte.hash { hashes += 1 }
    if self.byte(hashes) == Byte.quote { return self.lexString(hashes: hashes) }
    if self.byte(hashes) == Byte.slash { return self.lexRegex(hashes: hashes) }
    let end = self.endOfName(from: self.index + hashes)
    let word = self.index + hashes..<end
    if ["else", "endif"].contains(where: { matches(self.bytes, word, $0) }) {
      return self.emit(.directive, upTo: end)
    }
    if ["if", "elseif"].contains(where: { matches(self.bytes, word, $0) }) {
      return self.emit(.directive, upTo: self.endOfCondition(from: end))
    }
    self.emit(.word, upTo: end)
  }

  private func endOfCondition(from start: Int) -> Int {
    var end = start
    while end < self.bytes.count, !isLineEnd(self.bytes[end]) {
      let isComment =
        self.bytes[end] == Byte.slash && end + 1 < self.bytes.count
        && [Byte.slash, Byte.star].contains(self.bytes[end + 1])
      if isComment { break }
      end += 1
    }
    while end > start, isBlank(self.bytes[end - 1]) { end -= 1 }
    return end
  }

  mutating func lexString(hashes: Int) {
    let start = self.index
    let quote = start + hashes
    let isMultiline =
      self.hasQuotes(3, at: quote) && (hashes == 0 || !self.closesOnLine(from: quote + 1, hashes))
    self.lexText(
      of: StringDelimiter(hashes: hashes, isMultiline: isMultiline, start: start),
      from: quote + (isMultiline ? 3 : 1)
    )
  }

  /// Reads the text of a string literal up to its end or to the next interpolation.
  ///
  /// - Parameter start: The offset after the opening quotes; `nil` to continue after an interpolation.
  mutating func lexText(of string: StringDelimiter, from start: Int? = nil) {
    var end = start ?? self.index
    let quotes = string.isMultiline ? 3 : 1
    while end < self.bytes.count {
      let byte = self.bytes[end]
      if byte == Byte.quote, self.hasQuotes(quotes, at: end), self.hasHashes(string.hashes, at: end + quotes)
      {
        return self.emit(.string, upTo: end + quotes + string.hashes)
      }
      if byte == Byte.backslash, self.hasHashes(string.hashes, at: end + 1) {
        let escaped = end + 1 + string.hashes
        if escaped < self.bytes.count, self.bytes[escaped] == UInt8(ascii: "(") {
          self.emit(.string, upTo: end)
          return self.openBracket(UInt8(ascii: "("), length: 2 + string.hashes, string: string)
        }
        if escaped < self.bytes.count, string.isMultiline || !isLineEnd(self.bytes[escaped]) {
          end = escaped + 1
        } else {
          end = escaped
        }
        continue
      }
      if !string.isMultiline, isLineEnd(byte) { break }
      end += 1
    }
    end = min(end, self.bytes.count)
    self.report(.unterminatedString, string.start..<end)
    self.emit(.string, upTo: end)
  }

  private func hasQuotes(_ number: Int, at index: Int) -> Bool {
    (0..<number).allSatisfy { index + $0 < self.bytes.count && self.bytes[index + $0] == Byte.quote }
  }

  private func hasHashes(_ number: Int, at index: Int) -> Bool {
    (0..<number).allSatisfy { index + $0 < self.bytes.count && self.bytes[index + $0] == Byte.hash }
  }

  /// Whether a raw string that begins with three quotes is closed on the same line. Swift then reads it as a string of
  /// one line: `#"""#` is a quote.
  private func closesOnLine(from start: Int, _ hashes: Int) -> Bool {
    var end = start
    while end < self.bytes.count, !isLineEnd(self.bytes[end]) {
      if self.bytes[end] == Byte.quote, self.hasHashes(hashes, at: end + 1) { return true }
      end += 1
    }
    return false
  }
}
