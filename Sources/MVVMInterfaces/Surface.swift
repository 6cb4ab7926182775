import MVVMModel
import MVVMSource

/// The parts of a member that are visible in the generated code, to callers and to the logic. If the surface stays the
/// same, all code that uses the member still compiles.
struct Surface {
  struct Declaration: Hashable {
    /// The name, with labels if it has any.
    var name: Text
    /// The parameter types of a function; `nil` for a property.
    var parameters: [SpecType]?
    /// The type of the property, or the result type of the function.
    let type: Text
    /// Whether who calls the function waits for it.
    var isAsync = false
  }

  let caller: Declaration
  /// What the logic must write.
  var written: [Declaration] = []
  /// What the logic may use.
  var used: [Declaration] = []
  /// The names that the class itself declares, if the logic is an extension of the class.
  var declared: [Text] = []
}

extension Surface {
  /// Returns the effects if another surface replaces this one.
  func effects(ofReplacementBy new: Surface, _ logic: InterfaceRules.Logic) -> Effects {
    var effects: Effects = []
    if !new.caller.serves(callersOf: self.caller) { effects.insert(.callers) }
    let isSupplied: Bool =
      switch logic {
      case .initializer: Set(self.written) == Set(new.written)
      case .extension:
        // What is not asynchronous may stand for what is.
        Set(new.written).isSubset(of: self.written + self.written.map(\.asynchronous))
          && Set(self.written.map(\.name)).isDisjoint(with: new.declared)
      }
    if !isSupplied || !Set(self.used).isSubset(of: new.used) { effects.insert(.logic) }
    return effects
  }

  /// Returns the effects if a member is added beside those that existed before and still exist.
  func effectsOfAddition(beside others: [Surface]) -> Effects {
    var effects: Effects = self.written.isEmpty ? [] : .logic
    // A reference such as `model.tapped`, without labels, becomes ambiguous with a second function of that name.
    let namesakes = others.filter { $0.caller.functionName == self.caller.functionName }
    if self.caller.functionName != nil, namesakes.count == 1 { effects.insert(.callers) }
    return effects
  }

  func effectsOfRemoval(_ logic: InterfaceRules.Logic) -> Effects {
    let mayStay = self.used.isEmpty && (self.written.isEmpty || logic == .extension)
    return mayStay ? .callers : [.callers, .logic]
  }
}

extension Surface.Declaration {
  /// Whether calls of another declaration, and uses of it as a value, also compile with this one.
  fileprivate func serves(callersOf old: Surface.Declaration) -> Bool {
    guard self.name == old.name, self.type == old.type, old.isAsync || !self.isAsync else { return false }
    guard let parameters = self.parameters, let oldParameters = old.parameters else {
      return self.parameters == old.parameters
    }
    return parameters.elementsEqual(oldParameters) { $0 == $1 || $0 == .optional($1) }
  }

  fileprivate var asynchronous: Surface.Declaration {
    var copy = self
    copy.isAsync = true
    return copy
  }

  /// The base name of a function, without labels; `nil` for a property.
  fileprivate var functionName: Text? {
    self.parameters.map { _ in Text(self.name.bytes.prefix { $0 != UInt8(ascii: "(") }) }
  }
}

private let function: Text = "function"

/// Returns the surface of a member.
///
/// - Parameters:
///   - rules: The rules of the newer side, since a change of style is a separate edit.
///   - side: The side that the member belongs to. One of its dependencies may provide an output.
func surface(of member: Member, _ rules: InterfaceRules, _ side: ViewModelInterface) -> Surface {
  switch member.kind {
  case .dependency(let dependency):
    Surface(caller: Surface.Declaration(name: dependency.name, type: dependency.type.canonical.text))
  case .input(let input): surface(of: input, rules, side.prefix(of: input))
  case .output(let output): surface(of: output, rules, side)
  }
}

extension ViewModelInterface {
  /// What tells the member of one facet from that of another, to who reads it through its facet.
  fileprivate func prefix(of member: some Declared) -> String {
    let facet = self.facet(of: member)
    return facet == "inputs" || facet == "outputs" ? "" : "\(facet)."
  }
}

/// - Parameter prefix: What goes before its name where a caller reads it.
private func surface(of input: Input, _ rules: InterfaceRules, _ prefix: String) -> Surface {
  let types = input.parameters.map(\.type.canonical)
  let reply = (input.reply ?? .void).canonical.text
  func declaration(_ name: Text) -> Surface.Declaration {
    Surface.Declaration(name: name, parameters: types, type: reply, isAsync: input.isAsync)
  }
  let asFunction = declaration(input.selector)
  var called = asFunction
  called.name = "\(prefix)\(input.selector)"
  let payload = SpecType.payload(of: input.parameters).canonical
  let word = rules.inputs[input.kind] ?? function
  let isFunction = word == function || input.answer != nil
  var surface = Surface(
    caller: isFunction
      ? called : Surface.Declaration(name: "\(prefix)\(input.logicName)", type: "\(word)<\(payload)>")
  )
  let logicWord = logicWord(of: input, rules)
  if logicWord == function {
    surface.written = [asFunction]
    return surface
  }
  surface.used = [Surface.Declaration(name: input.logicName, type: "\(logicWord)<\(payload)>")]
  surface.declared = [input.selector, input.logicName]
  if input.answer != nil {
    let isClosure = rules.logicOutputs[.function] != function
    let labels = input.parameters.map { "\($0.argumentLabel ?? "_"):" }.joined()
    let name = isClosure ? "\(input.logicName)" : "\(input.logicName)(\(labels))"
    surface.written = [declaration("\(name) reply")]
  }
  return surface
}

/// Returns the type that the logic sees for an input. An input without arguments keeps nothing, so if the logic writes
/// functions for events, it writes one for this input, too.
func logicWord(of input: Input, _ rules: InterfaceRules) -> Text {
  let ofEvents = rules.logicInputs[.event] ?? "Event"
  if input.parameters.isEmpty, ofEvents == function { return function }
  return rules.logicInputs[input.kind] ?? ofEvents
}

private func surface(of output: Output, _ rules: InterfaceRules, _ side: ViewModelInterface) -> Surface {
  let kind = output.kind(rules.defaultKind)
  let type = output.type.canonical.text
  let prefix = side.prefix(of: output)
  let word = rules.logicOutputs[kind] ?? Text(kind.rawValue)
  let caller: Surface.Declaration
  let logic: Surface.Declaration
  switch output.form {
  case .function(let parameters):
    let types = parameters.map(\.type.canonical)
    caller = Surface.Declaration(name: "\(prefix)\(output.selector)", parameters: types, type: type)
    let name = word == function ? output.selector : output.name
    logic = Surface.Declaration(name: name, parameters: types, type: "\(word) \(type)")
  case .value, .stream:
    let shown = rules.outputs[kind] ?? Text(kind.rawValue)
    caller = Surface.Declaration(name: "\(prefix)\(output.name)", type: "\(shown)<\(type)>")
    let isClosure = kind == .value && word == "closure"
    logic =
      isClosure
      ? Surface.Declaration(name: output.name, parameters: [], type: "\(word) \(type)")
      : Surface.Declaration(name: output.name, type: "\(word)<\(type)>")
  }
  let isKept = kind == .state && rules.storesStates && side.keptStates.contains(output.index)
  if isKept || rules.sentOutputs.contains(kind) {
    return Surface(caller: caller, used: [logic], declared: [output.name])
  }
  let isGiven =
    rules.logic == .extension && side.viewModel.dependencies.contains { output.isProvided(by: $0) }
  return Surface(caller: caller, written: isGiven ? [] : [logic])
}
