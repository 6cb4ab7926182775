import MVVMSource

/// The parts that canonical types leave out, because they do not matter.
struct TypeForm {
  /// The modules whose names are removed from types.
  var modules: [Text] = ["Swift"]
  var hasAttributes = true
}

extension SpecType {
  /// The same type for all spellings: `()` for `Void`, `T?` for `Optional<T>`, `Int` for `Swift.Int`, `P` for
  /// `any P`, sorted compositions, and no redundant parentheses. It is used to compare types, not to print
  /// them.
  public var canonical: SpecType { self.canonical(TypeForm()) }

  func canonical(_ form: TypeForm) -> SpecType {
    switch self {
    case .name(let name): name == "Void" ? .tuple([]) : .name(name.unquoted)
    case .member(.name(let module), let name) where form.modules.contains(module):
      SpecType.name(name).canonical(form)
    case .member(let type, let name): .member(type.canonical(form), name.unquoted)
    case .generic(let type, let arguments):
      canonicalGeneric(type.canonical(form), arguments.map { $0.canonical(form) })
    case .optional(let type): .optional(type.canonical(form))
    case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.canonical(form))
    case .array(let type): .array(type.canonical(form))
    case .inlineArray(let count, let type):
      .generic(.name("InlineArray"), [.name(count), type.canonical(form)])
    case .dictionary(let key, let value): .dictionary(key.canonical(form), value.canonical(form))
    case .tuple(let elements): canonicalTuple(elements, form)
    case .function(let function): .function(function.canonical(form))
    case .existential(let type): type.canonical(form)
    case .opaque(let type): .opaque(type.canonical(form))
    case .composition: canonicalComposition(self.constituents(form))
    case .metatype(let type, let word): .metatype(type.canonicalInstance(form), word)
    case .attributed(let words, let type):
      form.hasAttributes ? .attributed(words.sorted(by: <), type.canonical(form)) : type.canonical(form)
    case .variadic(let type): .variadic(type.canonical(form))
    case .suppressed(let type): .suppressed(type.canonical(form))
    }
  }

  /// Returns whether two types are the same, whatever their spelling.
  public func isSame(as other: SpecType) -> Bool { self == other || self.canonical == other.canonical }

  /// The instance type of a metatype: `(any P).Type` is not `P.Type`.
  private func canonicalInstance(_ form: TypeForm) -> SpecType {
    if case .existential(let type) = self.withoutParentheses { return .existential(type.canonical(form)) }
    return self.canonical(form)
  }

  /// The types of a composition, including those of compositions in it.
  fileprivate func constituents(_ form: TypeForm) -> [SpecType] {
    if case .composition(let types) = self.withoutParentheses {
      return types.flatMap { $0.constituents(form) }
    }
    return [self.canonical(form)]
  }
}

extension SpecType.Function {
  /// Returns the function type without the names of parameters, which do not matter to callers.
  fileprivate func canonical(_ form: TypeForm) -> SpecType.Function {
    var function = self
    function.parameters = self.parameters.map { SpecType.Element($0.type.canonical(form)) }
    function.result = self.result.canonical(form)
    if case .typed(let type) = self.errors { function.errors = canonicalErrors(type.canonical(form)) }
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

private func canonicalTuple(_ elements: [SpecType.Element], _ form: TypeForm) -> SpecType {
  if elements.count == 1, elements[0].label == nil { return elements[0].type.canonical(form) }
  return .tuple(elements.map { SpecType.Element(label: $0.label?.unquoted, $0.type.canonical(form)) })
}

private func canonicalComposition(_ types: [SpecType]) -> SpecType {
  var distinct: [SpecType] = []
  for type in types.sorted(by: { $0.text < $1.text }) where type.text != distinct.last?.text {
    distinct.append(type)
  }
  return distinct.count == 1 ? distinct[0] : .composition(distinct)
}
