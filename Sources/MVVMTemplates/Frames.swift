/// What an open section, region or call goes back to.
struct Frame {
  var register = 0
  var dot: Value
  /// The slot of a list's current element; of a call: the step to return to.
  var position = 0
  var end = 0
  var turn = Iteration()

  init(register: Int = 0, dot: Value) {
    self.register = register
    self.dot = dot
  }
}

/// The open sections. It grows as the data nests and not with the native stack.
struct Frames {
  private var base: UnsafeMutablePointer<Frame>
  private var count = 0
  private var capacity = 32

  init() {
    self.base = .allocate(capacity: self.capacity)
  }

  func deallocate() {
    self.base.deallocate()
  }

  var isEmpty: Bool { self.count == 0 }

  /// The innermost one; there must be one.
  @inline(__always)
  var top: UnsafeMutablePointer<Frame> { self.base + (self.count &- 1) }

  @inline(__always)
  mutating func push(_ frame: Frame) {
    if self.count == self.capacity { self.grow() }
    (self.base + self.count).initialize(to: frame)
    self.count = self.count &+ 1
  }

  /// The innermost one, which is none of the open ones any more; it stays as it is until the next is pushed.
  @inline(__always)
  mutating func pop() -> UnsafeMutablePointer<Frame> {
    self.count = self.count &- 1
    return self.base + self.count
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: self.capacity * 2)
    larger.moveInitialize(from: self.base, count: self.count)
    self.base.deallocate()
    self.base = larger
    self.capacity *= 2
  }
}
