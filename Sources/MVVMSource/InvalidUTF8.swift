/// Reports the first byte of a file that is not valid UTF-8; `nil` if the text is valid.
public func invalidUTF8(in file: SourceFile, _ identifier: DiagnosticIdentifier) -> Diagnostic? {
  invalidUTF8(in: file.bytes).map { place in
    let byte = String(file.bytes[place], radix: 16, uppercase: true)
    let message = "byte 0x\(byte) is not UTF-8: save the file as UTF-8"
    return Diagnostic(identifier, message, at: Place(file, place..<place + 1))
  }
}

/// Returns the offset of the first byte that is not valid UTF-8, or `nil` if the text is valid.
func invalidUTF8(in bytes: [UInt8]) -> Int? {
  // Most texts are ASCII.
  guard var offset = bytes.withUnsafeBufferPointer(firstIndexBeyondASCII) else { return nil }
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
