import MVVMSource
import MVVMSwift

// Names of types that have to be qualified outside of the class.
extension LogicWriter {
  /// Returns the edits that qualify the types in some tokens, where no other edits are.
  func typeEdits(in tokens: Range<Int>, _ edits: [Edit]) -> [Edit] {
    let replaced = ReplacedBytes(edits)
    return self.conversion.typeEdits(in: self.code, tokens)
      .filter { !replaced.overlaps(self.code.tokens[self.code.firstToken(from: $0.range.lowerBound)].range) }
  }
}

/// Whether a parameter of a type needs `@escaping`.
func escapes(_ type: String) -> Bool {
  let code = SwiftCode(SourceFile(path: "", text: type))
  return code.first("->", in: 0..<code.tokens.count) != nil
}

extension Conversion {
  /// Returns the edits that qualify nested types of the class with its name, and replace `Self` by that name. The logic
  /// is in an extension of another type, where both would mean something else.
  func typeEdits(in code: SwiftCode, _ tokens: Range<Int>) -> [Edit] {
    tokens.compactMap { index in
      guard code.isWord(index), !code.spells(index - 1, ".") else { return nil }
      let range = code.tokens[index].range
      if code.spells(index, "Self") { return Edit(range, self.found.name) }
      guard self.nestedNames.contains(code.word(index)), !code.isLabel(index) else { return nil }
      return Edit(range.lowerBound..<range.lowerBound, "\(self.found.name).")
    }
  }

  /// Returns a text of Swift with these edits.
  func qualified(_ text: String) -> String {
    let code = SwiftCode(SourceFile(path: "", text: text))
    return code.string(0..<code.file.bytes.count, with: self.typeEdits(in: code, code.tokens.indices))
  }
}
