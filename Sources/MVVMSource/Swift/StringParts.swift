/// The parts of a Swift string literal in their order, including those of strings in its interpolations.
///
/// The open strings are kept in a list instead of nested calls, so that deep nesting needs no stack.
public struct StringParts {
  public enum Part {
    case text(Range<Int>, of: StringDelimiter, StringDelimiter.Stop)
    /// Code of an interpolation, without comments and strings.
    case code(Range<Int>)
  }

  private struct OpenString {
    let delimiter: StringDelimiter
    /// The number of open parentheses in an interpolation; 0 in the text of the string.
    var parentheses = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var current: OpenString
  private var outer: [OpenString] = []
  private var isAtEnd = false
  /// The offset after the last part and its delimiter.
  public private(set) var end: Int
  /// Whether the end of the literal was found. If not, the line or the file ends first.
  public private(set) var isClosed = false

  /// - Parameter start: The offset of the opening delimiter. If there is none, the result is `nil`.
  public init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let delimiter = StringDelimiter(at: start, in: bytes) else { return nil }
    self.bytes = bytes
    self.current = OpenString(delimiter: delimiter)
    self.end = delimiter.textStart
  }

  /// Whether the next part belongs to the literal itself, not to a string inside it.
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

  /// Continues in an interpolation to its `)`, or past the start of a string or past a comment. Returns the
  /// end of the code before that.
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

  /// Skips a comment, and returns `true`, if it ends before the string must.
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
