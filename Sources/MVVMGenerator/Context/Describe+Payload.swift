import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// Describes what an input sends: its only argument, a tuple labelled with the names of several parameters, or `()`.
func describePayload(
  of parameters: [Parameter],
  into record: Record<MemberField>,
  _ builder: inout ContextBuilder
) {
  let single = parameters.count == 1 ? parameters[0].type : nil
  let isOptional = single?.isOptional == true
  let needsParentheses = single?.needsParentheses == true
  builder.set(.payload, of: record) { $0.payload(of: parameters) }
  builder.set(.wrappedPayload, of: record) { builder in
    builder.optional(inParentheses: needsParentheses) { $0.appendPayload(of: parameters) }
  }
  builder.set(.optionalPayload, of: record) { builder in
    if isOptional { return builder.payload(of: parameters) }
    return builder.optional(inParentheses: needsParentheses) { $0.appendPayload(of: parameters) }
  }
  builder.set(.argument, of: record) { $0.argument(of: parameters) }
  builder.set(.isVoid, of: record, parameters.isEmpty)
  builder.set(.isOptional, of: record, isOptional)
}

/// Describes the type that an output emits, and the parameters of a function that emits it.
func describe(_ type: SpecType, into record: Record<MemberField>, _ builder: inout ContextBuilder) {
  builder.set(.type, of: record) { $0.text(type.text) }
  builder.set(.isVoid, of: record, type.isVoid)
  builder.set(.isOptional, of: record, type.isOptional)
  builder.set(.optionalType, of: record) { builder in
    if type.isOptional { return builder.text(type.text) }
    return builder.optional(inParentheses: type.needsParentheses) { $0.append(type.text) }
  }
  builder.set(.wrappedType, of: record) { builder in
    builder.optional(inParentheses: type.needsParentheses) { $0.append(type.text) }
  }
  builder.set(.metatype, of: record) { $0.metatype(of: type) }
  builder.set(.parameterType, of: record) { $0.parameterType(type) }
  builder.set(.isEscaping, of: record, type.isFunction)
  builder.set(.elements, of: record) { builder in
    builder.list(of: labelledElements(of: type)) { describe($1, isKept: false, &$0) }
  }
  if record.uses(.isTuple) { builder.set(.isTuple, of: record, !labelledElements(of: type).isEmpty) }
  if !type.isVoid { builder.set(.emitParameters, of: record) { $0.signature(of: emitted(type)) } }
  builder.set(.emitArgument, of: record) { $0.argument(of: type.isVoid ? [] : emitted(type)) }
}

/// Returns the parameters of a function that emits a value of a type: the elements of a tuple, or the value.
private func emitted(_ type: SpecType) -> [Parameter] {
  let elements = labelledElements(of: type)
  return elements.isEmpty ? [Parameter(label: "_", name: "value", type: type)] : elements
}

/// Returns the elements of a tuple whose elements all have labels; an empty list for every other type.
private func labelledElements(of type: SpecType) -> [Parameter] {
  guard case .tuple(let elements) = type.form else { return [] }
  let labelled = elements.compactMap { element in
    element.label.map { Parameter(label: nil, name: $0, type: SpecType(text: element.type, form: .plain)) }
  }
  return labelled.count == elements.count ? labelled : []
}

extension ContextBuilder {
  fileprivate mutating func payload(of parameters: [Parameter]) -> Value {
    if parameters.count == 1 { return self.text(parameters[0].type.text) }
    let mark = self.beginText()
    self.appendPayload(of: parameters)
    return self.endText(mark)
  }

  fileprivate mutating func appendPayload(of parameters: [Parameter]) {
    switch parameters.count {
    case 0: self.append("Void")
    case 1: self.append(parameters[0].type.text)
    default:
      self.append("(")
      self.appendList(parameters) { builder, index in
        builder.appendLabel(parameters[index].name, inType: true)
        builder.append(parameters[index].type.text)
      }
      self.append(")")
    }
  }

  fileprivate mutating func argument(of parameters: [Parameter]) -> Value {
    switch parameters.count {
    case 0: self.text("()")
    case 1: self.quoted(parameters[0].name)
    default: self.tuple(of: parameters) { $0.appendQuoted(parameters[$1].name) }
    }
  }

  /// Returns a tuple such as `(a: 1, b: 2)`. A single parameter gives the value alone.
  mutating func tuple(of parameters: [Parameter], _ values: [Text]) -> Value {
    guard parameters.count > 1 else { return values.first.map { self.text($0) } ?? .absent }
    return self.tuple(of: parameters) { $0.append(values[$1]) }
  }

  /// - Parameter appendValue: Appends the value of the parameter at an index.
  private mutating func tuple(
    of parameters: [Parameter],
    _ appendValue: (inout ContextBuilder, Int) -> Void
  ) -> Value {
    let mark = self.beginText()
    self.append("(")
    self.appendList(parameters) { builder, index in
      builder.appendLabel(parameters[index].name)
      appendValue(&builder, index)
    }
    self.append(")")
    return self.endText(mark)
  }

  fileprivate mutating func signature(of parameters: [Parameter]) -> Value {
    let mark = self.beginText()
    self.appendList(parameters) { builder, index in
      if let label = parameters[index].label {
        builder.append(label)
        builder.append(" ")
      }
      builder.appendLabel(parameters[index].name)
      builder.append(parameters[index].type.text)
    }
    return self.endText(mark)
  }

  /// Returns the metatype, such as `Int.self`. `().self` would be a value, not a type. A type that cannot be written as
  /// an expression is written as a generic argument.
  fileprivate mutating func metatype(of type: SpecType) -> Value {
    if type.isVoid { return self.text("Void.self") }
    let mark = self.beginText()
    let isPlain = !type.text.bytes.contains { $0 == Byte.space || $0 == Byte.leftParenthesis }
    if !isPlain, !isExpression(type.text) || readsDifferently(type.text) {
      self.append("Array<")
      self.append(type.text)
      self.append(">.Element.self")
      return self.endText(mark)
    }
    if type.needsParentheses { self.append("(") }
    self.append(type.text)
    self.append(type.needsParentheses ? ").self" : ".self")
    return self.endText(mark)
  }

  fileprivate mutating func optional(
    inParentheses: Bool,
    _ append: (inout ContextBuilder) -> Void
  ) -> Value {
    let mark = self.beginText()
    if inParentheses { self.append("(") }
    append(&self)
    self.append(inParentheses ? ")?" : "?")
    return self.endText(mark)
  }

  /// - Parameter inType: Whether the name labels an element of a tuple type. There, Swift may take a word that begins a
  ///   declaration for one, so such a name is put in backticks.
  private mutating func appendLabel(_ name: Text, inType: Bool = false) {
    let isQuoted = inType && name.beginsDeclaration
    if isQuoted { self.append("`") }
    self.append(name)
    self.append(isQuoted ? "`: " : ": ")
  }

  /// - Parameter append: Appends the text for the parameter at an index.
  private mutating func appendList(
    _ parameters: [Parameter],
    _ append: (inout ContextBuilder, Int) -> Void
  ) {
    for index in parameters.indices {
      if index > 0 { self.append(", ") }
      append(&self, index)
    }
  }
}

/// Whether Swift parses a type as an expression that means something else: in `any (P)` it sees a call, in `(Int...)` a
/// range, and in a tuple it warns of backticks.
private func readsDifferently(_ type: Text) -> Bool {
  let misread: [Text] = ["any (", "...", "`"]
  return misread.contains { firstRange(of: $0.bytes, in: type.bytes) != nil }
}
