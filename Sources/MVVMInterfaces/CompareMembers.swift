import MVVMModel
import MVVMSource

/// Returns the changes in the members of a view model: inputs, outputs and errors, each sorted by name.
func compareMembers(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  compareInputs(old.viewModel.inputs, new.viewModel.inputs, new.rules) + compareOutputs(old, new)
}

private func compareInputs(_ old: [Input], _ new: [Input], _ rules: InterfaceRules) -> [InterfaceEdit] {
  if old.elementsEqual(new, by: isUnchanged) { return [] }
  var matches = Matches(old, new)
  matches.match(by: \.selector)
  matches.match(by: \.logicName)
  matches.match(by: \.name)
  matches.matchRenamed { old, new in
    inputAspects(old, new).allSatisfy {
      isName($0) || ($0 == "logic name" && old.hasOwnName && new.hasOwnName)
    }
  }
  let kept = matches.pairs.map { surface(of: $0.old, rules) }
  let edits =
    matches.removed.map { input in
      let effects = surface(of: input, rules).effectsOfRemoval(rules.logic)
      return edit(.input, .removed, input.selector, old: signature(of: input), effects)
    }
    + matches.added.map { input in
      let effects = surface(of: input, rules).effectsOfAddition(beside: kept)
      let new = signature(of: input)
      let added = edit(.input, .added, input.selector, new: new, effects, at: input.nameRange)
      return added.changingMock(input.reply != nil)
    }
    + matches.pairs.compactMap { compare($0.old, $0.new, rules) }
  return sorted(edits)
}

private func compare(_ old: Input, _ new: Input, _ rules: InterfaceRules) -> InterfaceEdit? {
  let aspects = inputAspects(old, new)
  if aspects.isEmpty { return nil }
  let (before, after) = (surface(of: old, rules), surface(of: new, rules))
  var effects = before.effects(ofReplacementBy: after, rules.logic).union(
    attributeEffects(old.attributes, new.attributes) ?? []
  )
  if runsDifferently(old, new, rules) || areSwapped(old.parameters, new.parameters) {
    effects.insert(.behaviour)
  }
  return edit(
    .input,
    old.name == new.name ? .changed : .renamed,
    new.selector,
    aspects,
    old: signature(of: old),
    new: signature(of: new),
    effects,
    before: old.selector,
    at: new.nameRange
  )
  .changingMock(!aspects.allSatisfy { ["attribute", "initial value", "sticky"].contains($0) })
}

/// Whether an input keeps something else than before, though no type shows it.
private func runsDifferently(_ old: Input, _ new: Input, _ rules: InterfaceRules) -> Bool {
  if old.kind == new.kind { return !areSame(old.initialValues, new.initialValues) }
  let word = logicWord(of: new, rules)
  let isSeen = rules.inputs[old.kind] != rules.inputs[new.kind] && new.reply == nil
  return word == logicWord(of: old, rules) && word != "function" && !isSeen
}

private func compareOutputs(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let isSame =
    old.defaultKind == new.defaultKind
    && old.viewModel.outputs.elementsEqual(new.viewModel.outputs, by: isUnchanged)
    && old.viewModel.errors.elementsEqual(new.viewModel.errors, by: isUnchanged)
  if isSame { return [] }
  let matches = matchedOutputs(old, new)
  let rules = new.rules
  let kept = matches.pairs.map { $0.old.surface(rules, old) }
  let isBound = old.hasBindings && new.hasBindings && !old.viewModel.bound.isEmpty
  let isMocked = old.hasMocks && new.hasMocks
  let edits =
    matches.removed.map { member in
      let effects = member.surface(rules, old).effectsOfRemoval(rules.logic)
      return edit(member.facet, .removed, member.selector, old: signature(of: member.output), effects)
    }
    + matches.added.map { member in
      let effects = member.surface(rules, new).effectsOfAddition(beside: kept)
        .union(bindingEffects(nil, member, isBound))
      let new = signature(of: member.output)
      let added = edit(member.facet, .added, member.selector, new: new, effects, at: member.output.nameRange)
      return added.changingMock(member.isAskedOfMock)
    }
    + matches.pairs.compactMap { pair in
      let effects = pair.old.surface(rules, old).effects(
        ofReplacementBy: pair.new.surface(rules, new),
        rules.logic
      )
      .union(bindingEffects(pair.old, pair.new, isBound))
      return compare(
        pair.old,
        pair.new,
        rules.hide(pair.old.kind, pair.new.kind) ? effects.union(.behaviour) : effects,
        isMocked: isMocked
      )
    }
  return sorted(edits.filter { $0.element == .output }) + sorted(edits.filter { $0.element == .error })
}

private func matchedOutputs(_ old: ViewModelInterface, _ new: ViewModelInterface) -> Matches<FacetOutput> {
  let olds = FacetOutput.all(of: old, defaultKind: new.defaultKind)
  var matches = Matches(olds, FacetOutput.all(of: new, defaultKind: new.defaultKind))
  matches.match { "\($0.facet.rawValue) \($0.selector)" }
  matches.match { "\($0.facet.rawValue) \($0.name)" }
  matches.match(by: \.name)
  matches.matchRenamed { old, new in
    old.facet == new.facet && outputAspects(old, new).allSatisfy(isName)
  }
  return matches
}

/// - Parameters:
///   - surface: The effects of the changes in the surface.
///   - isMocked: Whether there are mocks: they alone start with an output's initial value.
private func compare(_ old: FacetOutput, _ new: FacetOutput, _ surface: Effects, isMocked: Bool)
  -> InterfaceEdit?
{
  let startsElsewhere = isMocked && !isSameValue(old.output.initialValue, new.output.initialValue)
  let aspects = outputAspects(old, new) + (startsElsewhere ? ["initial value"] : [])
  if aspects.isEmpty { return nil }
  var effects = surface.union(attributeEffects(old.output.attributes, new.output.attributes) ?? [])
  if startsElsewhere || areSwapped(old.output.parameters, new.output.parameters) {
    effects.insert(.behaviour)
  }
  let isMoved = old.facet != new.facet
  return edit(
    new.facet,
    isMoved ? .moved : old.name == new.name ? .changed : .renamed,
    new.selector,
    aspects,
    old: isMoved ? "\(old.facet.rawValue): \(signature(of: old.output))" : signature(of: old.output),
    new: isMoved ? "\(new.facet.rawValue): \(signature(of: new.output))" : signature(of: new.output),
    effects,
    before: old.selector,
    at: new.output.nameRange
  )
  .changingMock(!aspects.allSatisfy { $0 == "attribute" })
}

/// Whether a rename may change this aspect.
private func isName(_ aspect: String) -> Bool {
  ["name", "label", "parameter name"].contains(aspect)
}

@inline(never)
private func edit(
  _ element: InterfaceEdit.Element,
  _ change: InterfaceEdit.Change,
  _ selector: Text,
  _ aspects: [String] = [],
  old: Text? = nil,
  new: Text? = nil,
  _ effects: Effects,
  before: Text? = nil,
  at range: Range<Int>? = nil
) -> InterfaceEdit {
  let names = [before, selector].compactMap { $0 }
  return InterfaceEdit(
    element,
    change,
    selector,
    aspects: aspects,
    old: old,
    new: new,
    effects,
    members: names,
    range: range
  )
}

private func sorted(_ edits: [InterfaceEdit]) -> [InterfaceEdit] {
  edits.ordered { left, right in
    left.name != right.name ? left.name < right.name : left.change.rawValue < right.change.rawValue
  }
}

extension InterfaceEdit {
  fileprivate func changingMock(_ changesMock: Bool) -> InterfaceEdit {
    var edit = self
    edit.changesMock = changesMock
    return edit
  }
}

extension FacetOutput {
  /// Whether a mock may have to be made with the output, since nothing else says what it is.
  fileprivate var isAskedOfMock: Bool {
    switch self.kind {
    case .value, .function: true
    case .state: self.output.initialValue == nil
    case .event, .stream: false
    }
  }
}

extension InterfaceRules {
  /// Whether a change from one kind to another is not visible in any type.
  fileprivate func hide(_ old: OutputKind, _ new: OutputKind) -> Bool {
    old != new && self.outputs[old] == self.outputs[new] && self.logicOutputs[old] == self.logicOutputs[new]
  }
}

extension Input {
  /// Whether the logic uses the input's base name.
  fileprivate var hasOwnName: Bool { self.logicName == self.name }
}
