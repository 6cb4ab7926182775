import MVVMSource

/// Breaks code that does not fit on its line by one rule: the outermost list that does not fit is opened,
/// with a line for each element, and so on inward. The content of braces is a list of one element, and
/// inherited types are also a list.
struct LineBreaker {
  let code: CodeLine
  let width: Int
  private(set) var text: [UInt8] = []
  /// The column at the end of what has been written.
  private var column = 0

  init(_ code: CodeLine, width: Int) {
    self.code = code
    self.width = width
    self.text.reserveCapacity(code.bytes.count * 2)
  }

  mutating func add(_ range: Range<Int>) {
    self.column += self.code.columns(range)
    self.text += self.code.bytes[range]
  }

  private mutating func breakLine(_ indentation: Int) {
    self.column = indentation
    self.text.append(Byte.lineFeed)
    self.text += repeatElement(Byte.space, count: indentation)
  }

  private func fits(_ range: Range<Int>) -> Bool { self.column + self.code.columns(range) <= self.width }

  /// Writes a statement or an element of a list at the start of a line.
  mutating func write(_ piece: Range<Int>, _ indentation: Int, isStatement: Bool) {
    // Templates may nest text deeper than any spec could. It is left as it is, since the stack could
    // overflow.
    if self.fits(piece) || indentation > 1_000 { return self.add(piece) }
    let signatureEnd = self.code.first("{", in: piece).map { $0 + 1 } ?? piece.upperBound
    var line = Line(indentation: indentation, isStatement: isStatement)
    var written = piece.lowerBound
    var next = (isStatement ? self.code.inheritedTypes(in: piece) : nil) ?? self.code.firstList(in: piece)
    while let list = next {
      self.writeText(written..<list.inside.lowerBound, &line)
      written = min(list.inside.upperBound + 1, piece.upperBound)
      next = self.code.firstList(in: written..<piece.upperBound)
      // A list stays on its line together with the text up to the next one, or with the result of its
      // function. A body is opened together with everything that does not fit.
      var end = next?.inside.lowerBound ?? piece.upperBound
      if self.code.first("->", in: written..<end) != nil { end = max(end, signatureEnd) }
      if self.fits(list.inside.lowerBound..<end), !list.isBody {
        self.add(list.inside.lowerBound..<written)
      } else {
        self.writeElements(of: list, line.current)
        if list.inside.upperBound < written { self.breakLine(line.current) }
        self.add(list.inside.upperBound..<written)
      }
    }
    self.writeText(written..<piece.upperBound, &line)
  }

  private mutating func writeElements(of list: CodeLine.List, _ indentation: Int) {
    var rest = self.code.trimmed(list.inside)
    while !rest.isEmpty {
      let comma = list.isInBraces ? nil : self.code.first(",", in: rest)
      let end = comma.map { $0 + 1 } ?? rest.upperBound
      self.breakLine(indentation + 2)
      self.write(rest.lowerBound..<end, indentation + 2, isStatement: list.isInBraces)
      rest = self.code.trimmed(end..<rest.upperBound)
    }
  }
}

// MARK: - Between lists

extension LineBreaker {
  /// The state of the line that is being written.
  private struct Line {
    let indentation: Int
    let isStatement: Bool
    /// The rank of the last break in the text between lists.
    var rank: BreakRank?

    var current: Int { self.indentation + (self.rank == nil ? 0 : 2) }
  }

  /// Writes the text between two lists. If it does not fit, it is broken at the best place.
  private mutating func writeText(_ text: Range<Int>, _ line: inout Line) {
    var rest = text
    while !self.fits(rest), let place = self.bestPlace(in: rest) {
      self.add(rest.lowerBound..<place.index)
      line.rank = place.rank
      self.breakLine(line.current)
      rest = self.code.trimmed(place.index..<rest.upperBound)
    }
    // The body of a declaration does not begin in the middle of a broken text.
    if line.isStatement, let rank = line.rank, rank > .value, let brace = rest.last,
      self.code.has("{", at: brace)
    {
      self.add(rest.lowerBound..<max(rest.lowerBound, brace - 1))
      line.rank = nil
      self.breakLine(line.current)
      rest = brace..<rest.upperBound
    }
    self.add(rest)
  }

  /// Returns the last of the best places up to which a text fits, or the first one if none does.
  private func bestPlace(in text: Range<Int>) -> (index: Int, rank: BreakRank)? {
    if text.isEmpty { return nil }
    var best: (index: Int, rank: BreakRank)?
    var index = self.code.next(text.lowerBound)
    while index < text.upperBound {
      if let rank = self.code.rank(ofBreakAt: index) {
        if best != nil, !self.fits(text.lowerBound..<index) { break }
        if rank <= best?.rank ?? .member { best = (index, rank) }
      }
      index = self.code.next(index)
    }
    return best
  }
}
