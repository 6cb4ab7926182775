import MVVMSource

/// A line of Swift code, with what belongs together in it.
struct CodeLine {
  let bytes: [UInt8]
  /// The number of columns before each byte, and before the end. Empty in ASCII, where each byte is a column.
  private var columns: [Int32] = []
  /// The index of the last byte of what each byte opens: brackets, a string, a comment, a name in backticks. Where a list
  /// is closed, the index of the bracket that opens it. Elsewhere -1.
  private var partners: [Int32]
  /// Where the comment that ends the line starts, or the end of the line.
  private var commentStart: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.partners = [Int32](repeating: -1, count: bytes.count)
    self.commentStart = bytes.count
    if !isASCII(bytes) {
      self.columns = bytes.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 & 0xC0 == 0x80 ? 0 : 1)) }
    }
    bytes.withUnsafeBufferPointer { self.findPartners($0) }
  }

  func columns(_ range: Range<Int>) -> Int {
    self.columns.isEmpty
      ? range.count : Int(self.columns[range.upperBound] - self.columns[range.lowerBound])
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> { trim(range, in: self.bytes) }

  /// Returns the index after a byte and all that it opens.
  func next(_ index: Int) -> Int { max(Int(self.partners[index]), index) + 1 }

  /// Returns the first place outside of brackets that holds a text.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let byte = text.utf8Start[0]
    var index = range.lowerBound
    while index < range.upperBound {
      if self.bytes[index] == byte, self.has(text, at: index) { return index }
      index = self.next(index)
    }
    return nil
  }

  func has(_ text: StaticString, at index: Int) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return self.bytes.dropFirst(index).starts(with: text)
  }
}

// MARK: - Statements and lists

extension CodeLine {
  struct List {
    /// What is between the brackets, without the names of a closure's parameters.
    let inside: Range<Int>
    var isInBraces = false
    /// Whether there is a statement inside, not what a protocol asks of a property.
    var isBody = false
  }

  /// What is to be broken: neither comments, attributes and directives nor imports, which Swift expects on one line.
  var statement: Range<Int>? {
    var rest = self.trimmed(0..<self.commentStart)
    while self.has("@", at: rest.lowerBound) {
      rest = self.trimmed((self.first(" ", in: rest) ?? rest.upperBound)..<rest.upperBound)
    }
    // Before an import stands nothing but its access, at most the 12 bytes of `fileprivate `.
    guard let first = rest.first, self.first("import ", in: rest.prefix(13)) == nil else { return nil }
    return self.bytes[first] == Byte.hash && self.next(first) == first + 1 ? nil : rest
  }

  /// Returns what is behind the colon in the head of a type.
  func inheritedTypes(in statement: Range<Int>) -> List? {
    guard let colon = self.first(":", in: statement) else { return nil }
    let head = statement.lowerBound..<colon
    guard typeKeywords.contains(where: { self.hasWord($0, in: head) }), !self.hasWord("var ", in: head) else {
      return nil
    }
    return List(inside: colon + 1..<(self.first("{", in: statement) ?? statement.upperBound))
  }

  /// - Parameter word: A word and the blank behind it.
  private func hasWord(_ word: StaticString, in range: Range<Int>) -> Bool {
    range.contains { index in
      (index == range.lowerBound || self.bytes[index - 1] == Byte.space) && self.has(word, at: index)
    }
  }

  func firstList(in range: Range<Int>) -> List? {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = Int(self.partners[index])
      if end > index, self.partners[end] >= 0 { return self.list(index, end) }
      index = self.next(index)
    }
    return nil
  }

  private func list(_ open: Int, _ end: Int) -> List {
    let inside = open + 1..<end
    guard self.bytes[open] == Byte.leftBrace else { return List(inside: inside) }
    let start = self.first(" in ", in: inside).map { $0 + 3 } ?? inside.lowerBound
    return List(inside: start..<end, isInBraces: true, isBody: !self.has(" get ", at: start))
  }
}

private let typeKeywords: [StaticString] = [
  "protocol ", "class ", "struct ", "enum ", "extension ", "actor ",
]

// MARK: - Where to break outside of lists

/// How well a break reads, best first: behind `=` or a label, before an operator or a member.
enum BreakRank: Comparable {
  case value, label, `operator`, member
}

extension CodeLine {
  /// Returns how well a break at a byte reads, or `nil` if none may be there.
  func rank(ofBreakAt index: Int) -> BreakRank? {
    let before = self.bytes[index - 1]
    if self.bytes[index] == Byte.dot {
      guard index + 1 < self.bytes.count, isNamePart(self.bytes[index + 1]) else { return nil }
      let isMember = isNamePart(before) && !isDigit(before) || ")]}>".utf8.contains(before)
      return isMember ? .member : nil
    }
    guard self.bytes[index] == Byte.space else { return nil }
    let isApart = index > 1 && self.bytes[index - 2] == Byte.space
    switch before {
    case Byte.equal where isApart: return .value
    case Byte.colon where !isApart: return .label
    default: return self.has("-> ", at: index + 1) || self.has("& ", at: index + 1) ? .operator : nil
    }
  }
}

// MARK: - Reading

extension CodeLine {
  private mutating func findPartners(_ bytes: UnsafeBufferPointer<UInt8>) {
    var open = OpenBrackets()
    /// The last comma or colon. Square and generic brackets with none inside are no list.
    var separator = -1
    for literal in literals(in: bytes) {
      self.partners[literal.lowerBound] = Int32(literal.upperBound - 1)
      let isComment = bytes[literal.lowerBound] == Byte.slash
      if isComment, literal.upperBound == bytes.count { self.commentStart = literal.lowerBound }
    }
    var index = 0
    while index < bytes.count {
      if self.partners[index] >= 0 {
        index = self.next(index)
        continue
      }
      switch bytes[index] {
      case Byte.comma, Byte.colon: if self.has(" ", at: index + 1) { separator = index }
      case Byte.leftParenthesis, UInt8(ascii: "["): open.open(bytes[index], at: index)
      case Byte.leftBrace:
        // No brace is inside generic brackets.
        while open.closer == Byte.greater { _ = open.close(Byte.greater) }
        open.open(Byte.leftBrace, at: index)
      case Byte.less where index > 0 && isNamePart(bytes[index - 1]): open.open(Byte.less, at: index)
      case Byte.greater where open.closer == Byte.greater && (index == 0 || bytes[index - 1] != Byte.minus):
        let start = open.close(Byte.greater)
        // A name directly behind makes operators of them.
        if index + 1 == bytes.count || !isNamePart(bytes[index + 1]) { self.pair(start, index, separator) }
      // What looks like a generic bracket that is open inside was an operator.
      case Byte.rightParenthesis, UInt8(ascii: "]"), Byte.rightBrace:
        self.pair(open.close(bytes[index]), index, separator)
      default: break
      }
      index += 1
    }
  }

  private mutating func pair(_ start: Int?, _ end: Int, _ separator: Int) {
    guard let start else { return }
    self.partners[start] = Int32(end)
    let mayHaveOne = "({".utf8.contains(self.bytes[start]) && !self.trimmed(start + 1..<end).isEmpty
    // What is called on the result of a closure stays with it.
    if mayHaveOne ? !self.has("}.", at: end) : separator > start { self.partners[end] = Int32(start) }
  }
}
