import MVVMSource
import MVVMSwift

extension SwiftCode {
  /// Whether this is `x` in `if let x {` or `guard let x else`.
  func isUnwrapped(at index: Int) -> Bool {
    let openers: [StaticString] = ["if", "guard", "while", ","]
    return openers.contains { self.spells(index - 2, $0) } && !self.spells(index + 1, "=")
      && !self.spells(index + 1, ":")
  }

  /// Whether a function declares the word itself: as a parameter, a variable, or a parameter of a closure.
  func isLocal(_ name: Text, in range: Range<Int>) -> Bool {
    range.contains { index in
      guard self.name(index) == name, !self.spells(index - 1, ".") else { return false }
      let declares: [StaticString] = ["let", "var", "for"]
      if declares.contains(where: { self.spells(index - 1, $0) }) {
        return !self.isUnwrapped(at: index)
      }
      // The name of a parameter, with or without a label before it.
      let isParameter =
        self.spells(index + 1, ":") && self.isInParameterList(index, from: range.lowerBound)
      return isParameter || self.spells(index + 1, "in")
    }
  }

  /// Whether a token is in the parentheses behind `func name`.
  private func isInParameterList(_ index: Int, from start: Int) -> Bool {
    guard
      let function = (start..<index).first(where: {
        self.spells($0, "func") || self.spells($0, "init")
      })
    else { return false }
    guard let bracket = (function..<index).first(where: { self.spells($0, "(") }),
      let end = self.tokens[bracket].partner
    else { return false }
    return index < end
  }
}
