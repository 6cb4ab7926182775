import MVVMSource

extension Lexer {
  /// Reads one character outside ASCII, or a name that begins with it.
  mutating func lexCharacter() {
    let (scalar, length) = self.bytes.scalar(at: self.index)
    let end = self.index + length
    if let confusable = confusable(scalar) { return self.lexLookalike(confusable, scalar) }
    // A byte that is not UTF-8 has already been reported. Reading it as part of a name does the least harm.
    if scalar == invalidScalar || startsName(scalar) {
      return self.emit(.identifier, upTo: self.endOfName(from: end))
    }
    if isOperatorScalar(scalar) { return self.emit(.other, upTo: end) }
    self.report(.unexpectedCharacter(scalar), self.index..<end, fix: Fix(Edit(self.index..<end, "")))
    self.emit(.invalid, upTo: end)
  }

  /// Returns the end of a name, whose next character may be inside or outside ASCII.
  func endOfName(from start: Int) -> Int {
    var end = start
    while end < self.bytes.count {
      if isWordByte(self.bytes[end]) {
        end += 1
        continue
      }
      guard self.bytes[end] >= 0x80 else { break }
      let (scalar, length) = self.bytes.scalar(at: end)
      guard scalar == invalidScalar || confusable(scalar) == nil && continuesName(scalar) else { break }
      end += length
    }
    return end
  }

  /// Reports the first character that is not allowed in a name in backticks (SE-0451).
  mutating func checkCharacters(_ name: Range<Int>) {
    var index = name.lowerBound
    while index < name.upperBound {
      let byte = self.bytes[index]
      let isAllowed = byte >= Byte.space && byte != Byte.backslash && byte != 0x7F
      let end = byte >= 0x80 ? self.endOfName(from: index) : isAllowed ? index + 1 : index
      if end == index {
        let (scalar, length) = self.bytes.scalar(at: index)
        let range = index..<index + length
        return self.report(.unexpectedCharacter(scalar), range, fix: Fix(Edit(range, "")))
      }
      index = end
    }
  }

  private mutating func lexLookalike(_ confusable: Confusable, _ scalar: UInt32) {
    let range = self.index..<self.index + 3
    let fix = Fix(Edit(range, confusable.meant.rawValue))
    switch confusable.meant {
    case .blank: self.skipBlanks(confusable, scalar)
    case .quote: self.lexCurlyString(confusable)
    case .minus:
      self.report(confusable.message, range, fix: fix)
      self.emit(.other, upTo: range.upperBound)
    case .nothing:
      self.report(confusable.message, range, fix: fix)
      self.flags.followsGap = true
      self.index = range.upperBound
    }
  }

  /// Skips a run of the same unusual blank as a gap, and reports it as one mistake.
  private mutating func skipBlanks(_ blank: Confusable, _ first: UInt32) {
    let start = self.index
    var number = 0
    while self.index < self.bytes.count, self.bytes[self.index] >= 0x80 {
      let (scalar, length) = self.bytes.scalar(at: self.index)
      guard scalar == first else { break }
      self.index += length
      number += 1
    }
    let fix = Fix(Edit(start..<self.index, String(repeating: blank.meant.rawValue, count: number)))
    self.report(blank.message, start..<self.index, fix: fix)
    self.flags.followsGap = true
  }

  /// Reads a text between curly quotes as the string that it was meant to be.
  private mutating func lexCurlyString(_ quote: Confusable) {
    let open = self.index..<self.index + 3
    var close: Range<Int>?
    var end = open.upperBound
    while end < self.bytes.count, !isLineEnd(self.bytes[end]), close == nil {
      let (scalar, length) = self.bytes.scalar(at: end)
      if isCurlyQuote(scalar) || self.bytes[end] == Byte.quote { close = end..<end + length }
      end += length
    }
    let straight = quote.meant.rawValue
    let fix = close.map { Fix(Edit(open, straight), Edit($0, straight)) }
    self.report(quote.message, open, fix: fix)
    self.emit(close == nil ? .invalid : .string, upTo: close?.upperBound ?? open.upperBound)
  }

  /// Reads a text between apostrophes, a string in other languages, as a string.
  mutating func lexApostrophe() {
    var end = self.index + 1
    while end < self.bytes.count, !isLineEnd(self.bytes[end]), self.bytes[end] != Byte.apostrophe { end += 1 }
    let open = self.index..<self.index + 1
    let isClosed = end < self.bytes.count && self.bytes[end] == Byte.apostrophe
    let fix = isClosed ? Fix(Edit(open, "\""), Edit(end..<end + 1, "\"")) : nil
    self.report(.unexpectedCharacter("apostrophe", instead: "'\"'"), open, fix: fix)
    self.emit(isClosed ? .string : .invalid, upTo: isClosed ? end + 1 : open.upperBound)
  }
}
