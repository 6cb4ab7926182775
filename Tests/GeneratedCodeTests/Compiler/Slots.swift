/// A number of slots that tasks take in turn, waiting while none is free.
actor Slots {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    self.free = count
  }

  func take() async {
    guard self.free == 0 else {
      self.free -= 1
      return
    }
    await withCheckedContinuation { self.waiting.append($0) }
  }

  /// Gives the slot to the task that has waited longest.
  func giveBack() {
    if self.waiting.isEmpty {
      self.free += 1
    } else {
      self.waiting.removeFirst().resume()
    }
  }
}
