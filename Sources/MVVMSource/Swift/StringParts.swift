/// The parts of a string literal of Swift, one after the other, with those of the strings in its interpolations.
///
/// The open strings are kept in a list instead of nested calls, so that depth costs no stack.
public struct StringParts {
  public enum Part {
    case text(Range<Int>, of: StringDelimiter, StringDelimiter.Stop)
    /// Code of an interpolation, without comments and strings.
    case code(Range<Int>)
  }

  private struct OpenString {
    let delimiter: StringDelimiter
    /// 0 in the text of the string; in an interpolation, the number of open parentheses.
    var parentheses = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var current: OpenString
  private var outer: [OpenString] = []
  private var isAtEnd = false
  /// The offset after the last part and what ends it.
  public private(set) var end: Int
  /// Whether the end of the literal was found. If not, the line or the file ends first.
  public private(set) var isClosed = false

  /// - Parameter start: The offset of the opening delimiter. If none is there, there is no value.
  public init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let delimiter = StringDelimiter(at: start, in: bytes) else { return nil }
    self.bytes = bytes
    self.current = OpenString(delimiter: delimiter)
    self.end = delimiter.textStart
  }

  /// Whether the next part is text of the literal itself or code of its interpolation, not of a string inside it.
  public var isOutermost: Bool { self.outer.isEmpty }

  public var isInText: Bool { self.current.parentheses == 0 }

  public mutating func next() -> Part? {
    if self.isAtEnd { return nil }
    let start = self.end
    if !self.isInText { return .code(start..<self.readCode()) }
    let string = self.current.delimiter
    let (end, stop) = string.endOfText(from: start, in: self.bytes)
    self.end = end
    switch stop {
    case .close: self.close()
    case .interpolation:
      self.current.parentheses = 1
      self.end += 2 + string.hashes
    case .unterminated: self.isAtEnd = true
    }
    return .text(start..<end, of: string, stop)
  }
}

extension StringParts {
  private mutating func close() {
    self.end += self.current.delimiter.length
    if let last = self.outer.popLast() {
      self.current = last
    } else {
      (self.isAtEnd, self.isClosed) = (true, true)
    }
  }

  /// Continues in an interpolation, up to its `)`, or past what begins a string or is a comment. Returns where its code
  /// ends before that.
  private mutating func readCode() -> Int {
    while self.end < self.bytes.count {
      let end = self.end
      switch self.bytes[end] {
      case Byte.quote, Byte.hash:
        if self.openString() { return end }
        while self.end < self.bytes.count, self.bytes[self.end] == Byte.hash { self.end += 1 }
        continue
      case Byte.slash where isComment(self.bytes, at: end):
        if !self.skipComment() { self.isAtEnd = true }
        return end
      case Byte.lineFeed where !self.current.delimiter.isMultiline,
        Byte.carriageReturn where !self.current.delimiter.isMultiline:
        self.isAtEnd = true
        return end
      case Byte.leftParenthesis: self.current.parentheses += 1
      case Byte.rightParenthesis: self.current.parentheses -= 1
      default: break
      }
      self.end += 1
      if self.isInText { return self.end }
    }
    self.isAtEnd = true
    return self.end
  }

  private mutating func openString() -> Bool {
    guard let delimiter = StringDelimiter(at: self.end, in: self.bytes) else { return false }
    self.outer.append(self.current)
    self.current = OpenString(delimiter: delimiter)
    self.end = delimiter.textStart
    return true
  }

  /// Whether a comment ends before the string has to. If so, skips it.
  private mutating func skipComment() -> Bool {
    let isMultiline = self.current.delimiter.isMultiline
    guard isMultiline || self.bytes[self.end + 1] != Byte.slash,
      let close = endOfComment(self.bytes, from: self.end),
      isMultiline || !self.bytes[self.end..<close].contains(where: isLineEnd)
    else { return false }
    self.end = close
    return true
  }
}
