import MVVMSource

/// A line of Swift code, with its brackets and literals.
struct CodeLine {
  let bytes: [UInt8]
  /// The number of columns before each byte, and before the end. Empty in ASCII, where each byte is a column.
  private let columns: [Int]
  /// The start of the comment at the end of the line, or the end of the line.
  private let commentStart: Int
  private let brackets: Brackets

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.columns =
      isASCII(bytes)
      ? [] : bytes.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 & 0xC0 == 0x80 ? 0 : 1)) }
    let literals = literals(in: bytes)
    let comment = literals.last { bytes[$0.lowerBound] == Byte.slash && $0.upperBound == bytes.count }
    self.commentStart = comment?.lowerBound ?? bytes.count
    self.brackets = Brackets(in: bytes, literals: literals)
  }

  func columns(_ range: Range<Int>) -> Int {
    self.columns.isEmpty ? range.count : self.columns[range.upperBound] - self.columns[range.lowerBound]
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> { trim(range, in: self.bytes) }

  /// Returns the index after a byte, or after everything that it opens.
  func next(_ index: Int) -> Int { self.brackets.next(index) }

  /// Returns the first place outside brackets that has a text.
  func first(_ text: String, in range: Range<Int>) -> Int? {
    let byte = text.utf8.first
    var index = range.lowerBound
    while index < range.upperBound {
      if self.bytes[index] == byte, self.has(text, at: index) { return index }
      index = self.next(index)
    }
    return nil
  }

  func has(_ text: String, at index: Int) -> Bool { self.bytes.dropFirst(index).starts(with: text.utf8) }
}

// MARK: - Statements and lists

extension CodeLine {
  struct List {
    /// The text between the brackets, without the names of a closure's parameters.
    let inside: Range<Int>
    var isInBraces = false
    /// Whether it contains a statement, not the accessors that a protocol requires of a property.
    var isBody = false
  }

  /// The part that may be broken, without comments, attributes, directives and imports, which Swift expects
  /// on one line.
  var statement: Range<Int>? {
    var rest = self.trimmed(0..<self.commentStart)
    while self.has("@", at: rest.lowerBound) {
      rest = self.trimmed((self.first(" ", in: rest) ?? rest.upperBound)..<rest.upperBound)
    }
    // Only the access comes before an import, at most the 12 bytes of `fileprivate `.
    guard let first = rest.first, self.first("import ", in: rest.prefix(13)) == nil else { return nil }
    return self.bytes[first] == Byte.hash && self.next(first) == first + 1 ? nil : rest
  }

  /// Returns the inherited types in the head of a type, after its colon.
  func inheritedTypes(in statement: Range<Int>) -> List? {
    let head = statement.lowerBound..<(self.first("{", in: statement) ?? statement.upperBound)
    guard let colon = self.first(":", in: head) else { return nil }
    let name = head.lowerBound..<colon
    guard typeKeywords.contains(where: { self.hasWord($0, in: name) }), !self.hasWord("var ", in: name) else {
      return nil
    }
    return List(inside: colon + 1..<head.upperBound)
  }

  /// - Parameter word: A word and the blank after it.
  private func hasWord(_ word: String, in range: Range<Int>) -> Bool {
    range.contains { index in
      (index == range.lowerBound || self.bytes[index - 1] == Byte.space) && self.has(word, at: index)
    }
  }

  func firstList(in range: Range<Int>) -> List? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = self.brackets.endOfList(from: index) { return self.list(from: index, to: end) }
      index = self.next(index)
    }
    return nil
  }

  private func list(from open: Int, to end: Int) -> List {
    let inside = open + 1..<end
    guard self.bytes[open] == Byte.leftBrace else { return List(inside: inside) }
    let start = self.first(" in ", in: inside).map { $0 + 3 } ?? inside.lowerBound
    return List(inside: start..<end, isInBraces: true, isBody: !self.has(" get ", at: start))
  }
}

private let typeKeywords: [String] = ["protocol ", "class ", "struct ", "enum ", "extension ", "actor "]
