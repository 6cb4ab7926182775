/// Whether a byte can stand in a Swift name: a letter, a digit, `_`, or a part of a character beyond ASCII.
@inlinable
public func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
