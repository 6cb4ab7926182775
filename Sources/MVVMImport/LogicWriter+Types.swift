import MVVMSource
import MVVMSwift

// Names of types that have to be qualified outside of the class.
extension LogicWriter {
  /// Returns the edits that qualify nested types of the class with its name, and replace `Self` by that name. The logic
  /// is in an extension of another type, where both would mean something else.
  func typeEdits(in tokens: Range<Int>, _ edits: [Edit]) -> [Edit] {
    let names = self.conversion.nestedNames
    let replaced = ReplacedBytes(edits)
    return tokens.compactMap { index in
      let isSelf = self.code.spells(index, "Self")
      guard isSelf || !names.isEmpty && names.contains(self.code.word(index)), self.code.isWord(index),
        !self.code.spells(index - 1, ".")
      else { return nil }
      let range = self.code.tokens[index].range
      if replaced.overlaps(range) { return nil }
      if isSelf { return Edit(range, self.className) }
      let isLabel = self.code.spells(index + 1, ":") && !self.code.spells(index - 1, "?")
      return isLabel ? nil : Edit(range.lowerBound..<range.lowerBound, "\(self.className).")
    }
  }
}

/// Whether a parameter of a type needs `@escaping`.
func escapes(_ type: String) -> Bool {
  let code = SwiftCode(SourceFile(path: "", text: type))
  return code.first("->", in: 0..<code.tokens.count) != nil
}

extension Conversion {
  /// Returns a text of Swift in which nested types of the class are qualified with its name.
  func qualified(_ text: String) -> String {
    let names = self.nestedNames
    if names.isEmpty { return text }
    let code = SwiftCode(SourceFile(path: "", text: text))
    let edits = code.tokens.indices.compactMap { index -> Edit? in
      guard names.contains(code.word(index)), !code.spells(index - 1, "."), !code.spells(index + 1, ":")
      else { return nil }
      let start = code.tokens[index].range.lowerBound
      return Edit(start..<start, "\(self.found.name).")
    }
    return code.string(0..<code.file.bytes.count, with: edits)
  }
}
