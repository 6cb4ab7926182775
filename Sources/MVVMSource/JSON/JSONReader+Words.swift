extension JSONReader {
  /// Reads a number, `true`, `false` or `null`.
  mutating func readWord() -> JSONValue.Content? {
    let range = self.offset..<wordEnd(self.bytes, from: self.offset)
    let word = self.word(range)
    self.offset = range.upperBound
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if isNumber(self.bytes[range]) { return .number(word) }
    return self.failed(complaint(about: word), at: range)
  }
}

private func complaint(about word: String) -> String {
  if word == "'" || word == "“" || word == "”" { return "strings must be in double quotes: write \"…\"" }
  if let first = word.utf8.first, first <= 0x39, first != 0x2C, first >= 0x2B {
    return "'\(word)' is not a JSON number"
  }
  if let nearest = nearestWord(to: word, among: ["null", "true", "false"]) {
    return "'\(word)' is not a JSON value: \(suggestion(nearest))"
  }
  return "'\(word)' is not a JSON value: write text in double quotes"
}

/// Returns whether the bytes match `-? (0 | 1-9 digits) (. digits)? ((e|E) (+|-)? digits)?`.
private func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
  var rest = bytes
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  let whole = rest.prefix(while: isDigit)
  guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
  rest = rest.dropFirst(whole.count)
  if rest.first == UInt8(ascii: ".") {
    let fraction = rest.dropFirst().prefix(while: isDigit)
    guard !fraction.isEmpty else { return false }
    rest = rest.dropFirst(fraction.count + 1)
  }
  guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return rest.isEmpty }
  rest = rest.dropFirst()
  if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  return !rest.isEmpty && rest.allSatisfy(isDigit)
}
