import MVVMSource

/// Copies a text that is followed by padding to a place that has as much room.
@inline(__always)
func copy(_ start: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>) {
  var offset = 0
  repeat {
    let vector = UnsafeRawPointer(start + offset).loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(target + offset).storeBytes(of: vector, as: SIMD16<UInt8>.self)
    offset = offset &+ padding
  } while offset < count
}

/// The text that is being rendered, with the state that the rules of lines and commas need.
struct RenderedText {
  private var base: UnsafeMutablePointer<UInt8>
  /// The number of bytes that the text may have. There is room for the padding after them.
  private var capacity: Int
  private var count = 0
  /// The start of the line that may still vanish.
  private var lineStart = 0
  /// The place of a comma that is rendered only if no bracket closes next; -1 if there is none.
  private var commaPosition = -1
  var hasRendered = false
  private(set) var wantsBlankLine = false
  /// The starts of the open iterations, the innermost last.
  private var iterationStarts: [Int] = []

  init(capacity: Int) {
    self.capacity = max(capacity, 1024)
    self.base = .allocate(capacity: self.capacity + padding)
    self.iterationStarts.reserveCapacity(8)
  }

  func deallocate() {
    self.base.deallocate()
  }

  var finished: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: self.base, count: self.count) }
}

// MARK: - Text

extension RenderedText {
  @inline(__always)
  var end: UnsafeMutablePointer<UInt8> {
    get { self.base + self.count }
    set { self.count = newValue - self.base }
  }

  /// The end of the room where text may simply be added. There is no room while a comma waits for what comes next.
  var limit: UnsafeMutablePointer<UInt8> {
    self.commaPosition >= 0 ? self.base : self.base + self.capacity
  }

  /// - Parameter start: The start of a text that is followed by padding.
  mutating func append(_ start: UnsafePointer<UInt8>, _ count: Int) {
    if self.commaPosition >= 0 {
      self.drawPendingComma(before: UnsafeBufferPointer(start: start, count: count))
    }
    self.makeRoom(for: count)
    copy(start, count, to: self.end)
    self.count += count
  }

  private mutating func insert(_ byte: UInt8, at index: Int) {
    self.makeRoom(for: 1)
    (self.base + index + 1).update(from: self.base + index, count: self.count - index)
    self.base[index] = byte
    self.count += 1
    if self.commaPosition > index { self.commaPosition += 1 }
    if self.lineStart > index { self.lineStart += 1 }
    var turn = self.iterationStarts.count - 1
    while turn >= 0, self.iterationStarts[turn] > index {
      self.iterationStarts[turn] += 1
      turn -= 1
    }
  }

  private mutating func makeRoom(for count: Int) {
    guard self.count + count > self.capacity else { return }
    self.capacity = max(self.capacity * 2, self.count + count)
    enlarge(&self.base, self.count, to: self.capacity + padding)
  }
}

// MARK: - Commas

extension RenderedText {
  /// Requests a comma directly after the text so far. Two requests in the same place make one comma.
  mutating func comma() {
    if self.commaPosition >= 0 { return }
    self.commaPosition = self.count
    while self.commaPosition > 0, isBlankOrLineEnd(self.base[self.commaPosition - 1]) {
      self.commaPosition -= 1
    }
  }

  /// Adds the requested comma, or drops it, once it is known what comes next.
  private mutating func drawPendingComma(before bytes: UnsafeBufferPointer<UInt8>) {
    guard let index = bytes.firstIndex(where: { !isBlankOrLineEnd($0) }) else { return }
    let position = self.commaPosition
    self.commaPosition = -1
    if closesList(bytes[index]) { return }
    let hasGap = position < self.count || index > 0
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
  @inline(__always)
  mutating func markLine(at end: UnsafeMutablePointer<UInt8>) {
    self.lineStart = end - self.base
  }

  /// Whether the marked line certainly shows something, and nothing must be done before it. If so, the line
  /// counts as rendered.
  @inline(__always)
  mutating func endsInMarkedLine(at end: UnsafeMutablePointer<UInt8>) -> Bool {
    guard !self.wantsBlankLine, end > self.base + self.lineStart, !isBlankOrLineEnd(end[-1]) else {
      return false
    }
    self.hasRendered = true
    return true
  }

  /// Ends the marked line. It vanishes if there are only blanks on it.
  mutating func endLine(_ lineEnd: UnsafePointer<UInt8>, _ lineEndCount: Int) {
    var index = self.lineStart
    while index < self.count, isBlankOrLineEnd(self.base[index]) { index += 1 }
    if index >= self.count {
      self.count = min(self.count, self.lineStart)
      return
    }
    self.drawBlankLine(at: self.lineStart)
    self.hasRendered = true
    self.makeRoom(for: lineEndCount)
    copy(lineEnd, lineEndCount, to: self.end)
    self.count += lineEndCount
  }

  /// Requests a blank line before the next line, if there is a line before it to separate it from.
  @inline(__always)
  mutating func blankLine() {
    if self.hasRendered { self.wantsBlankLine = true }
  }

  /// Adds the blank line, if one was requested.
  mutating func drawBlankLine(at start: Int? = nil) {
    if self.wantsBlankLine { self.insert(Byte.lineFeed, at: start ?? self.count) }
    self.wantsBlankLine = false
  }
}

// MARK: - Regions and iterations

/// What a region remembers of the region around it, and what a list remembers of its iterations.
struct Iteration: BitwiseCopyable {
  /// Whether a blank line was already requested when the iteration, or the region, began.
  var wantedBlankLine = false
  var hadRendered = false
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
    region.hadRendered = self.hasRendered
    self.hasRendered = false
  }

  mutating func endRegion(_ region: Iteration) {
    self.wantsBlankLine = region.wantedBlankLine && !self.hasRendered
    self.hasRendered = self.hasRendered || region.hadRendered
  }

  @inline(__always)
  mutating func beginIteration(_ turn: inout Iteration, at end: UnsafeMutablePointer<UInt8>) {
    self.iterationStarts.append(end - self.base)
    turn.wantedBlankLine = self.wantsBlankLine
    if turn.last == .lines { self.wantsBlankLine = true }
  }

  /// Ends an iteration. Adds a blank line before it if it has several lines, which is known only now.
  mutating func endIteration(_ turn: inout Iteration) {
    let start = self.iterationStarts.removeLast()
    guard self.count > start else {
      // A blank line that was not requested by the template itself is dropped at the end of the list.
      if turn.last == .lines, !turn.wantedBlankLine { self.wantsBlankLine = false }
      return
    }
    let isParted = turn.wantedBlankLine || turn.last == .lines
    let first = isParted && self.base[start] == Byte.lineFeed ? start + 1 : start
    let extent = self.extent(from: first)
    if extent == .lines, turn.last == .line, !isParted { self.insert(Byte.lineFeed, at: start) }
    turn.last = extent
  }

  private func extent(from start: Int) -> Iteration.Extent {
    let rendered = UnsafeBufferPointer(start: self.base + start, count: max(self.count - 1 - start, 0))
    return firstIndex(of: Byte.lineFeed, in: rendered, from: 0) == nil ? .line : .lines
  }
}
