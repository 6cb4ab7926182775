import MVVMSource

/// How many bytes may be read behind a text that is rendered, and written behind the text so far: most pieces are short, and
/// are copied as a whole number of vectors.
let padding = MemoryLayout<SIMD16<UInt8>>.size

/// The text that is being rendered, with what the rules of lines and commas must remember.
struct RenderedText {
  private var base: UnsafeMutablePointer<UInt8>
  /// Up to where text may go, with room for the padding behind it.
  private var limit: Int
  private(set) var count = 0
  /// Where the line starts that may still vanish.
  private var lineStart = 0
  /// Where a comma stands that is rendered only if no bracket closes next; -1 if there is none.
  private var commaPosition = -1
  private var hasDrawn = false
  private var wantsBlankLine = false
  /// Where the open iterations start, the innermost last.
  private var iterationStarts: UnsafeMutablePointer<Int>
  private var turnCount = 0
  private var turnCapacity = 16

  init(capacity: Int) {
    self.iterationStarts = .allocate(capacity: self.turnCapacity)
    self.limit = max(capacity, 1024)
    self.base = .allocate(capacity: self.limit + padding)
  }

  func deallocate() {
    self.iterationStarts.deallocate()
    self.base.deallocate()
  }

  var finished: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: self.base, count: self.count) }
}

// MARK: - Text

extension RenderedText {
  /// - Parameter start: Of a text with padding behind it.
  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, _ count: Int) {
    if self.commaPosition >= 0 || self.count &+ count > self.limit {
      self.appendSlowly(start, count)
    } else {
      self.appendVectors(start, count)
    }
  }

  @inline(never)
  private mutating func appendSlowly(_ start: UnsafePointer<UInt8>, _ count: Int) {
    if self.commaPosition >= 0 {
      self.drawPendingComma(before: UnsafeBufferPointer(start: start, count: count))
    }
    if self.count + count > self.limit { self.grow(by: count) }
    self.appendVectors(start, count)
  }

  /// - Precondition: There is room.
  @inline(__always)
  private mutating func appendVectors(_ start: UnsafePointer<UInt8>, _ count: Int) {
    let source = UnsafeRawPointer(start)
    let target = UnsafeMutableRawPointer(self.base + self.count)
    var offset = 0
    repeat {
      let vector = (source + offset).loadUnaligned(as: SIMD16<UInt8>.self)
      (target + offset).storeBytes(of: vector, as: SIMD16<UInt8>.self)
      offset = offset &+ padding
    } while offset < count
    self.count = self.count &+ count
  }

  @inline(never)
  private mutating func insert(_ byte: UInt8, at index: Int) {
    if self.count >= self.limit { self.grow(by: 1) }
    (self.base + index + 1).update(from: self.base + index, count: self.count - index)
    self.base[index] = byte
    self.count += 1
    if self.commaPosition > index { self.commaPosition += 1 }
    if self.lineStart > index { self.lineStart += 1 }
    var turn = self.turnCount - 1
    while turn >= 0, self.iterationStarts[turn] > index {
      self.iterationStarts[turn] += 1
      turn -= 1
    }
  }

  @inline(never)
  private mutating func grow(by count: Int) {
    self.limit = max(self.limit * 2, self.count + count)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: self.limit + padding)
    larger.moveInitialize(from: self.base, count: self.count)
    self.base.deallocate()
    self.base = larger
  }
}

// MARK: - Commas

extension RenderedText {
  /// Asks for a comma directly behind the text so far; two that meet are one.
  mutating func comma() {
    if self.commaPosition >= 0 { return }
    self.commaPosition = self.count
    while self.commaPosition > 0, isBlankOrLineEnd(self.base[self.commaPosition - 1]) {
      self.commaPosition -= 1
    }
  }

  /// Draws the comma, or not, once it is known what comes next.
  private mutating func drawPendingComma(before bytes: UnsafeBufferPointer<UInt8>) {
    guard let index = bytes.firstIndex(where: { !isBlankOrLineEnd($0) }) else { return }
    let position = self.commaPosition
    self.commaPosition = -1
    if closesList(bytes[index]) { return }
    let hasGap = position < self.count || index > 0
    self.insert(UInt8(ascii: ","), at: position)
    if !hasGap { self.insert(space, at: position + 1) }
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
  @inline(__always)
  mutating func markLine() {
    self.lineStart = self.count
  }

  /// Ends a line that was marked; it vanishes if there are only blanks on it.
  mutating func endLine(_ lineEnd: UnsafePointer<UInt8>, _ lineEndCount: Int) {
    var index = self.lineStart
    while index < self.count, isBlankOrLineEnd(self.base[index]) { index += 1 }
    if index >= self.count {
      self.count = min(self.count, self.lineStart)
      return
    }
    self.drawLine(at: self.lineStart)
    if self.count + lineEndCount > self.limit { self.grow(by: lineEndCount) }
    self.appendVectors(lineEnd, lineEndCount)
  }

  @inline(__always)
  mutating func beginLine() {
    self.drawLine(at: self.count)
  }

  /// Asks for a blank line before the next line, if there is one before it to part it from.
  mutating func blankLine() {
    if self.hasDrawn { self.wantsBlankLine = true }
  }

  @inline(__always)
  private mutating func drawLine(at start: Int) {
    if self.wantsBlankLine { self.insert(newline, at: start) }
    self.wantsBlankLine = false
    self.hasDrawn = true
  }
}

// MARK: - Regions and iterations

/// What a region remembers of the one around it, and a list of its iterations.
struct Iteration {
  /// Whether a blank line was asked for when the turn, or the region, began.
  var wantedBlankLine = false
  var hadDrawn = false
  var last = Extent.none

  enum Extent: UInt8 {
    case none
    case line
    case lines
  }
}

extension RenderedText {
  mutating func beginRegion(_ region: inout Iteration) {
    region.wantedBlankLine = self.wantsBlankLine
    region.hadDrawn = self.hasDrawn
    self.hasDrawn = false
  }

  mutating func endRegion(_ region: Iteration) {
    self.wantsBlankLine = region.wantedBlankLine && !self.hasDrawn
    self.hasDrawn = self.hasDrawn || region.hadDrawn
  }

  mutating func beginIteration(_ turn: inout Iteration) {
    self.pushTurn(self.count)
    turn.wantedBlankLine = self.wantsBlankLine
    if turn.last == .lines { self.wantsBlankLine = true }
  }

  /// Puts a blank line before a turn of several lines, which is known only now.
  mutating func endTurn(_ turn: inout Iteration) {
    self.turnCount -= 1
    let start = self.iterationStarts[self.turnCount]
    guard self.count > start else {
      // A wish for a blank line that the template itself did not express ends with the list.
      if turn.last == .lines, !turn.wantedBlankLine { self.wantsBlankLine = false }
      return
    }
    let isParted = turn.wantedBlankLine || turn.last == .lines
    let first = isParted && self.base[start] == newline ? start + 1 : start
    let extent = self.extent(from: first)
    if extent == .lines, turn.last == .line, !isParted { self.insert(newline, at: start) }
    turn.last = extent
  }

  private mutating func pushTurn(_ start: Int) {
    if self.turnCount == self.turnCapacity {
      let larger = UnsafeMutablePointer<Int>.allocate(capacity: self.turnCapacity * 2)
      larger.moveInitialize(from: self.iterationStarts, count: self.turnCount)
      self.iterationStarts.deallocate()
      self.iterationStarts = larger
      self.turnCapacity *= 2
    }
    self.iterationStarts[self.turnCount] = start
    self.turnCount += 1
  }

  private func extent(from start: Int) -> Iteration.Extent {
    let rendered = UnsafeBufferPointer(start: self.base + start, count: max(self.count - 1 - start, 0))
    return firstIndex(of: newline, in: rendered, from: 0) == nil ? .line : .lines
  }
}
