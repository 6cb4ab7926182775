import MVVMSource

/// Returns the words of a name in lower case: `hasURLImage` has three. A digit belongs to the word before it.
package func words(of name: Text) -> [Text] {
  let bytes = Array(name.bytes)
  var words: [[UInt8]] = [[]]
  for (index, byte) in bytes.enumerated() {
    if index > 0, beginsWord(bytes, at: index) { words.append([]) }
    if byte != Byte.underscore { words[words.count - 1].append(isUppercase(byte) ? byte + 0x20 : byte) }
  }
  return words.filter { !$0.isEmpty }.map { Text($0[...]) }
}

private func beginsWord(_ bytes: [UInt8], at index: Int) -> Bool {
  if bytes[index] == Byte.underscore { return true }
  guard isUppercase(bytes[index]) else { return false }
  // Within an acronym, only the letter before a lowercase letter begins a word: `URLImage`.
  return !isUppercase(bytes[index - 1]) || index + 1 < bytes.count && isLowercase(bytes[index + 1])
}

private func isLowercase(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
