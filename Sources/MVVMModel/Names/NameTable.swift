import MVVMSource
import MVVMSyntax

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

/// A hash of a text that can be extended to the hash of a longer text: a polynomial, modulo 2^64. Equal texts
/// have equal hashes, whatever parts they are built from.
struct NameHash {
  private var value: UInt64 = 0
  /// The base to the power of the number of bytes.
  private var power: UInt64 = 1

  init(_ text: Text) {
    text.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { self.add(byte) }
    }
  }

  /// Hashes a name in the file, without its backticks.
  init(of token: Int, in tree: SpecSyntax) {
    tree.file.bytes.withUnsafeBufferPointer { bytes in
      for index in tree.tokens[token].textRange { self.add(bytes[index]) }
    }
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

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    self.value = self.value &* base &+ UInt64(byte)
    self.power = self.power &* base
  }

  /// Returns a key for the text in a scope, which differs from the keys of other texts and of other scopes. Never 0.
  func key(in scope: Int) -> UInt64 {
    let mixed = (self.value ^ UInt64(truncatingIfNeeded: scope) &* 0xC2B2_AE3D_27D4_EB4F) &* base
    return (mixed ^ mixed >> 32) | 1 << 63
  }
}

/// The base of the polynomial. It is odd, so that no byte is lost.
private let base: UInt64 = 0x9E37_79B9_7F4A_7C15
