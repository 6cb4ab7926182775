import MVVMSource

/// A hash of bytes from which that of a longer text can be made: a polynomial, modulo 2^64. Equal texts have equal
/// hashes, however they are put together.
struct NameHash: Equatable {
  private var value: UInt64 = 0
  /// The base to the power of the number of bytes.
  private var power: UInt64 = 1

  /// Of no bytes.
  init() {}

  init(_ text: Text) {
    text.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { self.add(byte) }
    }
  }

  init(_ string: String) {
    for byte in string.utf8 { self.add(byte) }
  }

  func followed(by other: NameHash) -> NameHash {
    var hash = self
    hash.value = self.value &* other.power &+ other.value
    hash.power = self.power &* other.power
    return hash
  }

  func followed(by byte: UInt8) -> NameHash {
    var hash = self
    hash.add(byte)
    return hash
  }

  private mutating func add(_ byte: UInt8) {
    self.value = self.value &* base &+ UInt64(byte)
    self.power = self.power &* base
  }

  /// What tells the text from others, and from itself in another scope; never 0.
  func key(in scope: UInt64) -> UInt64 {
    let mixed = (self.value ^ scope &* 0xC2B2_AE3D_27D4_EB4F) &* base
    return (mixed ^ mixed >> 32) | 1 << 63
  }
}

/// Odd, so that no byte is lost.
private let base: UInt64 = 0x9E37_79B9_7F4A_7C15

/// Names, told by their keys.
struct NameTable {
  private let places: UnsafeMutableBufferPointer<UInt64>
  private(set) var hasTwins = false

  /// - Parameter places: At least twice as many as names will be inserted, a power of two; all 0, a free place.
  fileprivate init(_ places: UnsafeMutableBufferPointer<UInt64>) {
    self.places = places
  }

  mutating func insert(_ key: UInt64) {
    let mask = self.places.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while self.places[place] != 0 {
      if self.places[place] == key {
        self.hasTwins = true
        return
      }
      place = (place + 1) & mask
    }
    self.places[place] = key
  }
}

/// Calls the function with a table with room for a number of names.
func withNameTable<Result>(for count: Int, _ body: (inout NameTable) -> Result) -> Result {
  var capacity = 64
  while capacity < count * 2 { capacity *= 2 }
  var places = [UInt64](repeating: 0, count: capacity)
  return places.withUnsafeMutableBufferPointer { places in
    var table = NameTable(places)
    return body(&table)
  }
}
