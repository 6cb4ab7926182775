import MVVMSource

/// The text rendered so far, with the state that the rules for lines and commas need.
struct RenderedText {
  private(set) var bytes: [UInt8] = []
  /// The start of the line that may still vanish.
  private var lineStart = 0
  /// The place of a comma that is rendered only if the next character is not a closing bracket.
  private var commaPosition: Int?
  private var hasRendered = false
  private var wantsBlankLine = false
  /// The starts of the open iterations, the innermost last.
  private var iterationStarts: [Int] = []

  mutating func append(_ text: ArraySlice<UInt8>) {
    if self.commaPosition != nil { self.drawPendingComma(before: text) }
    self.bytes += text
  }

  private mutating func insert(_ byte: UInt8, at index: Int) {
    self.bytes.insert(byte, at: index)
    if let position = self.commaPosition, position > index { self.commaPosition = position + 1 }
    if self.lineStart > index { self.lineStart += 1 }
    for turn in self.iterationStarts.indices where self.iterationStarts[turn] > index {
      self.iterationStarts[turn] += 1
    }
  }
}

// MARK: - Commas

extension RenderedText {
  /// Requests a comma directly after the text so far. Two requests at the same place make one comma.
  mutating func comma() {
    guard self.commaPosition == nil else { return }
    self.commaPosition = (self.bytes.lastIndex { !isBlankOrLineEnd($0) } ?? -1) + 1
  }

  /// Adds the requested comma, or drops it, once the next text is known.
  private mutating func drawPendingComma(before text: ArraySlice<UInt8>) {
    guard let index = text.firstIndex(where: { !isBlankOrLineEnd($0) }), let position = self.commaPosition
    else { return }
    self.commaPosition = nil
    if closesList(text[index]) { return }
    let hasGap = position < self.bytes.count || index > text.startIndex
    self.insert(UInt8(ascii: ","), at: position)
    if !hasGap { self.insert(Byte.space, at: position + 1) }
  }
}

private func closesList(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "{"): true
  default: false
  }
}

// MARK: - Lines

extension RenderedText {
  mutating func markLine() { self.lineStart = self.bytes.count }

  mutating func beginLine() {
    self.drawBlankLine(at: self.bytes.count)
    self.hasRendered = true
  }

  /// Ends the marked line. It vanishes if it only has blanks.
  mutating func endLine(_ end: ArraySlice<UInt8>) {
    if self.lineStart >= self.bytes.count || self.bytes[self.lineStart...].allSatisfy(isBlankOrLineEnd) {
      self.bytes.removeSubrange(min(self.bytes.count, self.lineStart)...)
      return
    }
    self.drawBlankLine(at: self.lineStart)
    self.hasRendered = true
    self.bytes += end
  }

  /// Requests a blank line before the next line, if there is a line before it to separate it from.
  mutating func blankLine() {
    if self.hasRendered { self.wantsBlankLine = true }
  }

  private mutating func drawBlankLine(at start: Int) {
    if self.wantsBlankLine { self.insert(Byte.lineFeed, at: start) }
    self.wantsBlankLine = false
  }
}

// MARK: - Regions and iterations

/// The state of the region around a region, or of the iterations of a list.
struct Iteration {
  var wantedBlankLine = false
  var hadRendered = false
  var last = Extent.none

  enum Extent { case none, line, lines }
}

extension RenderedText {
  mutating func beginRegion() -> Iteration {
    defer { self.hasRendered = false }
    return Iteration(wantedBlankLine: self.wantsBlankLine, hadRendered: self.hasRendered)
  }

  mutating func endRegion(_ region: Iteration) {
    self.wantsBlankLine = region.wantedBlankLine && !self.hasRendered
    self.hasRendered = self.hasRendered || region.hadRendered
  }

  mutating func beginIteration(_ turn: inout Iteration) {
    self.iterationStarts.append(self.bytes.count)
    turn.wantedBlankLine = self.wantsBlankLine
    if turn.last == .lines { self.wantsBlankLine = true }
  }

  /// Ends an iteration. If it has several lines, which is known only now, adds a blank line before it.
  mutating func endIteration(_ turn: inout Iteration) {
    let start = self.iterationStarts.removeLast()
    guard self.bytes.count > start else {
      // A blank line that was not requested by the template itself is dropped at the end of the list.
      if turn.last == .lines, !turn.wantedBlankLine { self.wantsBlankLine = false }
      return
    }
    let isParted = turn.wantedBlankLine || turn.last == .lines
    let first = isParted && self.bytes[start] == Byte.lineFeed ? start + 1 : start
    let lineEnd = firstIndex(of: Byte.lineFeed, in: self.bytes[first..<max(first, self.bytes.count - 1)])
    let extent: Iteration.Extent = lineEnd == nil ? .line : .lines
    if extent == .lines, turn.last == .line, !isParted { self.insert(Byte.lineFeed, at: start) }
    turn.last = extent
  }
}
