/// A parameter of a function or an initializer.
package struct SwiftParameter: Sendable {
  /// The argument label; `_` for none.
  package let label: String
  package let name: String
  /// The type on one line, without `@escaping`.
  package let type: String
  package let defaultValue: String?

  package init(label: String, name: String, type: String, defaultValue: String?) {
    (self.label, self.name, self.type, self.defaultValue) = (label, name, type, defaultValue)
  }
}

/// The signature of a function or an initializer.
package struct SwiftSignature: Sendable {
  package let name: String
  package let parameters: [SwiftParameter]
  /// The type of the result; `nil` if there is none, or if it is `Void`.
  package let result: String?
  package let isGeneric: Bool
  /// The words between the parameters and the result, such as `async` and `throws`.
  package let effects: [String]
  package let isFailable: Bool

  /// The full name, such as `tapped(row:)`.
  package var selector: String { "\(self.name)(\(self.parameters.map { "\($0.label):" }.joined()))" }
}

extension SwiftCode {
  package func signature(of declaration: SwiftDeclaration) -> SwiftSignature? {
    let name = declaration.kind == .func ? declaration.keyword + 1 : declaration.keyword
    var index = name + 1
    let beginsGeneric = self.word(index) == "<"
    let isFailable = self.word(index) == "?" || self.word(index) == "!"
    while index < declaration.head.upperBound, self.word(index) != "(" { index += 1 }
    guard index < declaration.head.upperBound, let close = self.tokens[index].partner else { return nil }
    let rest = close + 1..<max(close + 1, declaration.head.upperBound)
    let arrow = self.first("->", in: rest)
    let constraint = self.first("where", in: rest)
    let effects = rest.lowerBound..<(arrow ?? constraint ?? rest.upperBound)
    let result = arrow.map { self.spelled($0 + 1..<(constraint ?? rest.upperBound)) }
    return SwiftSignature(
      name: self.plainWord(name),
      parameters: self.parameters(index + 1..<close),
      result: result == "Void" || result == "()" ? nil : result,
      isGeneric: beginsGeneric || constraint != nil,
      effects: effects.filter(self.isWord).map(self.word),
      isFailable: isFailable
    )
  }

  private func parameters(_ indices: Range<Int>) -> [SwiftParameter] {
    self.commaSeparated(indices).compactMap { part in
      let words = self.namesBeforeColon(part)
      guard let label = words.first, let name = words.last else { return nil }
      let colon = name + 1
      let equal = self.first("=", in: colon..<part.upperBound)
      var type = colon + 1..<(equal ?? part.upperBound)
      while self.word(type.lowerBound) == "@", self.word(type.lowerBound + 1) == "escaping" {
        type = type.lowerBound + 2..<type.upperBound
      }
      return SwiftParameter(
        label: self.plainWord(label),
        name: self.plainWord(name),
        type: self.spelled(type),
        defaultValue: equal.map { self.string($0 + 1..<part.upperBound) }
      )
    }
  }
}
