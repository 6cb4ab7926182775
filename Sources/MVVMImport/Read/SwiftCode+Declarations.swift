import MVVMSource
import MVVMSwift

extension SwiftCode {
  func declaredName(of declaration: SwiftDeclaration) -> String { self.plainWord(declaration.keyword + 1) }

  /// Returns what a protocol inherits from, but for what protocols of facets may inherit from, although not all
  /// generated ones do.
  func ancestors(of declaration: SwiftDeclaration) -> [String] {
    self.inherited(by: declaration).filter { !["AnyObject", "class", "Sendable"].contains($0) }
  }

  /// Returns the protocol that a property's type names, such as `XInputs` for `any XInputs`.
  func offered(by property: SwiftDeclaration) -> String? {
    self.type(of: property).map { type in
      self.spelled(self.spells(type.lowerBound, "any") ? type.dropFirst() : type)
    }
  }

  /// Whether a token is `=`, or an operator such as `+=`.
  func assigns(_ index: Int) -> Bool {
    guard self.tokens.indices.contains(index), self.tokens[index].kind == .operator else { return false }
    let word = self.word(index)
    return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(word)
  }

  /// Returns the first of some tokens that spells a word, inside brackets or not.
  func first(_ word: StaticString, below indices: Range<Int>) -> Int? {
    indices.first { self.tokens[$0].kind == .word && self.spells($0, word) }
  }

  /// Returns the bytes between the braces of a declaration; `nil` if it has none.
  func body(of declaration: SwiftDeclaration) -> Range<Int>? {
    declaration.braces.map { braces in
      self.tokens[braces.open].range.upperBound..<self.tokens[braces.close].range.lowerBound
    }
  }
}
