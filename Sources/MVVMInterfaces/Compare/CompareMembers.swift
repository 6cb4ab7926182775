import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the changes in the members of a view model: facet after facet, each sorted by name.
func compareMembers(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let sides = (old, new)
  let found = edits(matchedInputs(sides), sides) + edits(matchedOutputs(sides), sides)
  return [.input, .output, .error].flatMap { element in sorted(found.filter { $0.element == element }) }
}

/// One view model in the two versions.
typealias Sides = (old: ViewModelInterface, new: ViewModelInterface)

private func matchedInputs(_ sides: Sides) -> Matches<Member> {
  let (old, new) = (sides.old.viewModel, sides.new.viewModel)
  var matches = Matches(removed: old.inputs.map(Member.init), added: new.inputs.map(Member.init))
  matches.match(by: \.selector)
  matches.match(by: \.input?.overload)
  matches.match(by: \.input?.logicName)
  matches.match(by: \.name)
  matches.matchRenamed { input, other in
    aspects(input, other, sides).allSatisfy {
      nameAspects.contains($0) || ($0 == .logicName && hasOwnLogicName(input) && hasOwnLogicName(other))
    }
  }
  return matches
}

private func matchedOutputs(_ sides: Sides) -> Matches<Member> {
  let (old, new) = (sides.old.viewModel, sides.new.viewModel)
  var matches = Matches(removed: old.outputs.map(Member.init), added: new.outputs.map(Member.init))
  matches.match { "\($0.facet) \($0.selector)" }
  matches.match { "\($0.facet) \($0.name)" }
  matches.match(by: \.name)
  matches.matchRenamed { aspects($0, $1, sides).allSatisfy(nameAspects.contains) }
  return matches
}

private func edits(_ matches: Matches<Member>, _ sides: Sides) -> [InterfaceEdit] {
  let rules = sides.new.rules
  let kept = matches.added.isEmpty ? [] : matches.pairs.map { surface(of: $0.old, rules, sides.old) }
  let removed = matches.removed.map { member in
    let effects = surface(of: member, rules, sides.old).effectsOfRemoval(rules.logic)
    return edit(.removed, member, old: signature(of: member), effects)
  }
  let added = matches.added.map { member in
    let effects = surface(of: member, rules, sides.new).effectsOfAddition(beside: kept)
      .union(bindingEffects(nil, member, sides))
    var added = edit(.added, member, new: signature(of: member), effects)
    added.changesMock = isAskedOfMock(member, rules)
    return added
  }
  return removed + added + matches.pairs.compactMap { compare($0.old, $0.new, sides) }
}

private func compare(_ old: Member, _ new: Member, _ sides: Sides) -> InterfaceEdit? {
  let (before, after) = sides
  let rules = after.rules
  let (start, newStart) = (old.output?.initialValue, new.output?.initialValue)
  let hasMocks = before.hasMocks && after.hasMocks
  // Mocks start with an output's initial value, and some classes, and what SwiftUI observes.
  let isShownFirst = before.fields != nil && after.fields != nil && !rules.statesHaveValues
  let isStarted = (hasMocks || rules.storesStates || isShownFirst) && !isSameValue(start, newStart)
  let isShownAsNil = isShownFirst && [old, new].allSatisfy { $0.output?.type.isOptional == true }
  let startsElsewhere =
    isStarted && (hasMocks || areOther(start, newStart, unset: isShownAsNil ? "nil" : nil))
  let aspects = aspects(old, new, sides) + (isStarted ? [.initialValue] : [])
  if aspects.isEmpty { return nil }
  var effects = surface(of: old, rules, before)
    .effects(ofReplacementBy: surface(of: new, rules, after), rules.logic)
    .union(bindingEffects(old, new, sides))
    .union(pairEffects(old, sides))
    .union(observedEffects(old, new, sides))
    .union(attributeEffects(old.attributes, new.attributes) ?? [])
  if startsElsewhere || runsDifferently(old, new, rules) || areSwapped(old.parameters, new.parameters) {
    effects.insert(.behaviour)
  }
  let isMoved = aspects.contains(.facet)
  var edit = edit(
    isMoved ? .moved : old.name == new.name ? .changed : .renamed,
    new,
    aspects,
    old: isMoved ? "\(facetWord(of: old)): \(signature(of: old))" : signature(of: old),
    new: isMoved ? "\(facetWord(of: new)): \(signature(of: new))" : signature(of: new),
    effects,
    before: old.selector
  )
  let hidden: [InterfaceEdit.Aspect] = new.input == nil ? [.attribute] : [.attribute, .initialValue, .sticky]
  edit.changesMock = !aspects.allSatisfy(hidden.contains)
  return edit
}

/// Whether there is a value before and after, and another one. Without a value, `unset` may be shown.
private func areOther(_ old: Text?, _ new: Text?, unset: Text?) -> Bool {
  guard let old = old ?? unset, let new = new ?? unset else { return false }
  return !isSameValue(old, new)
}

private func facetWord(of member: Member) -> String {
  member.syntax.facet == nil ? member.section.member : member.facet
}

/// Whether a member does something else than before, though no type shows it.
private func runsDifferently(_ old: Member, _ new: Member, _ rules: InterfaceRules) -> Bool {
  if let before = old.input, let after = new.input { return keepsOtherwise(before, after, rules) }
  guard let before = old.output?.kind(rules.defaultKind), let after = new.output?.kind(rules.defaultKind)
  else { return false }
  return before != after && rules.outputs[before] == rules.outputs[after]
    && rules.logicOutputs[before] == rules.logicOutputs[after]
}

private func keepsOtherwise(_ old: Input, _ new: Input, _ rules: InterfaceRules) -> Bool {
  if old.kind == new.kind { return !areSame(old.initialValues, new.initialValues) }
  let word = logicWord(of: new, rules)
  let isSeen = rules.inputs[old.kind] != rules.inputs[new.kind] && new.answer == nil
  return word == logicWord(of: old, rules) && word != "function" && !isSeen
}

/// Whether a mock may have to be made with what a member answers, since nothing else says what it is.
private func isAskedOfMock(_ member: Member, _ rules: InterfaceRules) -> Bool {
  if let input = member.input { return input.hasReply }
  guard let output = member.output else { return false }
  return switch output.kind(rules.defaultKind) {
  case .value, .function: true
  case .state: output.initialValue == nil
  case .event, .stream: false
  }
}

/// What a rename may change.
private let nameAspects: Set<InterfaceEdit.Aspect> = [.name, .label, .parameterName]

/// Whether the logic uses the input's base name.
private func hasOwnLogicName(_ member: Member) -> Bool { member.input?.logicName == member.name }

func edit(
  _ change: InterfaceEdit.Change,
  _ member: Member,
  _ aspects: [InterfaceEdit.Aspect] = [],
  old: Text? = nil,
  new: Text? = nil,
  _ effects: Effects,
  before: Text? = nil
) -> InterfaceEdit {
  let (element, range) = (InterfaceEdit.Element(of: member.section), new.map { _ in member.nameRange })
  var edit = edit(element, change, member.selector, aspects, old, new, effects, at: range)
  if element != .dependency { edit.members = [before, member.selector].compactMap { $0 } }
  return edit
}

private func sorted(_ edits: [InterfaceEdit]) -> [InterfaceEdit] {
  edits.sorted { left, right in
    left.name != right.name ? left.name < right.name : left.change.rawValue < right.change.rawValue
  }
}
