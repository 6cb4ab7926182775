import MVVMSource
import MVVMSyntax

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
      for index in tree.textRange(token) { self.add(bytes[index]) }
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
