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
    line.withUnsafeBufferPointer { self.scan($0) }
  }

  /// Returns the index of the matching bracket, or -1 if the byte is not a bracket that has one.
  @inline(__always)
  func partner(of index: Int) -> Int { Int(self.partners[index]) }

  /// Whether a byte is part of a string literal or of a name in backticks, which may have any characters.
  @inline(__always)
  func isString(_ index: Int) -> Bool { !self.strings.isEmpty && self.strings[index] }

  private mutating func scan(_ line: UnsafeBufferPointer<UInt8>) {
    var open = OpenBrackets()
    var index = 0
    while index < line.count {
      if isWordByte(line[index]) {
        index += 1
        continue
      }
      if let end = literalEnd(line, from: index) {
        if self.strings.isEmpty { self.strings = [Bool](repeating: false, count: line.count) }
        for position in index..<end { self.strings[position] = true }
        index = end
        continue
      }
      let byte = line[index]
      switch byte {
      case Byte.slash where index + 1 < line.count && line[index + 1] == Byte.slash:
        self.comment = index
        return
      // A string would have begun at the first of several.
      case Byte.hash: while index + 1 < line.count, line[index + 1] == Byte.hash { index += 1 }
      case Byte.leftParenthesis, UInt8(ascii: "["): open.open(byte, at: index)
      case Byte.leftBrace:
        // No brace is inside generic brackets.
        while open.closer == Byte.greater { _ = open.close(Byte.greater) }
        open.open(byte, at: index)
      case Byte.less where index > 0 && isNamePart(line[index - 1]): open.open(byte, at: index)
      case Byte.greater where open.closer == byte && (index == 0 || line[index - 1] != Byte.minus):
        // A name directly behind makes operators of them.
        let isOperator = index + 1 < line.count && isNamePart(line[index + 1])
        let start = open.close(byte)
        if !isOperator { self.pair(start, index) }
      // What looks like a generic bracket that is open inside was an operator.
      case Byte.rightParenthesis, UInt8(ascii: "]"), Byte.rightBrace:
        self.pair(open.close(byte), index)
      default: break
      }
      index += 1
    }
  }

  private mutating func pair(_ start: Int?, _ end: Int) {
    guard let start else { return }
    self.partners[start] = Int32(end)
    self.partners[end] = Int32(start)
  }
}

/// Whether a byte can be part of a name, including its backticks.
func isNamePart(_ byte: UInt8) -> Bool {
  isNameByte(byte) || byte == UInt8(ascii: "`")
}

/// Returns the end of the string literal or of the name in backticks that starts at an index, or `nil` if none does. One
/// that is not closed extends to the end of the line.
@inline(__always)
private func literalEnd(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  switch line[start] {
  case Byte.quote, Byte.hash: stringEnd(line, from: start)
  case Byte.backtick: firstIndex(of: Byte.backtick, in: line, from: start + 1).map { $0 + 1 } ?? line.count
  default: nil
  }
}

private func stringEnd(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard var parts = StringParts(at: start, in: line) else { return nil }
  while parts.next() != nil {}
  return parts.isClosed ? parts.end : line.count
}
