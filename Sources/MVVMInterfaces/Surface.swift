import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource

/// What of a member shows on either side of what is generated. Where two versions have the same surface, whoever
/// compiled against one compiles against the other.
struct Surface: Hashable {
  /// A declaration by its name, with labels where it has any, and its type.
  struct Declaration: Hashable {
    let name: Text
    let type: Text
    /// What a call answers; a call may ignore one that it did not know of.
    var reply: Text?
  }

  let caller: Declaration
  /// What the logic has to write.
  var written: [Declaration] = []
  /// What the logic can use.
  var used: [Declaration] = []
  /// The names that the class itself declares, where the logic extends it.
  var declared: [Text] = []
}

extension Surface {
  /// Whom it concerns that another surface takes the place of this one.
  func effects(ofReplacementBy new: Surface, _ logic: InterfaceRules.Logic) -> Effects {
    var effects: Effects = []
    let isCompatible =
      self.caller.name == new.caller.name && self.caller.type == new.caller.type
      && (self.caller.reply == nil || self.caller.reply == new.caller.reply)
    if !isCompatible { effects.insert(.callers) }
    let isSupplied: Bool =
      switch logic {
      case .initializer: Set(self.written) == Set(new.written)
      case .extension:
        Set(new.written).isSubset(of: self.written)
          && Set(self.written.map(\.name)).isDisjoint(with: new.declared)
      }
    if !isSupplied || !Set(self.used).isSubset(of: new.used) { effects.insert(.logic) }
    return effects
  }

  var effectsOfAddition: Effects {
    self.written.isEmpty ? [] : .logic
  }

  func effectsOfRemoval(_ logic: InterfaceRules.Logic) -> Effects {
    let mayStay = self.used.isEmpty && (self.written.isEmpty || logic == .extension)
    return mayStay ? .callers : [.callers, .logic]
  }
}

private let function: Text = "function"

/// - Parameter rules: Those of the newer side: a style that changed is an edit of its own.
func surface(of input: Input, _ rules: InterfaceRules) -> Surface {
  let word = rules.inputs[input.kind] ?? function
  let isFunction = word == function || input.reply != nil
  let type = isFunction ? parameterTypes(input.parameters) : payload(input.parameters)
  let reply = input.reply.map(canonicalType)
  var surface = Surface(
    caller: Surface.Declaration(
      name: isFunction ? input.selector : input.logicName,
      type: isFunction ? type : "\(word)<\(type)>",
      reply: reply
    )
  )
  if logicWord(of: input, rules) == function {
    surface.written = [
      Surface.Declaration(name: input.selector, type: parameterTypes(input.parameters), reply: reply)
    ]
    return surface
  }
  let payload = payload(input.parameters)
  surface.used = [
    Surface.Declaration(name: input.logicName, type: "\(logicWord(of: input, rules))<\(payload)>")
  ]
  surface.declared = [input.selector, input.logicName]
  if let reply {
    let isClosure = rules.logicOutputs[.function] != function
    let name = isClosure ? input.logicName : input.labelled(input.logicName)
    let types = parameterTypes(input.parameters)
    surface.written = [Surface.Declaration(name: "\(name) reply", type: types, reply: reply)]
  }
  return surface
}

/// Without an argument there is nothing to keep: where the logic writes functions for events, it does so then, too.
func logicWord(of input: Input, _ rules: InterfaceRules) -> Text {
  let ofEvents = rules.logicInputs[.event] ?? "Event"
  if input.parameters.isEmpty, ofEvents == function { return function }
  return rules.logicInputs[input.kind] ?? ofEvents
}

/// - Parameters:
///   - facet: Where callers look for it.
///   - dependencies: Of which one may be the output itself.
func surface(
  of output: Output,
  in facet: InterfaceEdit.Subject,
  _ kind: InterfaceRules.OutputKind,
  _ rules: InterfaceRules,
  _ dependencies: [Dependency]
) -> Surface {
  let type = canonicalType(output.type)
  let word = rules.outputs[kind] ?? Text(kind.rawValue)
  let prefix = facet == .error ? "errors." : ""
  let logicWord = rules.logicOutputs[kind] ?? Text(kind.rawValue)
  let callerName: Text
  let callerType: Text
  let logic: Surface.Declaration
  if case .function(let parameters) = output.form {
    let types = parameterTypes(parameters)
    (callerName, callerType) = (output.selector, "\(types) -> \(type)")
    logic = Surface.Declaration(
      name: logicWord == function ? output.selector : output.name,
      type: "\(logicWord) \(types) -> \(type)"
    )
  } else {
    (callerName, callerType) = (output.name, "\(word)<\(type)>")
    let isClosure = kind == .value && logicWord == "closure"
    logic = Surface.Declaration(
      name: output.name,
      type: isClosure ? "closure () -> \(type)" : "\(logicWord)<\(type)>"
    )
  }
  let caller = Surface.Declaration(name: "\(prefix)\(callerName)", type: callerType)
  if rules.sentOutputs.contains(kind) {
    return Surface(caller: caller, used: [logic], declared: [output.name])
  }
  let isGiven = rules.logic == .extension && dependencies.contains { output.isProvided(by: $0) }
  return Surface(caller: caller, written: isGiven ? [] : [logic])
}

/// `(Int, String)`
private func parameterTypes(_ parameters: [Parameter]) -> Text {
  Text("(\(parameters.map { "\(canonicalType($0.type))" }.joined(separator: ", ")))")
}

/// What is kept or sent: one parameter by its type, several as a tuple with their names.
private func payload(_ parameters: [Parameter]) -> Text {
  if parameters.count == 1 { return canonicalType(parameters[0].type) }
  return Text("(\(parameters.map { "\($0.name): \(canonicalType($0.type))" }.joined(separator: ", ")))")
}

extension Input {
  /// Another name with the labels of this input.
  fileprivate func labelled(_ name: Text) -> Text {
    Text("\(name)(\(self.parameters.map { "\($0.argumentLabel ?? "_"):" }.joined()))")
  }
}
