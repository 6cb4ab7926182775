import MVVMSource

/// Reads the words of a line of Swift, one after the other.
struct SwiftLineScanner {
  var rest: ArraySlice<UInt8>

  /// Returns the next word, with its `@` or its backticks; `nil` if something else comes next.
  mutating func next() -> Text? {
    self.skipBlanks()
    let word = self.rest.prefix { isNameByte($0) || $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "@") }
    self.rest = self.rest.dropFirst(word.count)
    return word.isEmpty ? nil : Text(word)
  }

  /// Whether a byte comes next. If so, skips it.
  mutating func take(_ byte: UInt8) -> Bool {
    guard self.rest.first == byte else { return false }
    self.rest = self.rest.dropFirst()
    return true
  }

  mutating func skipBlanks() {
    self.rest = self.rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether `=` comes next, and not `==`. If so, skips it.
  mutating func takesAssignment() -> Bool {
    self.skipBlanks()
    return self.take(UInt8(ascii: "=")) && !self.take(UInt8(ascii: "="))
  }

  /// Skips arguments in parentheses, if they come next.
  mutating func skipArguments() {
    guard self.rest.first == UInt8(ascii: "(") else { return }
    var depth = 0
    while let byte = self.rest.popFirst() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// The first word of each parameter of a function; `nil` if the line ends before they do.
  mutating func labels() -> [Text]? {
    guard self.take(UInt8(ascii: "(")) else { return nil }
    var labels = [self.next()].compactMap { $0 }
    var depth = 1
    while let byte = self.rest.popFirst() {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return labels }
      if depth == 1, byte == UInt8(ascii: ",") { labels += [self.next()].compactMap { $0 } }
    }
    return nil
  }
}
