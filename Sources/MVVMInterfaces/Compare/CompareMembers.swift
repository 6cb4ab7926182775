import MVVMModel
import MVVMSyntax

/// Returns the changes in the members of a view model, one facet after another, each sorted by name.
func compareMembers(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let sides = (old, new)
  let found = edits(of: matchedInputs(sides), sides: sides) + edits(of: matchedOutputs(sides), sides: sides)
  return [.input, .output, .error].flatMap { element in sorted(found.filter { $0.element == element }) }
}

private func matchedInputs(_ sides: Sides) -> Matches<Member> {
  let (old, new) = (sides.old.viewModel.inputs, sides.new.viewModel.inputs)
  var matches = Matches(removed: old.map(Member.init), added: new.map(Member.init))
  matches.match { $0.selector }
  matches.match { $0.input?.overload }
  matches.match { $0.input?.logicName }
  matches.match { $0.name }
  matches.matchRenamed { input, other in
    MemberComparison(old: input, new: other, sides: sides).aspects.allSatisfy {
      nameAspects.contains($0) || ($0 == .logicName && hasOwnLogicName(input) && hasOwnLogicName(other))
    }
  }
  return matches
}

private func matchedOutputs(_ sides: Sides) -> Matches<Member> {
  let (old, new) = (sides.old.viewModel.outputs, sides.new.viewModel.outputs)
  var matches = Matches(removed: old.map(Member.init), added: new.map(Member.init))
  matches.match { "\($0.facet) \($0.selector)" }
  matches.match { "\($0.facet) \($0.name)" }
  matches.match { $0.name }
  matches.matchRenamed { output, other in
    MemberComparison(old: output, new: other, sides: sides).aspects.allSatisfy(nameAspects.contains)
  }
  return matches
}

/// The aspects that a rename may change.
private let nameAspects: Set<InterfaceEdit.Aspect> = [.name, .label, .parameterName]

/// Returns whether the logic uses the input's base name.
private func hasOwnLogicName(_ member: Member) -> Bool { member.input?.logicName == member.name }

private func edits(of matches: Matches<Member>, sides: Sides) -> [InterfaceEdit] {
  let rules = sides.new.rules
  let removed = matches.removed.map { member in
    let surface = surface(of: member, rules: rules, side: sides.old)
    return InterfaceEdit.removed(member, effects: surface.effectsOfRemoval(logic: rules.logic))
  }
  let changed = matches.pairs.compactMap { MemberComparison(old: $0.old, new: $0.new, sides: sides).edit }
  return removed + addedMembers(matches, sides: sides) + changed
}

private func addedMembers(_ matches: Matches<Member>, sides: Sides) -> [InterfaceEdit] {
  if matches.added.isEmpty { return [] }
  let rules = sides.new.rules
  let kept = matches.pairs.map { surface(of: $0.old, rules: rules, side: sides.old) }
  return matches.added.map { member in
    let surface = surface(of: member, rules: rules, side: sides.new)
    let bindings = bindingEffects(from: nil, to: member, sides: sides)
    let effects = surface.effectsOfAddition(to: kept)
    var edit = InterfaceEdit.added(member, effects: [effects, bindings])
    edit.breaksOnlyBind = bindings.contains(.callers) && !effects.contains(.callers)
    edit.changesMock = isAskedOfMock(member, rules)
    return edit
  }
}

/// Returns whether a mock may need a value for a member, since nothing else determines it.
private func isAskedOfMock(_ member: Member, _ rules: InterfaceRules) -> Bool {
  if let input = member.input { return input.hasReply }
  guard let output = member.output else { return false }
  let traits = output.kind(rules.defaultKind).traits
  return !traits.isStream || traits.holdsValue && output.initialValue == nil
}

private func sorted(_ edits: [InterfaceEdit]) -> [InterfaceEdit] {
  edits.sorted { ($0.name, $0.change.rawValue) < ($1.name, $1.change.rawValue) }
}
