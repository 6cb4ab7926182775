/// A hash table that maps the keys of names to the numbers of their owners, with open addressing.
struct NameTable {
  /// The keys; 0 is a free place.
  private let keys: UnsafeMutableBufferPointer<UInt64>
  private let owners: UnsafeMutableBufferPointer<Int>

  func owner(of key: UInt64) -> Int? {
    let place = self.place(of: key)
    return self.keys[place] == 0 ? nil : self.owners[place]
  }

  /// Gives a name to an owner. If another has it already, changes nothing and returns that owner.
  mutating func insert(_ owner: Int, _ key: UInt64) -> Int? {
    let place = self.place(of: key)
    if self.keys[place] != 0 { return self.owners[place] }
    self.keys[place] = key
    self.owners[place] = owner
    return nil
  }

  /// Returns the place of a key, or the free place where it belongs.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = self.keys.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while self.keys[place] != 0, self.keys[place] != key { place = (place + 1) & mask }
    return place
  }

  /// Calls a function with an empty table.
  ///
  /// - Parameter count: The maximum number of names.
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
