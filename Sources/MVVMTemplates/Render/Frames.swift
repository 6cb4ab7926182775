/// The state that an open section, region or call returns to. Which properties are set depends on the kind.
struct Frame: BitwiseCopyable {
  var register = 0
  var dot = Value.absent
  /// The slot of a list's current element. For a call, the step to return to.
  var position = 0
  var end = 0
  var turn = Iteration()
}

/// The stack of open sections. It grows as the data nests; the native stack does not.
struct Frames {
  private var base: UnsafeMutablePointer<Frame>
  private var limit: UnsafeMutablePointer<Frame>
  /// The innermost frame; one before the first frame if none is open.
  private(set) var top: UnsafeMutablePointer<Frame>

  init() {
    let capacity = 32
    self.base = .allocate(capacity: capacity)
    self.limit = self.base + capacity
    self.top = self.base - 1
  }

  func deallocate() {
    self.base.deallocate()
  }

  var isEmpty: Bool { self.top < self.base }

  /// Adds a new innermost frame and returns it.
  @inline(__always)
  mutating func push(dot: Value) -> UnsafeMutablePointer<Frame> {
    self.top += 1
    if self.top == self.limit { self.grow() }
    self.top.pointee.dot = dot
    return self.top
  }

  /// Removes the innermost frame and returns it. Its content stays as it is until the next `push`.
  @inline(__always)
  mutating func pop() -> UnsafeMutablePointer<Frame> {
    let frame = self.top
    self.top = frame - 1
    return frame
  }

  private mutating func grow() {
    let count = self.limit - self.base
    enlarge(&self.base, count, to: count * 2)
    self.top = self.base + count
    self.limit = self.base + count * 2
  }
}
