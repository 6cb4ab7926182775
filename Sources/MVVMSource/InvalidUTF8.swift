/// Returns the offset of the first byte that is not valid UTF-8, or `nil` if the text is valid.
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
