import MVVMSource
import MVVMSwift

/// A parameter of a function or an initializer.
struct SwiftParameter {
  /// The argument label; `_` for none.
  let label: String
  let name: String
  /// The type on one line, without `@escaping`.
  let type: String
  let defaultValue: String?

  var isOptional: Bool { isOptionalType(self.type) }

  /// The parameter as a spec declares it, such as `in place: Int`.
  var inSpec: String { "\(self.label == self.name ? "" : "\(self.label) ")\(self.name): \(self.type)" }

  /// The name as an expression, in backticks if necessary.
  var inCode: String { Text(self.name).quoted }
}

/// Whether a type is optional by its spelling.
func isOptionalType(_ type: String) -> Bool {
  type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
}

/// The signature of a function or an initializer.
struct SwiftSignature {
  let name: String
  let parameters: [SwiftParameter]
  /// The type of the result; `nil` if there is none, or if it is `Void`.
  let result: String?
  let isGeneric: Bool
  /// The words between the parameters and the result, such as `async` and `throws`.
  let effects: [String]
  let isFailable: Bool

  /// The full name, such as `tapped(row:)`.
  var selector: String { "\(self.name)(\(self.parameters.map { "\($0.label):" }.joined()))" }
}

extension SwiftCode {
  func signature(of declaration: SwiftDeclaration) -> SwiftSignature? {
    var index = declaration.kind == .func ? declaration.keyword + 2 : declaration.keyword + 1
    let name = declaration.kind == .func ? self.plainWord(declaration.keyword + 1) : "init"
    let beginsGeneric = self.spells(index, "<")
    let isFailable = self.spells(index, "?") || self.spells(index, "!")
    while index < declaration.head.upperBound, !self.spells(index, "(") { index += 1 }
    guard index < declaration.head.upperBound, let close = self.tokens[index].partner else { return nil }
    let rest = close + 1..<max(close + 1, declaration.head.upperBound)
    let arrow = self.first("->", in: rest)
    let constraint = self.first("where", in: rest)
    let resultRange = arrow.map { $0 + 1..<(constraint ?? rest.upperBound) }
    let result = resultRange.map { self.spelled($0) }
    return SwiftSignature(
      name: name,
      parameters: self.parameters(index + 1..<close),
      result: result == "Void" || result == "()" ? nil : result,
      isGeneric: beginsGeneric || constraint != nil,
      effects: (rest.lowerBound..<(arrow ?? constraint ?? rest.upperBound)).filter { self.isWord($0) }.map {
        self.word($0)
      },
      isFailable: isFailable
    )
  }

  private func parameters(_ indices: Range<Int>) -> [SwiftParameter] {
    self.commaSeparated(indices).compactMap { part in
      guard let colon = self.first(":", in: part) else { return nil }
      let words = (part.lowerBound..<colon).filter { self.isWord($0) && !self.spells($0 - 1, "@") }
      guard let label = words.first, let name = words.last else { return nil }
      let equal = self.first("=", in: colon..<part.upperBound)
      var type = colon + 1..<(equal ?? part.upperBound)
      while self.spells(type.lowerBound, "@"), self.spells(type.lowerBound + 1, "escaping") {
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
