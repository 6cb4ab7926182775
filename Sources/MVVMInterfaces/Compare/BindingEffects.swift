import MVVMModel
import MVVMSyntax

/// Returns the effects of a change in an output's argument of `bind`, which may be new.
func bindingEffects(from old: Member?, to new: Member, sides: Sides) -> Effects {
  // Views could bind to the view model before, and still can.
  guard sides.old.hasBindings, sides.new.hasBindings, !sides.old.viewModel.bound.isEmpty else { return [] }
  let kind = sides.new.rules.defaultKind
  switch (old?.output?.bindingArgument(kind), new.output?.bindingArgument(kind)) {
  case (nil, nil): return []
  case (nil, _?), (_?, nil): return .callers
  case (let old?, let new?):
    let serves = (new.isOfStream || !old.isOfStream) && old.takesValue == new.takesValue
    return serves ? [] : .callers
  }
}

extension Output {
  /// Returns the argument of `bind` for this output; `nil` if there is none. A stream's argument may be
  /// `nil`, and takes even a `Void`.
  fileprivate func bindingArgument(_ defaultKind: OutputKind) -> (isOfStream: Bool, takesValue: Bool)? {
    guard self.isBound else { return nil }
    let isOfStream = self.kind(defaultKind).traits.isStartedBySubscribers
    return (isOfStream, isOfStream || !self.type.isVoid)
  }
}

/// Returns the effects of a change in an input's argument of `bind`. Views may leave out a new one.
func sourceEffects(from old: Member, to new: Member, sides: Sides) -> Effects {
  guard sides.new.bindsInputs, let source = sides.old.source(of: old) else { return [] }
  return sides.new.source(of: new) == source ? [] : .callers
}

extension ViewModelInterface {
  /// Returns the label and the type of an input's argument of `bind`; `nil` if there is none.
  fileprivate func source(of member: Member) -> [String]? {
    guard self.bindsInputs, let input = member.input, input.isSent else { return nil }
    let payload = SpecType.payload(of: input.parameters).canonical
    return ["\(input.uniqueName)", "\(payload)"]
  }
}

/// Returns the effects if a member stops being half of a pair: the SwiftUI binding disappears with the pair.
func pairEffects(of old: Member, sides: Sides) -> Effects {
  guard sides.new.rules.storesStates,
    let pair = sides.old.pairs.first(where: { [$0.input.index, $0.state.index].contains(old.index) }),
    pair.isBound
  else { return [] }
  let isPair = sides.new.pairs.contains { $0.isBound && $0.state.name == pair.state.name }
  let outputs = sides.new.viewModel.outputs
  return isPair || outputs.contains { $0.isBinding && $0.name == pair.state.name } ? [] : .callers
}

/// Returns the effects if the property of a member in the object that SwiftUI observes is different or gone.
func observedEffects(from old: Member, to new: Member, sides: Sides) -> Effects {
  guard sides.new.fields != nil, let was = sides.old.observed(old) else { return [] }
  guard let now = sides.new.observed(new), now.property == was.property else { return .callers }
  return was.isWritten && !now.isWritten ? .callers : []
}

extension ViewModelInterface {
  /// Returns the property of a member in the object that SwiftUI observes, and whether views write it.
  fileprivate func observed(_ member: Member) -> (property: String, isWritten: Bool)? {
    let field = self.fields?.first { [$0.input.index, $0.pair?.state.index].contains(member.index) }
    if let field { return ("state \(field.input.logicName)", true) }
    guard self.fields != nil, let output = member.output, output.isBound else { return nil }
    let kind = output.kind(self.rules.defaultKind)
    if kind.traits.isStartedBySubscribers { return nil }
    let isThere =
      !kind.traits.holdsValue || self.rules.statesHaveValues || output.initialValue != nil
      || output.type.isOptional
    return ("\(kind) \(output.name)\(isThere ? "" : "?")", false)
  }
}
