import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// What an input sends: its one argument, a tuple of several labelled with the parameters' names, or `()`.
///
/// - Parameter records: Those of the parameters, of which a single one has the texts already.
func describePayload(
  of input: Input,
  _ records: [Value],
  _ needs: Needs,
  into record: Value,
  _ builder: inout ContextBuilder
) {
  let parameters = input.parameters
  let single = parameters.count == 1 ? parameters[0].type : nil
  let payload =
    records.count == 1
    ? builder[records[0], ParameterSlot.storedType.rawValue] : builder.payload(of: parameters)
  builder.set(record, MemberSlot.payload, payload)
  if needs.optionalPayload {
    let wrapped = builder.optional(payload, inParentheses: single?.needsParentheses == true)
    builder.set(record, MemberSlot.wrappedPayload, wrapped)
    builder.set(record, MemberSlot.optionalPayload, single?.isOptional == true ? payload : wrapped)
  }
  let argument =
    records.count == 1
    ? builder[records[0], ParameterSlot.quotedName.rawValue] : builder.argument(of: parameters)
  builder.set(record, MemberSlot.argument, argument)
  builder.set(record, MemberSlot.isVoid, parameters.isEmpty)
  builder.set(record, MemberSlot.isOptional, single?.isOptional == true)
}

/// What an output emits, and how a function that emits it would take it.
func describeType(
  of output: Output,
  _ needs: Needs,
  into record: Value,
  _ builder: inout ContextBuilder
) {
  let type = builder.text(output.type.text)
  builder.set(record, MemberSlot.type, type)
  builder.set(record, MemberSlot.isVoid, output.type.isVoid)
  builder.set(record, MemberSlot.isOptional, output.type.isOptional)
  if needs.optionalType {
    let optional =
      output.type.isOptional ? type : builder.optional(type, inParentheses: output.type.needsParentheses)
    builder.set(record, MemberSlot.optionalType, optional)
  }
  if needs.metatype {
    builder.set(record, MemberSlot.metatype, builder.metatype(of: type, output.type))
  }
  if needs.parameterType {
    let parameterType = output.type.isFunction ? builder.escaping(output.type) : type
    builder.set(record, MemberSlot.parameterType, parameterType)
  }
  guard needs.elements || needs.emission else { return }
  let elements = labelledElements(of: output.type)
  let records = elements.map { describe($0, isKept: false, &builder) }
  builder.set(record, MemberSlot.elements, builder.list(of: records))
  builder.set(record, MemberSlot.isTuple, !records.isEmpty)
  describeEmission(of: output.type, elements, into: record, &builder)
}

private func describeEmission(
  of type: SpecType,
  _ elements: [Parameter],
  into record: Value,
  _ builder: inout ContextBuilder
) {
  guard !type.isVoid else {
    return builder.set(record, MemberSlot.emitArgument, builder.text("()"))
  }
  let isTuple = !elements.isEmpty
  let value = Parameter(label: "_", name: "value", type: type)
  let parameters = builder.signature(of: isTuple ? elements : [value])
  builder.set(record, MemberSlot.emitParameters, parameters)
  let argument = builder.argument(of: isTuple ? elements : [value])
  builder.set(record, MemberSlot.emitArgument, argument)
}

/// The elements of a tuple of which all have labels; empty for every other type.
private func labelledElements(of type: SpecType) -> [Parameter] {
  guard case .tuple(let elements) = type.form else { return [] }
  let labelled = elements.compactMap { element in
    element.label.map { Parameter(label: nil, name: $0, type: SpecType(text: element.type, form: .plain)) }
  }
  return labelled.count == elements.count ? labelled : []
}

extension ContextBuilder {
  fileprivate mutating func payload(of parameters: [Parameter]) -> Value {
    if parameters.isEmpty { return self.text("Void") }
    let mark = self.beginText()
    self.append("(")
    self.appendList(parameters) { builder, parameter in
      builder.appendLabel(parameter.name, inType: true)
      builder.append(parameter.type.text)
    }
    self.append(")")
    return self.endText(mark)
  }

  fileprivate mutating func argument(of parameters: [Parameter]) -> Value {
    switch parameters.count {
    case 0: self.text("()")
    case 1: self.quoted(parameters[0].name)
    default: self.tuple(of: parameters, parameters.map(\.name.quoted))
    }
  }

  /// `(a: 1, b: 2)`; the value alone of a single parameter.
  mutating func tuple(of parameters: [Parameter], _ values: [Text]) -> Value {
    guard parameters.count > 1 else { return values.first.map { self.text($0) } ?? .absent }
    let mark = self.beginText()
    self.append("(")
    self.appendList(Array(zip(parameters, values))) { builder, element in
      builder.appendLabel(element.0.name)
      builder.append(element.1)
    }
    self.append(")")
    return self.endText(mark)
  }

  fileprivate mutating func signature(of parameters: [Parameter]) -> Value {
    let mark = self.beginText()
    self.appendList(parameters) { builder, parameter in
      if let label = parameter.label {
        builder.append(label)
        builder.append(" ")
      }
      builder.appendLabel(parameter.name)
      builder.append(parameter.type.text)
    }
    return self.endText(mark)
  }

  /// The type as a value; `().self` would be one of the type. What no expression can name is named as a generic argument.
  fileprivate mutating func metatype(of text: Value, _ type: SpecType) -> Value {
    if type.isVoid { return self.text("Void.self") }
    let mark = self.beginText()
    let isPlain = !type.text.bytes.contains { $0 == Byte.space || $0 == Byte.leftParenthesis }
    if !isPlain, !isExpression(type.text) {
      self.append("Array<")
      self.append(text)
      self.append(">.Element.self")
      return self.endText(mark)
    }
    if type.needsParentheses { self.append("(") }
    self.append(text)
    self.append(type.needsParentheses ? ").self" : ".self")
    return self.endText(mark)
  }

  fileprivate mutating func optional(_ type: Value, inParentheses: Bool) -> Value {
    let mark = self.beginText()
    if inParentheses { self.append("(") }
    self.append(type)
    self.append(inParentheses ? ")?" : "?")
    return self.endText(mark)
  }

  /// - Parameter inType: Whether it labels the element of a type, which may stand where Swift looks for a
  ///   declaration if it meets a word that begins one.
  private mutating func appendLabel(_ name: Text, inType: Bool = false) {
    let isQuoted = inType && name.beginsDeclaration
    if isQuoted { self.append("`") }
    self.append(name)
    self.append(isQuoted ? "`: " : ": ")
  }

  private mutating func appendList<Element>(
    _ elements: [Element],
    _ append: (inout ContextBuilder, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { self.append(", ") }
      append(&self, element)
    }
  }
}

extension Text {
  /// In backticks where it has to be.
  fileprivate var quoted: Text { self.isReservedWord ? Text("`\(self)`") : self }
}
