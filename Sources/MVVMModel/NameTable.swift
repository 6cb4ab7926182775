/// Who has which name: numbers by the keys of names, with open addressing.
struct NameTable {
  private typealias Place = (key: UInt64, owner: Int)

  private let places: UnsafeMutableBufferPointer<Place>

  func owner(of key: UInt64) -> Int? {
    let place = self.places[self.place(of: key)]
    return place.key == 0 ? nil : place.owner
  }

  /// Gives someone a name; answers who has it already and keeps it.
  mutating func insert(_ owner: Int, _ key: UInt64) -> Int? {
    let place = self.place(of: key)
    if self.places[place].key != 0 { return self.places[place].owner }
    self.places[place] = (key, owner)
    return nil
  }

  /// Where a key stands, or would stand.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = self.places.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while self.places[place].key != 0, self.places[place].key != key { place = (place + 1) & mask }
    return place
  }

  /// Calls the function with an empty table.
  ///
  /// - Parameter count: How many names there will be at most.
  static func withRoom(for count: Int, _ body: (NameTable) -> Void) {
    var capacity = 64
    while capacity <= count { capacity *= 2 }
    withUnsafeTemporaryAllocation(of: Place.self, capacity: capacity) { places in
      places.initialize(repeating: (0, 0))
      body(NameTable(places: places))
    }
  }
}
