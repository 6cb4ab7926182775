import MVVMSource
import MVVMSwift

extension Conversion {
  /// Returns a property as a backing; `nil` if it is not created as a property, relay or subject of the library.
  ///
  /// - Parameters:
  ///   - value: The tokens of its initial value.
  ///   - transform: What an input sends to it, as in `Backing`.
  func backing(_ property: SwiftDeclaration, _ value: Range<Int>?, _ transform: String?) -> Backing? {
    guard let value else { return nil }
    let names = self.code.names(of: property)
    let written = self.code.compact(value)
    let annotated = self.code.type(of: property).map { self.code.compact($0) }
    func made(_ kind: Backing.Kind) -> Backing {
      Backing(
        names: names,
        kind: kind,
        declaration: property,
        transform: transform,
        type: annotated.flatMap { genericType($0)?.arguments.first } ?? self.typeArgument(value)
      )
    }
    if written.hasPrefix("Signal<"), written.hasSuffix(".pipe()") {
      return self.library == .reactiveSwift ? made(.pipe) : nil
    }
    guard let open = self.callParenthesis(value) else { return nil }
    let arguments = open + 1..<value.upperBound - 1
    let type = annotated.flatMap { genericType($0)?.name } ?? self.calledType(value.lowerBound..<open)
    switch (self.library, type) {
    case (.reactiveSwift, "MutableProperty"):
      let argument = self.code.compact(arguments)
      if argument == "()" || argument.isEmpty { return made(.event) }
      if argument == "nil" { return made(.optional) }
      return made(.value(arguments))
    case (.rxSwift, "PublishRelay"), (.rxSwift, "PublishSubject"): return made(.event)
    case (.rxSwift, "ReplayRelay"), (.rxSwift, "ReplaySubject"):
      return written.hasSuffix(".create(bufferSize:1)") ? made(.replay) : nil
    case (.rxSwift, "BehaviorRelay"), (.rxSwift, "BehaviorSubject"):
      guard self.code.spells(arguments.lowerBound, "value") else { return nil }
      let start = arguments.lowerBound + 2..<arguments.upperBound
      // An input without parameters cannot have an initial value.
      return self.code.compact(start) == "()" ? nil : made(.value(start))
    default: return nil
    }
  }

  /// Returns the opening parenthesis of the call that an expression ends with; `nil` if it ends with anything else.
  private func callParenthesis(_ value: Range<Int>) -> Int? {
    guard let open = self.code.tokens[value.upperBound - 1].partner, self.code.spells(open, "("),
      open > value.lowerBound
    else { return nil }
    return open
  }

  /// Returns the type that an expression creates, such as `MutableProperty` for `ReactiveSwift.MutableProperty<Int>`
  /// and for `MutableProperty.init`.
  private func calledType(_ callee: Range<Int>) -> String {
    var index = callee.lowerBound
    while self.code.spells(index + 1, "."), index + 2 < callee.upperBound,
      !["init", "create"].contains(self.code.word(index + 2))
    { index += 2 }
    return self.code.word(index)
  }

  private func typeArgument(_ value: Range<Int>) -> String? {
    guard let open = self.code.first("<", in: value) else { return nil }
    var depth = 0
    for index in open..<value.upperBound {
      if self.code.spells(index, "<") { depth += 1 }
      if self.code.spells(index, ">") { depth -= 1 }
      if depth == 0 { return self.code.spelled(open + 1..<index) }
    }
    return nil
  }
}
