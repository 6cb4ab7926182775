import MVVMSwift

extension FoundViewModel {
  /// Returns a property as a backing that is sent just the arguments; `nil` if it is not created as a property, relay
  /// or subject of the library.
  func backing(_ property: SwiftDeclaration) -> Backing? {
    guard let value = self.code.value(of: property) else { return nil }
    let annotated = self.code.type(of: property).flatMap { generic(self.code.compact($0)) }
    return self.kind(ofBacking: value, annotated?.name).map { kind in
      Backing(
        names: self.code.names(of: property),
        kind: kind,
        declaration: property,
        type: annotated?.arguments.first ?? self.typeArgument(value)
      )
    }
  }

  /// - Parameters:
  ///   - value: The tokens of its initial value.
  ///   - annotated: The name of its type, if that is written.
  private func kind(ofBacking value: Range<Int>, _ annotated: String?) -> Backing.Kind? {
    let written = self.code.compact(value)
    if written.hasPrefix("Signal<"), written.hasSuffix(".pipe()") {
      return self.library == .reactiveSwift ? .pipe : nil
    }
    guard let open = self.callParenthesis(value) else { return nil }
    let arguments = open + 1..<value.upperBound - 1
    let type = annotated ?? self.calledType(value.lowerBound..<open)
    switch (self.library, self.library == .rxSwift ? Relay(type)?.memory : type) {
    case (.reactiveSwift, "MutableProperty"):
      let argument = self.code.compact(arguments)
      if argument == "()" || argument.isEmpty { return .event }
      return argument == "nil" ? .optional : .value(arguments)
    case (.rxSwift, "Publish"): return .event
    case (.rxSwift, "Replay"):
      return written.hasSuffix(".create(bufferSize:1)") ? .replay : nil
    case (.rxSwift, "Behavior"):
      guard self.code.spells(arguments.lowerBound, "value") else { return nil }
      let start = arguments.lowerBound + 2..<arguments.upperBound
      // An input without parameters cannot have an initial value.
      return self.code.compact(start) == "()" ? nil : .value(start)
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
      if depth == 0 { return self.code.commaSeparated(open + 1..<index).first.map { self.code.spelled($0) } }
    }
    return nil
  }
}
