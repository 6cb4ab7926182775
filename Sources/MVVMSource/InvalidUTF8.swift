/// The offset of the first byte that no valid UTF-8 text has there; `nil` for a valid text.
func invalidUTF8(in bytes: [UInt8]) -> Int? {
  // Most texts are ASCII.
  guard var offset = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
  var iterator = bytes[offset...].makeIterator()
  var decoder = UTF8()
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return offset
    }
  }
}
