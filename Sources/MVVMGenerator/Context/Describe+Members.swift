import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

func describe(
  _ input: Input,
  _ style: Style,
  _ builder: inout ContextBuilder,
  isOverloaded: () -> Bool
) -> Value {
  let record = Record<MemberField>(&builder)
  let (text, logicText) = (input.name, input.logicName)
  let (parameters, memory) = (input.parameters, input.memory)
  let name = builder.name(text)
  let logicName = logicText == text ? name : builder.name(logicText)
  builder.set(.isInput, of: record, true)
  describeMember(input, name, into: record, &builder)
  describeParameters(parameters, areKept: true, into: record, &builder)
  builder.set(.selector, of: record) { $0.text(input.selector) }
  builder.set(.uniqueName, quoted: .quotedUniqueName, of: record) { _ in
    isOverloaded() ? logicName : name
  }
  builder.set(.logicName, quoted: .quotedLogicName, of: record) { _ in logicName }
  builder.set(.backing, of: record) { builder in
    if memory == .event, let backing = style.manifest.eventBacking { return builder.name(backing, logicText) }
    return builder.name(style.manifest.backing, logicText)
  }
  if let answer = input.answer { builder.set(.reply, of: record) { $0.text(answer) } }
  if let reply = input.reply { describePlaceholder(for: reply, into: record, &builder) }
  builder.set(.hasReply, of: record, input.hasReply)
  builder.set(.isAsync, of: record, input.isAsync)
  builder.set(.isIsolated, of: record) { _ in .flag(input.isMainActor) }
  describePayload(of: parameters, into: record, &builder)
  describeMemory(memory, of: parameters, into: record, &builder)
  return record.value
}

/// - Parameter facet: The name of the property for the output's facet.
func describe(
  _ output: Output,
  of viewModel: ViewModel,
  facet: Value,
  _ style: Style,
  _ builder: inout ContextBuilder
) -> Value {
  let record = Record<MemberField>(&builder)
  let (text, form) = (output.name, output.form)
  let name = builder.name(text)
  builder.set(.isOutput, of: record, true)
  describeMember(output, name, into: record, &builder)
  if case .function(let parameters) = form {
    describeParameters(parameters, areKept: false, into: record, &builder)
  }
  builder.set(.selector, of: record) { $0.text(output.selector) }
  builder.set(.isBound, of: record, output.isBound)
  builder.set(.uniqueName, quoted: .quotedUniqueName, of: record) { _ in name }
  builder.set(.facet, of: record) { _ in facet }
  describe(output.type, into: record, &builder)
  describe(form, output.streamKind(style.manifest.defaultKind), into: record, &builder)
  builder.set(.isShared, of: record) { _ in
    .flag(viewModel.dependencies.contains { output.isProvided(by: $0) || style.starts(output, by: $0) })
  }
  return record.value
}

private func describeMember(
  _ member: some Declared,
  _ name: Name,
  into record: Record<MemberField>,
  _ builder: inout ContextBuilder
) {
  let attributes = member.attributes
  builder.set(.name, quoted: .quotedName, of: record) { _ in name }
  builder.set(.capitalizedName, of: record) { $0.text(capitalized(member.name)) }
  builder.set(.documentation, of: record) { builder in
    let syntax = member.syntax
    return builder.comments {
      member.tree.readDocumentation(of: syntax.tokens, attributes: syntax.attributes, $0)
    }
  }
  builder.set(.attributes, of: record) { $0.texts(attributes) }
  builder.set(.hasAttributes, of: record, !attributes.isEmpty)
}

private func describeParameters(
  _ parameters: [Parameter],
  areKept: Bool,
  into record: Record<MemberField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.parameters, of: record) { builder in
    lazy var isLabelled = haveDistinctLabels(parameters)
    return builder.list(of: parameters) { describe($1, isKept: areKept, isLabelled: isLabelled, &$0).value }
  }
  builder.set(.hasParameters, of: record, !parameters.isEmpty)
  builder.set(.hasSeveralParameters, of: record, parameters.count > 1)
  builder.set(.ignoredParameters, of: record) { $0.ignored(parameters.count) }
}

/// Labels of a function may repeat, those of a case of an enumeration may not.
private func haveDistinctLabels(_ parameters: [Parameter]) -> Bool {
  guard parameters.count > 1 else { return true }
  let labels = parameters.compactMap(\.argumentLabel).sorted(by: <)
  return zip(labels, labels.dropFirst()).allSatisfy(!=)
}

private func describeMemory(
  _ memory: Input.Memory,
  of parameters: [Parameter],
  into record: Record<MemberField>,
  _ builder: inout ContextBuilder
) {
  switch memory {
  case .event:
    builder.set(.isEvent, of: record, true)
  case .values(let values):
    builder.set(.initialValue, of: record) { $0.tuple(of: parameters, values) }
    builder.set(.isKept, of: record, true)
  case .latest:
    builder.set(.isSticky, of: record, true)
    builder.set(.isKept, of: record, !parameters.isEmpty)
  }
}

/// - Parameter kind: The kind of a stream; `nil` for a value or a function.
private func describe(
  _ form: Output.Form,
  _ kind: StreamKind?,
  into record: Record<MemberField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.isShown, of: record, kind != nil)
  builder.set(.isAsked, of: record, kind == nil)
  switch form {
  case .stream(_, let initialValue):
    builder.set(.isState, of: record, kind == .state)
    builder.set(.isEvent, of: record, kind == .event)
    builder.set(.isStream, of: record, kind == .stream)
    if let initialValue { builder.set(.initialValue, of: record) { $0.text(initialValue) } }
  case .value: builder.set(.isValue, of: record, true)
  case .function: builder.set(.isFunction, of: record, true)
  }
}

extension ContextBuilder {
  /// Returns the head of a closure that ignores its arguments, such as `_, _ in `.
  fileprivate mutating func ignored(_ count: Int) -> Value {
    guard count > 0 else { return .absent }
    let mark = self.beginText()
    for index in 0..<count { self.append(index == 0 ? "_" : ", _") }
    self.append(" in ")
    return self.endText(mark)
  }
}
