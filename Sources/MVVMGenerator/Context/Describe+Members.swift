import MVVMModel
import MVVMSource
import MVVMTemplates

func describe(
  _ input: Input,
  isOverloaded: Bool,
  _ style: Style,
  _ builder: inout ContextBuilder
) -> Value {
  let record = builder.record(slots: SlotCount.member)
  builder.set(record, MemberSlot.isInput, true)
  let parameters = input.parameters.map { describe($0, isKept: true, &builder) }
  describeMember(record, style, input.name, input.documentation, input.attributes, parameters, &builder)
  let unique = isOverloaded ? input.logicName : input.name
  if style.needs.uniqueName { builder.setUniqueName(record, unique, of: input.name) }
  if input.logicName == input.name {
    builder.set(record, MemberSlot.logicName, builder[record, MemberSlot.name.rawValue])
    builder.set(record, MemberSlot.quotedLogicName, builder[record, MemberSlot.quotedName.rawValue])
  } else {
    builder.setName(record, input.logicName, MemberSlot.logicName, quoted: .quotedLogicName)
  }
  let closureBacking = input.isClosureEvent ? style.manifest.closureBacking : nil
  let backing = closureBacking ?? style.manifest.backing
  builder.set(record, MemberSlot.backing, builder.name(backing, input.logicName))
  if let reply = input.reply { builder.set(record, MemberSlot.reply, builder.text(reply.text)) }
  describePayload(of: input, parameters, style.needs, into: record, &builder)
  describeMemory(of: input, into: record, &builder)
  return record
}

func describe(
  _ output: Output,
  of viewModel: ViewModel,
  _ facet: Facet,
  _ defaultKind: StreamKind,
  _ style: Style,
  _ builder: inout ContextBuilder
) -> Value {
  let record = builder.record(slots: SlotCount.member)
  let parameters =
    if case .function(let parameters) = output.form {
      parameters.map { describe($0, isKept: false, &builder) }
    } else {
      [Value]()
    }
  builder.set(record, MemberSlot.isOutput, true)
  describeMember(record, style, output.name, output.documentation, output.attributes, parameters, &builder)
  if style.needs.uniqueName { builder.setUniqueName(record, output.name, of: output.name) }
  builder.set(record, MemberSlot.facet, builder.text(facet.property))
  describeType(of: output, style.needs, into: record, &builder)
  describeForm(of: output, defaultKind, into: record, &builder)
  let isShared = viewModel.dependencies.contains { output.isProvided(by: $0) }
  builder.set(record, MemberSlot.isShared, isShared)
  return record
}

private func describeMember(
  _ record: Value,
  _ style: Style,
  _ name: Text,
  _ documentation: [Text],
  _ attributes: [Text],
  _ parameters: [Value],
  _ builder: inout ContextBuilder
) {
  builder.setName(record, name, MemberSlot.name, quoted: .quotedName)
  builder.set(record, MemberSlot.documentation, builder.comments(documentation))
  builder.set(record, MemberSlot.attributes, builder.texts(attributes))
  builder.set(record, MemberSlot.hasAttributes, !attributes.isEmpty)
  builder.set(record, MemberSlot.parameters, builder.list(of: parameters))
  builder.set(record, MemberSlot.hasParameters, !parameters.isEmpty)
  builder.set(record, MemberSlot.hasSeveralParameters, parameters.count > 1)
  if style.needs.ignoredParameters {
    builder.set(record, MemberSlot.ignoredParameters, builder.ignored(parameters.count))
  }
}

private func describeMemory(of input: Input, into record: Value, _ builder: inout ContextBuilder) {
  switch input.memory {
  case .event:
    let isClosure = input.isClosureEvent
    builder.set(record, MemberSlot.isEvent, true)
    builder.set(record, MemberSlot.isClosure, isClosure)
    builder.set(record, MemberSlot.isPlain, !input.parameters.isEmpty && !isClosure)
  case .values(let values):
    builder.set(record, MemberSlot.initialValue, builder.tuple(of: input.parameters, values))
    builder.set(record, MemberSlot.isKept, true)
  case .latest:
    builder.set(record, MemberSlot.isSticky, true)
    builder.set(record, MemberSlot.isKept, !input.parameters.isEmpty)
  }
}

private func describeForm(
  of output: Output,
  _ defaultKind: StreamKind,
  into record: Value,
  _ builder: inout ContextBuilder
) {
  switch output.form {
  case .stream(let kind, let initialValue):
    let kind = kind ?? defaultKind
    builder.set(record, MemberSlot.isShown, true)
    builder.set(record, MemberSlot.isState, kind == .state)
    builder.set(record, MemberSlot.isEvent, kind == .event)
    builder.set(record, MemberSlot.isStream, kind == .stream)
    if let initialValue { builder.set(record, MemberSlot.initialValue, builder.text(initialValue)) }
  case .value:
    builder.set(record, MemberSlot.isAsked, true)
    builder.set(record, MemberSlot.isValue, true)
  case .function:
    builder.set(record, MemberSlot.isAsked, true)
    builder.set(record, MemberSlot.isFunction, true)
  }
}

extension ContextBuilder {
  /// - Parameter name: What the member is called, which overloads share.
  fileprivate mutating func setUniqueName(_ record: Value, _ unique: Text, of name: Text) {
    self.setName(record, unique, MemberSlot.uniqueName, quoted: .quotedUniqueName)
    self.set(record, MemberSlot.capitalizedName, self.text(capitalized(name)))
  }

  /// The head of a closure that does not look at its arguments, such as `_, _ in `.
  fileprivate mutating func ignored(_ count: Int) -> Value {
    guard count > 0 else { return .absent }
    let mark = self.beginText()
    for index in 0..<count { self.append(index == 0 ? "_" : ", _") }
    self.append(" in ")
    return self.endText(mark)
  }
}
