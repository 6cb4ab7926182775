import MVVMSource

/// The brackets and literals of a line of Swift code, and their ends.
struct Brackets {
  /// The index of the last byte of the bracket pair, string, comment or name in backticks that begins at each
  /// byte.
  private var ends: [Int?]
  /// Whether each byte is a bracket that closes a list.
  private var closesList: [Bool]

  /// - Parameter literals: The strings, comments and names in backticks, whose brackets are ignored.
  init(in bytes: [UInt8], literals: [Range<Int>]) {
    self.ends = [Int?](repeating: nil, count: bytes.count)
    self.closesList = [Bool](repeating: false, count: bytes.count)
    for literal in literals { self.ends[literal.lowerBound] = literal.upperBound - 1 }
    var reader = BracketReader(bytes: bytes)
    var index = 0
    while index < bytes.count {
      if self.ends[index] == nil, let pair = reader.read(at: index) {
        self.ends[pair.start] = index
        self.closesList[index] = pair.isList
      }
      index = self.next(index)
    }
  }

  /// Returns the index after a byte, or after everything that it opens.
  func next(_ index: Int) -> Int { (self.ends[index] ?? index) + 1 }

  /// Returns the index of the bracket that closes the list opened at a byte; `nil` if it opens none.
  func endOfList(from index: Int) -> Int? { self.ends[index].flatMap { self.closesList[$0] ? $0 : nil } }
}

/// Reads the bytes of a line in their order, and finds pairs of brackets.
private struct BracketReader {
  let bytes: [UInt8]
  private var open = OpenBrackets()
  /// The last comma or colon. Square and generic brackets without one are not a list.
  private var separator: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a byte outside literals, and returns the pair that it completes if it is a closing bracket with a
  /// partner.
  mutating func read(at index: Int) -> (start: Int, isList: Bool)? {
    switch self.bytes[index] {
    case Byte.comma, Byte.colon:
      if self.byte(at: index + 1) == Byte.space { self.separator = index }
      return nil
    case Byte.leftParenthesis, UInt8(ascii: "["):
      self.open.open(self.bytes[index], at: index)
      return nil
    case Byte.leftBrace:
      self.openBrace(at: index)
      return nil
    case Byte.less:
      if self.isNamePart(at: index - 1) { self.open.open(Byte.less, at: index) }
      return nil
    case Byte.greater: return self.closeGeneric(at: index)
    case Byte.rightParenthesis, UInt8(ascii: "]"), Byte.rightBrace:
      // A generic bracket that seemed to be open inside the pair was an operator.
      return self.open.close(self.bytes[index]).map { self.pair(from: $0, to: index) }
    default: return nil
    }
  }

  /// Opens a brace. Generic brackets contain no braces, so those that seemed to be open were operators.
  private mutating func openBrace(at index: Int) {
    while self.open.closer == Byte.greater { _ = self.open.close(Byte.greater) }
    self.open.open(Byte.leftBrace, at: index)
  }

  /// Closes generic brackets, unless the byte is part of an arrow. If a name follows directly, they were
  /// operators.
  private mutating func closeGeneric(at index: Int) -> (start: Int, isList: Bool)? {
    guard self.open.closer == Byte.greater, self.byte(at: index - 1) != Byte.minus,
      let start = self.open.close(Byte.greater), !self.isNamePart(at: index + 1)
    else { return nil }
    return self.pair(from: start, to: index)
  }

  private func pair(from start: Int, to end: Int) -> (start: Int, isList: Bool) {
    (start, self.isList(from: start, to: end))
  }

  /// Returns whether a pair of brackets can be opened with a line for each element: parentheses and braces
  /// that are not empty, other brackets that contain a comma or a colon.
  private func isList(from start: Int, to end: Int) -> Bool {
    switch self.bytes[start] {
    case Byte.leftParenthesis, Byte.leftBrace:
      if !trim(start + 1..<end, in: self.bytes).isEmpty {
        // A member accessed on the result of a closure stays on its line.
        return !(self.bytes[end] == Byte.rightBrace && self.byte(at: end + 1) == Byte.dot)
      }
    default: break
    }
    return (self.separator ?? -1) > start
  }

  private func byte(at index: Int) -> UInt8? { self.bytes.indices.contains(index) ? self.bytes[index] : nil }

  private func isNamePart(at index: Int) -> Bool {
    self.byte(at: index).map(MVVMTemplates.isNamePart) ?? false
  }
}
