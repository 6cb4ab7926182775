import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the surface of a member on one side by the rules of the newer side: a change of style is an edit
/// of its own.
func surface(of member: Member, rules: InterfaceRules, side: ViewModelInterface) -> Surface {
  switch member.kind {
  case .dependency(let dependency): Surface(caller: property("\(dependency.name)", word: "", dependency.type))
  case .input(let input): surface(of: input, rules: rules, prefix: side.prefix(of: input))
  case .output(let output): surface(of: output, rules: rules, side: side)
  }
}

private func property(_ name: String, word: String, _ type: SpecType, isSettable: Bool = false)
  -> Surface.Declaration
{
  Surface.Declaration(
    name: name,
    shape: .property(word: word, type.canonical),
    isSettable: isSettable
  )
}

extension ViewModelInterface {
  /// Returns the property through which callers read a member, with a dot; empty for the usual ones.
  fileprivate func prefix(of member: some Declared) -> String {
    let facet = self.facet(of: member)
    return facet == "outputs" || facet == "inputs" && member.syntax.isInput ? "" : "\(facet)."
  }
}

// MARK: Inputs

private func surface(of input: Input, rules: InterfaceRules, prefix: String) -> Surface {
  let (types, result) = (input.parameters.map(\.type.canonical), (input.reply ?? .void).canonical)
  let call = Surface.Function(parameters: types, result: result, isAsync: input.isAsync)
  let function = Surface.Shape.function(call)
  let (selector, name) = ("\(input.selector)", "\(input.logicName)")
  let payload = SpecType.payload(of: input.parameters)
  let callerWord = "\(rules.inputs[input.kind] ?? "function")"
  let caller =
    rules.isCalled(input)
    ? Surface.Declaration(name: prefix + selector, shape: function)
    : property(prefix + name, word: callerWord, payload)
  let logicWord = rules.logicWord(of: input)
  if logicWord == "function" {
    return Surface(caller: caller, written: [Surface.Declaration(name: selector, shape: function)])
  }
  let reply = Surface.Declaration(name: rules.replyName(of: input), shape: function)
  return Surface(
    caller: caller,
    written: input.answer == nil ? [] : [reply],
    used: [property(name, word: logicWord, payload)],
    declared: [selector, name]
  )
}

extension InterfaceRules {
  /// Returns the word for the type of an input in the logic. An input without arguments stores nothing, so if
  /// the logic implements functions for events, it implements one for this input as well.
  func logicWord(of input: Input) -> String {
    let ofEvents = self.logicInputs[.event] ?? "Event"
    if input.parameters.isEmpty, ofEvents == "function" { return "function" }
    return "\(self.logicInputs[input.kind] ?? ofEvents)"
  }

  /// Returns a name for the reply to an input that no member can have.
  fileprivate func replyName(of input: Input) -> String {
    let labels = input.parameters.map { "\($0.argumentLabel ?? "_"):" }.joined()
    let isClosure = self.logicOutputs[.function] != "function"
    return "\(input.logicName)\(isClosure ? "" : "(\(labels))") reply"
  }
}

// MARK: Outputs

private func surface(of output: Output, rules: InterfaceRules, side: ViewModelInterface) -> Surface {
  let kind = output.kind(rules.defaultKind)
  let caller = callerDeclaration(of: output, rules: rules, prefix: side.prefix(of: output))
  var logic = logicDeclaration(of: output, rules: rules)
  let isKept = kind.traits.holdsValue && rules.storesStates && side.keptStates.contains(output.index)
  // The logic provides those that the class does not store.
  logic.isSettable = kind.traits.isSettable && !isKept
  if isKept || rules.sentOutputs.contains(kind) {
    return Surface(caller: caller, used: [logic], declared: ["\(output.name)"])
  }
  let isGiven =
    rules.logic == .extension && side.viewModel.dependencies.contains { output.isProvided(by: $0) }
  return Surface(caller: caller, written: isGiven ? [] : [logic])
}

private func callerDeclaration(of output: Output, rules: InterfaceRules, prefix: String)
  -> Surface.Declaration
{
  let kind = output.kind(rules.defaultKind)
  guard case .function(let parameters) = output.form else {
    let word = "\(rules.outputs[kind] ?? "\(kind)")"
    return property("\(prefix)\(output.name)", word: word, output.type, isSettable: kind.traits.isSettable)
  }
  let function = Surface.Function(parameters: parameters.map(\.type.canonical), result: output.type.canonical)
  return Surface.Declaration(name: "\(prefix)\(output.selector)", shape: .function(function))
}

/// Returns the declaration of an output that the logic provides or uses.
private func logicDeclaration(of output: Output, rules: InterfaceRules) -> Surface.Declaration {
  let kind = output.kind(rules.defaultKind)
  let word = "\(rules.logicOutputs[kind] ?? rules.logicOutputs[.state] ?? "\(kind)")"
  let isClosure = !kind.traits.isStream && word == "closure"
  if kind != .function, !isClosure { return property("\(output.name)", word: word, output.type) }
  let types = output.parameters.map(\.type.canonical)
  let function = Surface.Function(word: word, parameters: types, result: output.type.canonical)
  let name = kind == .function && word == "function" ? output.selector : output.name
  return Surface.Declaration(name: "\(name)", shape: .function(function))
}
