import MVVMSource

extension SpecType {
  /// The one form of a type for all its spellings: `()` for `Void`, `T?` for `Optional<T>`, `Int` for `Swift.Int`, `P`
  /// for `any P`, sorted compositions, and no redundant parentheses. It is for comparing, not for reading.
  public var canonical: SpecType {
    switch self {
    case .name(let name): name.spells("Void") ? .tuple([]) : .name(name.unquoted)
    case .member(.name(let module), let name) where module.spells("Swift"): SpecType.name(name).canonical
    case .member(let type, let name): .member(type.canonical, name.unquoted)
    case .generic(let type, let arguments): canonicalGeneric(type.canonical, arguments.map(\.canonical))
    case .optional(let type): .optional(type.canonical)
    case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.canonical)
    case .array(let type): .array(type.canonical)
    case .inlineArray(let count, let type): .generic(.name("InlineArray"), [.name(count), type.canonical])
    case .dictionary(let key, let value): .dictionary(key.canonical, value.canonical)
    case .tuple(let elements): canonicalTuple(elements)
    case .function(let function): .function(function.canonical)
    case .existential(let type): type.canonical
    case .opaque(let type): .opaque(type.canonical)
    case .composition: canonicalComposition(self.constituents)
    case .metatype(let type, let word): .metatype(type.canonicalInstance, word)
    case .attributed(let words, let type): .attributed(words.ordered(by: <), type.canonical)
    case .variadic(let type): .variadic(type.canonical)
    case .suppressed(let type): .suppressed(type.canonical)
    }
  }

  /// Whether two types are the same, however they are written.
  public func isSame(as other: SpecType) -> Bool {
    self == other || self.canonical == other.canonical
  }

  /// The type of which a metatype is taken: `(any P).Type` is not `P.Type`.
  private var canonicalInstance: SpecType {
    if case .existential(let type) = self.withoutParentheses { return .existential(type.canonical) }
    return self.canonical
  }

  /// The types of a composition, including those of compositions in it.
  fileprivate var constituents: [SpecType] {
    if case .composition(let types) = self.withoutParentheses { return types.flatMap(\.constituents) }
    return [self.canonical]
  }
}

extension SpecType.Function {
  /// The function type without names of parameters, which do not matter to callers.
  fileprivate var canonical: SpecType.Function {
    var function = self
    function.parameters = self.parameters.map { SpecType.Element($0.type.canonical) }
    function.result = self.result.canonical
    if case .typed(let type) = self.errors { function.errors = canonicalErrors(type.canonical) }
    return function
  }
}

private func canonicalErrors(_ type: SpecType) -> SpecType.Errors {
  if type == .name("Error") { return .any }
  return type == .name("Never") ? .none : .typed(type)
}

private func canonicalGeneric(_ type: SpecType, _ arguments: [SpecType]) -> SpecType {
  guard case .name(let name) = type else { return .generic(type, arguments) }
  switch (name, arguments.count) {
  case ("Optional", 1): return .optional(arguments[0])
  case ("Array", 1): return .array(arguments[0])
  case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
  default: return .generic(type, arguments)
  }
}

private func canonicalTuple(_ elements: [SpecType.Element]) -> SpecType {
  if elements.count == 1, elements[0].label == nil { return elements[0].type.canonical }
  return .tuple(elements.map { SpecType.Element(label: $0.label?.unquoted, $0.type.canonical) })
}

private func canonicalComposition(_ types: [SpecType]) -> SpecType {
  var texts = Set<Text>()
  let distinct = types.ordered { $0.text < $1.text }.filter { texts.insert($0.text).inserted }
  return distinct.count == 1 ? distinct[0] : .composition(distinct)
}
