import MVVMSource
import MVVMSyntax

/// Reports everything about a member that cannot be generated, except conflicts with the names of other members.
func checkMember(
  _ syntax: MemberSyntax,
  rules: CheckRules,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  checkLabel(syntax.label, in: tree, &findings)
  if let logicName = syntax.logicName, tree.text(logicName).isUnusable {
    checkUnusableName(tree.text(logicName), at: tree.place(logicName), &findings)
  }
  if let parameters = syntax.parameters, !parameters.isEmpty {
    checkParameters(tree.parameters[parameters], of: syntax.section, in: tree, &findings)
  }
  if let type = syntax.type { checkType(type, of: TypeRole(syntax), in: tree, &findings) }
  switch syntax.section {
  case .dependencies: break
  case .inputs where syntax.isInput:
    checkMemory(syntax, in: tree, &findings)
    checkEffect(syntax, in: tree, &findings)
    // In styles whose inputs are properties, `-> Void` turns an input into a function.
    if syntax.effect != nil || !rules.showsInputs { checkReply(syntax, in: tree, &findings) }
  case .inputs, .outputs, .errors:
    checkInitialValue(syntax, defaultKind: rules.defaultKind, in: tree, &findings)
    if syntax.isBinding { checkBinding(syntax, rules: rules, in: tree, &findings) }
  }
}

/// Reports a binding that is not possible: among the errors, or in a style without bindings.
private func checkBinding(
  _ binding: MemberSyntax,
  rules: CheckRules,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  guard let word = binding.modifier, let type = binding.type else { return }
  let place = tree.place(word)
  if binding.section == .errors {
    let message = "views cannot write errors: move '\(tree.text(binding.name))' to 'inputs' or 'outputs'"
    findings.append(Diagnostic(.bindingNotAllowed, message, at: place))
  } else if let styles = rules.stylesOfBindings?() {
    let (name, type) = (tree.text(binding.name), SpecType(type, in: tree).text)
    let value = binding.initialValue.map { " = \(tree.text($0))" } ?? ""
    let input = "\(name)Changed(_ \(name): \(type)\(value)) as \(name)"
    let state = "\(rules.defaultKind.traits.holdsValue ? "" : "state ")\(name): \(type)"
    let message =
      "'binding' requires the style \(styles.joined(separator: " or ")): "
      + "write the input '\(input)' and the state '\(state)'"
    findings.append(Diagnostic(.bindingNotAllowed, message, at: place))
  }
}

/// Reports an `async` input that stores its arguments, because a caller never waits for storing.
private func checkEffect(_ input: MemberSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  let isKept = input.modifier != nil || tree.parameters(of: input).contains { $0.initialValue != nil }
  guard let effect = input.effect, isKept else { return }
  let message = "an input that stores its arguments cannot be 'async': callers never wait for it"
  let start = tree.range(effect - 1).upperBound
  let fix = Fix(Edit(start..<tree.range(effect).upperBound, ""))
  findings.append(Diagnostic(.keptAsync, message, at: tree.place(effect), fix: fix))
}

/// Reports a `Void` reply. It carries no information, but the logic would still have to supply it.
private func checkReply(_ input: MemberSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  guard let type = input.type, isVoid(type, in: tree) else { return }
  let text = SpecType(type, in: tree).text
  let range = tree.range(type.tokens.lowerBound - 1).lowerBound..<tree.range(type.tokens).upperBound
  let message = "'\(text)' is not a valid reply type: remove '-> \(text)'"
  let fix = Fix(Edit(removal(of: range, in: tree.file.bytes), ""))
  findings.append(Diagnostic(.unsupportedType, message, at: SourceRange(tree.file, range), fix: fix))
}

/// Returns a diagnostic for a `Void` parameter. Swift warns about functions that are called with `()`.
private func voidParameter(_ parameter: ParameterSyntax, isAlone: Bool, in tree: SpecSyntax) -> Diagnostic {
  let message =
    "a parameter of type '\(SpecType(parameter.type, in: tree))' carries no information: remove it"
  let next = parameter.tokens.upperBound
  let end = tree.tokens[next].kind == .comma ? next + 1 : next
  let fix = isAlone ? Fix(Edit(tree.range(parameter.tokens.lowerBound..<end), "")) : nil
  return Diagnostic(.unsupportedType, message, at: tree.place(parameter.tokens), fix: fix)
}

private func isVoid(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  // Most types are neither; no tree is built for them.
  switch type.kind {
  case .name: tree.text(type.tokens.upperBound - 1) == "Void" && SpecType(type, in: tree).isVoid
  case .tuple: SpecType(type, in: tree).isVoid
  default: false
  }
}

private func checkInitialValue(
  _ output: MemberSyntax,
  defaultKind: OutputKind,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  guard let value = output.initialValue, !tree.kind(of: output, defaultKind).traits.holdsValue else { return }
  let name = output.modifier == nil ? tree.range(output.name).lowerBound : nil
  let fix = name.map { Fix(Edit($0..<$0, "state ")) }
  findings.append(initialValueNotAllowed(at: tree.place(value), fix: fix))
}

/// Reports `inout` as a label. Swift reads it as a specifier, even in backticks.
private func checkLabel(_ label: Int?, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  guard let label, tree.text(label) == "inout" else { return }
  checkUnusableName("inout", at: tree.place(label), &findings)
}

private func checkParameters(
  _ parameters: ArraySlice<ParameterSyntax>,
  of section: SectionKind,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  var known: Set<Text> = []
  for parameter in parameters {
    let name = tree.text(parameter.name)
    if !known.insert(name).inserted {
      findings.append(duplicateParameter(name, at: tree.place(parameter.name)))
    }
    checkLabel(parameter.label, in: tree, &findings)
    if name.isUnusable { checkUnusableName(name, at: tree.place(parameter.name), &findings) }
    // Scaffolded functions call `fatalError`, with the parameters in scope.
    if name == "fatalError" { findings.append(reservedName(name, at: tree.place(parameter.name))) }
    if section != .inputs, let value = parameter.initialValue {
      findings.append(initialValueNotAllowed(at: tree.place(value)))
    }
    checkType(parameter.type, of: section == .inputs ? .input : .argument, in: tree, &findings)
    if isVoid(parameter.type, in: tree) {
      findings.append(voidParameter(parameter, isAlone: parameters.count == 1, in: tree))
    }
  }
}

/// - Parameter fix: Adds a kind to an output that has none.
private func initialValueNotAllowed(at place: SourceRange, fix: Fix? = nil) -> Diagnostic {
  Diagnostic(
    .initialValueNotAllowed,
    "only inputs and 'state' outputs can have an initial value",
    at: place,
    fix: fix
  )
}

func duplicateParameter(_ name: Text, at place: SourceRange) -> Diagnostic {
  Diagnostic(.duplicateParameter, "two parameters are named '\(name)'", at: place)
}

/// Checks the memory of an input: either all parameters have an initial value, or none has. Reports `sticky`
/// on an input with initial values.
func checkMemory(_ input: MemberSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  let parameters = tree.parameters(of: input)
  guard let with = parameters.first(where: { $0.initialValue != nil }) else { return }
  if let without = parameters.first(where: { $0.initialValue == nil }) {
    let names = (without: tree.text(without.name), with: tree.text(with.name))
    let message =
      "'\(names.without)' has no initial value but '\(names.with)' has: give all of them one, or none"
    findings.append(Diagnostic(.initialValueIncomplete, message, at: tree.place(without.name)))
  } else if let sticky = input.modifier {
    let fix = Fix(Edit(tree.range(sticky).lowerBound..<tree.range(sticky + 1).lowerBound, ""))
    let message = "'sticky' has no effect: the input already has a value"
    findings.append(Diagnostic(.initialValueWithSticky, message, at: tree.place(sticky), fix: fix))
  }
}
