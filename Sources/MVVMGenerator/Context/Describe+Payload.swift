import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// Describes what an input sends: its only argument, a tuple labelled with the names of several parameters, or `()`.
func describePayload(
  of parameters: [Parameter],
  into record: Record<MemberField>,
  _ builder: inout ContextBuilder
) {
  let payload = SpecType.payload(of: parameters)
  builder.set(.payload, of: record) { $0.text(payload) }
  builder.set(.wrappedPayload, of: record) { $0.text(.optional(payload)) }
  builder.set(.argument, of: record) { $0.argument(of: parameters) }
  builder.set(.isVoid, of: record, parameters.isEmpty)
  builder.set(.isOptional, of: record, payload.isOptional)
}

/// Describes the type that an output emits, and the parameters of a function that emits it.
func describe(_ type: SpecType, into record: Record<MemberField>, _ builder: inout ContextBuilder) {
  builder.set(.type, of: record) { $0.text(type) }
  builder.set(.isVoid, of: record, type.isVoid)
  builder.set(.isOptional, of: record, type.isOptional)
  builder.set(.optionalType, of: record) { $0.text(type.asOptional) }
  builder.set(.wrappedType, of: record) { $0.text(.optional(type)) }
  builder.set(.metatype, of: record) { $0.text(type.metatype) }
  builder.set(.parameterType, of: record) { $0.text(type.asKeptParameter) }
  builder.set(.isEscaping, of: record, type.isFunction)
  builder.set(.isArray, of: record, type.isArray)
  describePlaceholder(for: type, into: record, &builder)
  builder.set(.elements, of: record) { builder in
    builder.list(of: elements(of: type)) { describe($1, isKept: false, &$0).value }
  }
  builder.set(.isTuple, of: record, !type.labelledElements.isEmpty)
  if !type.isVoid { builder.set(.emitParameters, of: record) { $0.signature(of: emitted(type)) } }
  builder.set(.emitArgument, of: record) { $0.argument(of: type.isVoid ? [] : emitted(type)) }
}

/// Returns the parameters of a function that emits a value of a type: the elements of a tuple, or the value.
private func emitted(_ type: SpecType) -> [Parameter] {
  let elements = elements(of: type)
  return elements.isEmpty ? [Parameter(label: "_", name: "value", type: type)] : elements
}

/// Returns the elements of a tuple whose elements all have labels; an empty list for every other type.
private func elements(of type: SpecType) -> [Parameter] {
  type.labelledElements.compactMap { element in
    element.label.map { Parameter(label: nil, name: $0.unquoted, type: element.type) }
  }
}

extension SpecType {
  fileprivate var isArray: Bool { if case .array = self.canonical { true } else { false } }

  /// The metatype as an expression, such as `Int.self`. `().self` would be a value, not a type.
  fileprivate var metatype: SpecType {
    if self.isVoid { return .metatype(.void, "self") }
    // As a generic argument, any type can be written.
    return self.contains(where: \.isMisread)
      ? .metatype(.member(.generic(.name("Array"), [self]), "Element"), "self") : .metatype(self, "self")
  }

  /// Whether Swift, where it reads an expression, takes the type for something else: in `any (P)` it sees a call, in
  /// `(Int...)` a range, in `any Any` two words, in `(_ row: Int) -> Void` a tuple, in that it warns of backticks, and
  /// in `()` it sees a value.
  private var isMisread: Bool {
    switch self {
    case .attributed, .inlineArray, .variadic: true
    case .existential(.tuple), .existential(.name("Any")): true
    case .existential: false
    case .function(let function): function.parameters.contains { $0.label != nil }
    case .tuple(let elements):
      elements.isEmpty || elements.contains { $0.label?.bytes.first == Byte.backtick }
    default: false
    }
  }
}

extension ContextBuilder {
  fileprivate mutating func argument(of parameters: [Parameter]) -> Value {
    switch parameters.count {
    case 0: self.text("()")
    case 1: self.name(parameters[0].name).quoted
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
      parameters[index].type.write { builder.append($0) }
    }
    return self.endText(mark)
  }

  private mutating func appendLabel(_ name: Text) {
    self.append(name)
    self.append(": ")
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
