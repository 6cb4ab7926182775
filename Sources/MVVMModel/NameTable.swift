/// Who has which name: numbers by the keys of names, with open addressing.
struct NameTable {
  /// 0 where nobody stands.
  private let keys: UnsafeMutableBufferPointer<UInt64>
  private let owners: UnsafeMutableBufferPointer<Int>

  func owner(of key: UInt64) -> Int? {
    let place = self.place(of: key)
    return self.keys[place] == 0 ? nil : self.owners[place]
  }

  /// Gives someone a name; answers who has it already and keeps it.
  mutating func insert(_ owner: Int, _ key: UInt64) -> Int? {
    let place = self.place(of: key)
    if self.keys[place] != 0 { return self.owners[place] }
    self.keys[place] = key
    self.owners[place] = owner
    return nil
  }

  /// Where a key stands, or would stand.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = self.keys.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while self.keys[place] != 0, self.keys[place] != key { place = (place + 1) & mask }
    return place
  }

  /// Calls the function with an empty table.
  ///
  /// - Parameter count: How many names there will be at most.
  static func withRoom(for count: Int, _ body: (NameTable) -> Void) {
    var capacity = 64
    while capacity <= count { capacity *= 2 }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { keys in
      keys.initialize(repeating: 0)
      withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { owners in
        body(NameTable(keys: keys, owners: owners))
      }
    }
  }
}
