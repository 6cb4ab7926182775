import MVVMSource
import MVVMSyntax

func checkDependency(
  _ syntax: MemberSyntax,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Dependency {
  checkLabel(syntax.label, in: tree, &findings)
  return Dependency(
    documentation: tree.documentation(of: syntax.tokens, attributes: syntax.attributes),
    label: syntax.label.map { tree.text($0) },
    name: tree.text(syntax.name),
    type: checkType(syntax.type, of: .dependency, in: tree, &findings),
    defaultValue: syntax.initialValue.map { tree.text($0) },
    nameRange: tree.range(syntax.name)
  )
}

/// In their order, whatever order they have in the file.
func checkInputs(_ members: [MemberSyntax], in tree: SpecSyntax, _ findings: inout [Diagnostic]) -> [Input] {
  let inputs = members.map { checkInput($0, in: tree, &findings) }
  return tree.areInOrder(members) ? inputs : sorted(inputs)
}

/// In their order, whatever order they have in the file.
func checkOutputs(
  _ members: [MemberSyntax],
  _ defaultKind: StreamKind,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> [Output] {
  let outputs = members.map { checkOutput($0, defaultKind, in: tree, &findings) }
  return tree.areInOrder(members) ? outputs : sorted(outputs)
}

private func checkInput(_ syntax: MemberSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) -> Input
{
  let name = tree.text(syntax.name)
  return Input(
    documentation: tree.documentation(of: syntax.tokens, attributes: syntax.attributes),
    attributes: checkAttributes(
      syntax.attributes,
      of: .input(hasReply: syntax.type != nil),
      in: tree,
      &findings
    ),
    name: name,
    logicName: checkLogicName(syntax, in: tree, &findings) ?? name,
    parameters: checkParameters(syntax, of: .input, in: tree, &findings),
    reply: syntax.type.map { checkReply($0, in: tree, &findings) },
    memory: checkMemory(syntax, in: tree, &findings),
    nameRange: tree.range(syntax.name)
  )
}

/// A reply that says nothing would have to be supplied by the logic all the same.
private func checkReply(_ syntax: TypeSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) -> SpecType
{
  let type = checkType(syntax, of: .reply, in: tree, &findings)
  guard type.isVoid else { return type }
  let message = "'\(type.text)' is no reply: leave '-> \(type.text)' out"
  let arrow = tree.range(syntax.tokens.lowerBound - 1)
  let range = arrow.lowerBound..<tree.range(syntax.tokens).upperBound
  let fix = Fix(Edit(removal(of: range, in: tree.file.bytes), ""))
  findings.append(Diagnostic(.unsupportedType, message, at: Place(tree.file, range), fix: fix))
  return type
}

private func checkLogicName(
  _ syntax: MemberSyntax,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Text? {
  guard let logicName = syntax.logicName else { return nil }
  let name = tree.text(logicName)
  if name.isUnusable { checkUnusableName(name, at: tree.place(logicName), &findings) }
  return name
}

private func checkOutput(
  _ syntax: MemberSyntax,
  _ defaultKind: StreamKind,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Output {
  Output(
    documentation: tree.documentation(of: syntax.tokens, attributes: syntax.attributes),
    attributes: checkAttributes(
      syntax.attributes,
      of: .output(isFunction: syntax.parameters != nil),
      in: tree,
      &findings
    ),
    name: tree.text(syntax.name),
    form: checkForm(syntax, defaultKind, in: tree, &findings),
    type: checkType(syntax.type, of: .output, in: tree, &findings),
    nameRange: tree.range(syntax.name)
  )
}

private func checkForm(
  _ syntax: MemberSyntax,
  _ defaultKind: StreamKind,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Output.Form {
  if syntax.parameters != nil {
    return .function(checkParameters(syntax, of: .functionOutput, in: tree, &findings))
  }
  let word = syntax.modifier.map { tree.text($0) }
  let isValue = word?.spells("value") == true
  let kind = isValue ? nil : word.flatMap { StreamKind(rawValue: $0.description) }
  if let value = syntax.initialValue, isValue || (kind ?? defaultKind) != .state {
    let name = word == nil ? tree.range(syntax.name).lowerBound : nil
    let fix = name.map { Fix(Edit($0..<$0, "state ")) }
    findings.append(initialValueNotAllowed(at: tree.place(value), fix: fix))
  }
  return isValue ? .value : .stream(kind, initialValue: syntax.initialValue.map { tree.text($0) })
}

/// Swift takes `inout` for a specifier, in backticks too.
private func checkLabel(_ label: Int?, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  guard let label, tree.text(label).spells("inout") else { return }
  checkUnusableName("inout", at: tree.place(label), &findings)
}

func checkParameters(
  _ syntax: MemberSyntax,
  of role: TypeRole,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> [Parameter] {
  guard let syntax = syntax.parameters, !syntax.isEmpty else { return [] }
  checkParameterNames(syntax, in: tree, &findings)
  return syntax.map { parameter in
    let name = tree.text(parameter.name)
    checkLabel(parameter.label, in: tree, &findings)
    if name.isUnusable { checkUnusableName(name, at: tree.place(parameter.name), &findings) }
    if role == .functionOutput, let value = parameter.initialValue {
      findings.append(initialValueNotAllowed(at: tree.place(value)))
    }
    let type = checkType(parameter.type, of: role, in: tree, &findings)
    if type.isVoid {
      findings.append(voidParameter(parameter, of: type, isAlone: syntax.count == 1, in: tree))
    }
    return Parameter(label: parameter.label.map { tree.text($0) }, name: name, type: type)
  }
}

/// Swift warns of functions that are called with nothing for an argument.
private func voidParameter(
  _ parameter: ParameterSyntax,
  of type: SpecType,
  isAlone: Bool,
  in tree: SpecSyntax
)
  -> Diagnostic
{
  let message = "a parameter of type '\(type.text)' says nothing: leave it out"
  let next = parameter.tokens.upperBound
  let end = tree.tokens[next].kind == .comma ? next + 1 : next
  let fix = isAlone ? Fix(Edit(tree.range(parameter.tokens.lowerBound..<end), "")) : nil
  return Diagnostic(.unsupportedType, message, at: tree.place(parameter.tokens), fix: fix)
}

private func checkParameterNames(
  _ parameters: [ParameterSyntax],
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  guard parameters.count > 1, !areTwo(parameters, in: tree) else { return }
  var names: Set<Text> = []
  for parameter in parameters {
    let name = tree.text(parameter.name)
    guard !names.insert(name).inserted else { continue }
    findings.append(duplicateParameter(name, at: tree.place(parameter.name)))
  }
}

/// Whether there are two with two names, the most that most members have.
private func areTwo(_ parameters: [ParameterSyntax], in tree: SpecSyntax) -> Bool {
  parameters.count == 2 && tree.text(parameters[0].name) != tree.text(parameters[1].name)
}

/// - Parameter fix: For an output without a kind, which a kind would put right.
private func initialValueNotAllowed(at place: Place, fix: Fix? = nil) -> Diagnostic {
  Diagnostic(.initialValueNotAllowed, "only inputs and 'state' outputs start at a value", at: place, fix: fix)
}

func duplicateParameter(_ name: Text, at place: Place) -> Diagnostic {
  Diagnostic(.duplicateParameter, "two parameters are named '\(name)'", at: place)
}
