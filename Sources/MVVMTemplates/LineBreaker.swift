import MVVMSource

/// Breaks a statement that does not fit on one line into several lines.
///
/// Every function writes after what is already on the line, and adds no line end after its text. If there are several
/// ways to break a piece, they are measured: they are written without text, and without the items of the lists that
/// they open, since each of these finds its own way. So the time does not double with each level.
struct LineBreaker {
  let line: [UInt8]
  let brackets: Brackets
  let width: Int
  private(set) var text: [UInt8] = []
  /// The column at the end of what has been written.
  private var column = 0
  /// The width of the widest line so far.
  private var widest = 0
  private var isMeasuring = false

  init(_ line: [UInt8], _ brackets: Brackets, width: Int) {
    self.line = line
    self.brackets = brackets
    self.width = width
    self.text.reserveCapacity(line.count * 3 / 2 + 32)
  }

  func fits(_ range: Range<Int>, at column: Int) -> Bool {
    column + columns(self.line[range]) <= self.width
  }

  mutating func add(_ range: Range<Int>) {
    self.column += columns(self.line[range])
    self.widest = max(self.widest, self.column)
    if !self.isMeasuring { self.text += self.line[range] }
  }

  mutating func breakLine(_ indentation: Int) {
    self.column = indentation
    if self.isMeasuring { return }
    self.text.append(Byte.lineFeed)
    self.text.append(contentsOf: repeatElement(Byte.space, count: indentation))
  }
}

// MARK: - Ways

extension LineBreaker {
  typealias Way = (inout LineBreaker) -> Void

  /// Returns the width of the widest line that a way writes, and the column in which it ends.
  private mutating func measured(_ way: Way) -> (widest: Int, column: Int) {
    let before = (self.column, self.widest, self.isMeasuring)
    self.widest = 0
    self.isMeasuring = true
    way(&self)
    let measured = (self.widest, self.column)
    (self.column, self.widest, self.isMeasuring) = before
    return measured
  }

  /// Writes in the first way that fits, or else in the way that is least wide.
  mutating func write(_ ways: Way...) {
    var best = (way: 0, widest: Int.max, column: 0)
    for (index, way) in ways.enumerated() where best.widest > self.width {
      let (widest, column) = self.measured(way)
      if widest < best.widest { best = (index, widest, column) }
    }
    if self.isMeasuring {
      self.widest = max(self.widest, best.widest)
      self.column = best.column
    } else {
      ways[best.way](&self)
    }
  }

  mutating func writeIfFits(_ way: Way) -> Bool {
    guard self.measured(way).widest <= self.width else { return false }
    way(&self)
    return true
  }
}

// MARK: - Lists

extension LineBreaker {
  /// Writes a piece, and opens each list in it that does not fit together with what follows up to the next list.
  ///
  /// - Parameter closing: The number of columns needed after it.
  mutating func lists(_ range: Range<Int>, _ indentation: Int, isType: Bool = false, closing: Int = 0) {
    var index = range.lowerBound
    while index < range.upperBound {
      let list = self.nextList(index, range, isType)
      self.add(index..<list)
      guard list < range.upperBound else { return }
      index = self.brackets.partner(of: list) + 1
      let next = self.nextList(index, range, isType)
      let extra = next < range.upperBound ? 1 : closing
      if self.fits(list..<next, at: self.column + extra) {
        self.add(list..<index)
      } else {
        self.opened(list, indentation, isType: isType)
      }
    }
  }

  /// Writes a list on lines of its own, with its brackets.
  mutating func opened(_ open: Int, _ indentation: Int, isType: Bool) {
    let isType = isType || self.line[open] == UInt8(ascii: "<")
    let close = self.brackets.partner(of: open)
    let inside = self.trimmed(open + 1, close)
    if isType, self.line[open] == UInt8(ascii: "["), let colon = self.first(UInt8(ascii: ":"), in: inside) {
      self.add(open..<colon + 1)
      self.breakLine(indentation + 2)
      self.lists(self.trimmed(colon + 1, close), indentation + 2, isType: true, closing: 1)
    } else {
      self.add(open..<open + 1)
      if !self.isMeasuring { self.items(inside, indentation + 2, isType: isType) }
      self.breakLine(indentation)
    }
    self.add(close..<close + 1)
  }

  /// Writes what is between commas, each on a line with its comma.
  mutating func items(_ range: Range<Int>, _ indentation: Int, isType: Bool) {
    var rest = range
    while !rest.isEmpty {
      let end = self.first(UInt8(ascii: ","), in: rest).map { $0 + 1 } ?? rest.upperBound
      self.breakLine(indentation)
      self.item(self.trimmed(rest.lowerBound, end), indentation, isType: isType)
      rest = self.trimmed(end, range.upperBound)
    }
  }

  /// Returns the index of the next bracket that opens a list, or the end.
  private func nextList(_ start: Int, _ range: Range<Int>, _ isType: Bool) -> Int {
    var index = start
    while index < range.upperBound {
      guard self.brackets.partner(of: index) > index else {
        index += 1
        continue
      }
      let isTransparent = self.isTransparent(index, isType)
      if !isTransparent, self.isList(index) { return index }
      index = isTransparent ? index + 1 : self.next(index)
    }
    return range.upperBound
  }

  /// Whether the content of brackets may be on lines of its own.
  func isList(_ open: Int) -> Bool {
    if self.line[open] == UInt8(ascii: "{") { return false }
    let inside = self.trimmed(open + 1, self.brackets.partner(of: open))
    return !inside.isEmpty && self.line[inside] != [UInt8(ascii: ":")]
  }

  /// Whether breaks are allowed inside brackets but not next to them, as with `[Element]` and with
  /// parentheses that only group.
  private func isTransparent(_ open: Int, _ isType: Bool) -> Bool {
    let inside = open + 1..<self.brackets.partner(of: open)
    switch self.line[open] {
    case UInt8(ascii: "["): return isType && self.first(UInt8(ascii: ":"), in: inside) == nil
    case UInt8(ascii: "("):
      return !isType && !self.isCall(open) && self.first(UInt8(ascii: ":"), in: inside) == nil
        && self.first(UInt8(ascii: ","), in: inside) == nil
    default: return false
    }
  }

  private func isCall(_ open: Int) -> Bool {
    guard open > 0 else { return false }
    let partner = self.brackets.partner(of: open - 1)
    return isNamePart(self.line[open - 1]) || partner >= 0 && partner < open - 1
  }
}

// MARK: - Searching outside brackets

extension LineBreaker {
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> { trim(start..<end, in: self.line) }

  /// Returns the index after a byte, or after the brackets that it opens.
  func next(_ index: Int) -> Int { max(self.brackets.partner(of: index), index) + 1 }

  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self.line[index] == byte, !self.brackets.isString(index) { return index }
      index = self.next(index)
    }
    return nil
  }

  func first(_ word: StaticString, in range: Range<Int>) -> Int? {
    var rest = range
    while let index = self.first(word.utf8Start[0], in: rest) {
      if self.has(word, index..<min(index + word.utf8CodeUnitCount, range.upperBound)) { return index }
      rest = index + 1..<range.upperBound
    }
    return nil
  }

  /// Whether a range consists of a word and nothing else.
  func has(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where self.line[range.lowerBound + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
