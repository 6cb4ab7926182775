/// Reads a JSON text as defined by RFC 8259. A byte-order mark is skipped.
///
/// Comments, trailing commas and repeated keys are reported and skipped, and the value is still returned. Any
/// other error ends the reading, and the value is `nil`.
public func parseJSON(_ file: SourceFile) -> Diagnosed<JSONValue> {
  if let diagnostic = invalidUTF8(in: file, .configInvalidJSON) { return Diagnosed(nil, [diagnostic]) }
  var reader = JSONReader(file)
  let value = reader.readFile()
  return Diagnosed(value, reader.diagnostics).inOrder()
}

/// A cursor in a JSON text, with the errors found so far.
struct JSONReader {
  let file: SourceFile
  let bytes: [UInt8]
  var offset = 0
  var depth = 0
  /// The offset just after the last token.
  var tokenEnd = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
    self.offset = byteOrderMarkLength(of: self.bytes)
    self.tokenEnd = self.offset
  }

  /// The byte at the cursor, or `nil` at the end.
  var current: UInt8? { self.offset < self.bytes.count ? self.bytes[self.offset] : nil }

  mutating func report(_ message: String, at range: Range<Int>, notes: [Note] = [], fix: Fix? = nil) {
    let place = SourceRange(self.file, range)
    self.diagnostics.append(Diagnostic(.configInvalidJSON, message, at: place, notes: notes, fix: fix))
  }

  /// Reports an error. Always returns `nil`, for callers that give up here.
  mutating func failed<Value>(_ message: String, at range: Range<Int>) -> Value? {
    self.report(message, at: range)
    return nil
  }

  /// Reports that something is missing after the last token. Always returns `nil`, for callers that give up here.
  mutating func expected<Value>(_ what: String) -> Value? {
    self.failed("expected \(what)", at: self.tokenEnd..<self.tokenEnd)
  }

  /// Skips the given character and returns `true` if it is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard self.current == UInt8(ascii: character) else { return false }
    self.offset += 1
    self.tokenEnd = self.offset
    return true
  }

  /// Skips white space, and also comments, which it reports.
  mutating func skipSpace() {
    while let byte = self.current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: self.offset += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard let end = commentEnd(self.bytes, from: self.offset) else { return }
        let range = self.offset..<end
        self.report("comments are not JSON: remove it", at: range, fix: Fix(Edit(range, "")))
        self.offset = end
      default: return
      }
    }
  }
}

extension JSONReader {
  fileprivate mutating func readFile() -> JSONValue? {
    self.skipSpace()
    guard self.current != nil else {
      return self.failed("the file is empty: write '{}'", at: self.offset..<self.offset)
    }
    guard let value = self.readValue() else { return nil }
    self.skipSpace()
    guard self.offset < self.bytes.count else { return value }
    let word = self.offset..<wordEnd(self.bytes, from: self.offset)
    return self.failed("expected the end of the file", at: word)
  }
}

/// Returns the end of the comment that begins here, in any notation that people try, or `nil` if none begins
/// here.
private func commentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
  let next = start + 1 < bytes.count ? bytes[start + 1] : 0
  if bytes[start] == UInt8(ascii: "#") || next == UInt8(ascii: "/") {
    return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }
  guard next == UInt8(ascii: "*") else { return nil }
  return firstRange(of: [Byte.star, Byte.slash], in: bytes[(start + 2)...])?.upperBound ?? bytes.count
}

/// Returns the end of the run of letters, digits and signs that begins here. The run has at least one character.
func wordEnd(_ bytes: [UInt8], from start: Int) -> Int {
  let word = bytes[start...].prefix { byte in
    isNameByte(byte) || byte == Byte.minus || byte == Byte.plus || byte == Byte.dot
  }
  return word.isEmpty ? min(start + 1, bytes.count) : word.endIndex
}
