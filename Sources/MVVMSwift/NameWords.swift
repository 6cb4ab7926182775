import MVVMSource

/// Returns the words of a name in lower case: `hasURLImage` has three. A digit belongs to the word before it.
package func words(of name: Text) -> [Text] {
  var words: [Text] = []
  _ = hasWord(name) { word in
    words.append(word)
    return false
  }
  return words
}

/// Whether a word of a name, in lower case, satisfies the condition.
package func hasWord(_ name: Text, where passes: (Text) -> Bool) -> Bool {
  var rest = name.bytes
  while let end = endOfWord(rest) {
    let word = rest[..<end].drop { $0 == UInt8(ascii: "_") }
    if !word.isEmpty, passes(lowercased(word)) { return true }
    rest = rest[end...]
  }
  return false
}

/// Returns the first word of a name, as `words` does; empty if there is none.
package func firstWord(of name: Text) -> Text {
  let bytes = name.bytes.drop { $0 == UInt8(ascii: "_") }
  return endOfWord(bytes).map { lowercased(bytes[..<$0]) } ?? ""
}

/// Removes the last word from a name and returns it in lower case; empty if there is none.
package func takeLastWord(of name: inout Text) -> Text {
  while !name.isEmpty {
    let start = name.bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.count - 1
      while start > 0, !beginsWord(bytes, at: start) { start -= 1 }
      return name.bytes.startIndex + start
    }
    let word = name.bytes[start...].drop { $0 == UInt8(ascii: "_") }
    name = Text(name.bytes[..<start])
    if !word.isEmpty { return lowercased(word) }
  }
  return ""
}

/// Returns the end of the first word, or `nil` if there is none.
private func endOfWord(_ bytes: ArraySlice<UInt8>) -> Int? {
  if bytes.isEmpty { return nil }
  return bytes.withUnsafeBufferPointer { word in
    var length = 1
    while length < word.count, !beginsWord(word, at: length) { length += 1 }
    return bytes.startIndex + length
  }
}

private func beginsWord(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
  // Most bytes are lowercase letters.
  if bytes[index] > Byte.underscore { return false }
  if bytes[index] == Byte.underscore { return true }
  guard isUppercase(bytes[index]) else { return false }
  // Within an acronym, only the letter before a lowercase letter begins a word: `URLImage`.
  return !isUppercase(bytes[index - 1]) || (index + 1 < bytes.count && isLower(bytes[index + 1]))
}

private func lowercased(_ bytes: ArraySlice<UInt8>) -> Text {
  let hasCapital = bytes.withUnsafeBufferPointer { $0.contains(where: isUppercase) }
  return hasCapital ? Text(bytes.map { isUppercase($0) ? $0 + 0x20 : $0 }[...]) : Text(bytes)
}

private func isLower(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
