import MVVMModel
import MVVMSource
import MVVMSyntax

/// One view model in the two versions.
typealias Sides = (old: ViewModelInterface, new: ViewModelInterface)

/// An input or output that both versions have.
struct MemberComparison {
  let old: Member
  let new: Member
  let sides: Sides

  var rules: InterfaceRules { self.sides.new.rules }

  /// The change of the member; `nil` if no visible change was made.
  var edit: InterfaceEdit? {
    let aspects = self.aspects + (self.changesInitialValue ? [.initialValue] : [])
    if aspects.isEmpty { return nil }
    let make = aspects.contains(.facet) ? InterfaceEdit.moved : InterfaceEdit.changed
    var edit = make(self.old, self.new, self.effects)
    edit.aspects = aspects
    let hiddenByMock: [InterfaceEdit.Aspect] =
      self.new.input == nil ? [.attribute] : [.attribute, .initialValue, .sticky]
    edit.changesMock = !aspects.allSatisfy(hiddenByMock.contains)
    edit.requiresMore = self.new.syntax.isBinding && !self.old.syntax.isBinding
    return edit
  }

  private var effects: Effects {
    let old = surface(of: self.old, rules: self.rules, side: self.sides.old)
    let new = surface(of: self.new, rules: self.rules, side: self.sides.new)
    return [
      old.effects(ofReplacementBy: new, logic: self.rules.logic),
      bindingEffects(from: self.old, to: self.new, sides: self.sides),
      sourceEffects(from: self.old, to: self.new, sides: self.sides),
      pairEffects(of: self.old, sides: self.sides),
      observedEffects(from: self.old, to: self.new, sides: self.sides),
      attributeEffects(self.old.attributes, self.new.attributes) ?? [],
      self.runsDifferently ? .behaviour : [],
    ]
  }

  /// The aspects that have changed, except for initial values of outputs, which are not always visible.
  var aspects: [InterfaceEdit.Aspect] {
    let (old, new) = (self.old, self.new)
    var aspects: [InterfaceEdit.Aspect] = []
    if self.sides.old.facet(of: old) != self.sides.new.facet(of: new) { aspects.append(.facet) }
    if old.name != new.name { aspects.append(.name) }
    if let old = old.output, let new = new.output { aspects += self.outputAspects(old, new) }
    if let old = old.input, let new = new.input { aspects += inputAspects(old, new) }
    if attributeEffects(old.attributes, new.attributes) != nil { aspects.append(.attribute) }
    return aspects
  }

  private func outputAspects(_ old: Output, _ new: Output) -> [InterfaceEdit.Aspect] {
    let defaultKind = self.rules.defaultKind
    let isOtherKind = old.word != new.word || old.kind(defaultKind) != new.kind(defaultKind)
    return (isOtherKind ? [.kind] : []) + parameterAspects(old.parameters, new.parameters)
      + (old.type.isSame(as: new.type) ? [] : [.type])
  }

  /// Whether the behaviour changes without an error from the compiler.
  private var runsDifferently: Bool {
    self.showsOtherInitialValue || areSwapped(self.old.parameters, self.new.parameters)
      || self.keepsOtherValues || self.isOtherKindOfSameType
  }

  /// Whether an input replays other values to the logic than before, although the type is the same.
  private var keepsOtherValues: Bool {
    guard let old = self.old.input, let new = self.new.input else { return false }
    if old.kind == new.kind { return !areSame(old.initialValues, new.initialValues) }
    let word = self.rules.logicWord(of: new)
    let isSeenByCallers = self.rules.inputs[old.kind] != self.rules.inputs[new.kind] && new.answer == nil
    return word == self.rules.logicWord(of: old) && word != "function" && !isSeenByCallers
  }

  /// Whether the kind of an output has changed, but not the types that the style gives it.
  private var isOtherKindOfSameType: Bool {
    let (rules, defaultKind) = (self.rules, self.rules.defaultKind)
    guard let old = self.old.output?.kind(defaultKind), let new = self.new.output?.kind(defaultKind)
    else { return false }
    return old != new && old.traits.isSettable == new.traits.isSettable
      && rules.outputs[old] == rules.outputs[new]
      && rules.logicOutputs[old] == rules.logicOutputs[new]
  }

  // Mocks, some classes, and objects that SwiftUI observes start with the initial values of outputs.
  private var hasMocks: Bool { self.sides.old.hasMocks && self.sides.new.hasMocks }

  /// Whether SwiftUI observes an object that has the initial value until the first element arrives.
  private var isObservedFromStart: Bool {
    self.sides.old.fields != nil && self.sides.new.fields != nil && !self.rules.statesHaveValues
  }

  private var changesInitialValue: Bool {
    (self.hasMocks || self.rules.storesStates || self.isObservedFromStart)
      && !isSameValue(self.old.output?.initialValue, self.new.output?.initialValue)
  }

  /// Whether an initial value has changed, rather than being new.
  private var showsOtherInitialValue: Bool {
    if !self.changesInitialValue { return false }
    if self.hasMocks { return true }
    guard let old = self.initialValue(of: self.old), let new = self.initialValue(of: self.new)
    else { return false }
    return !isSameValue(old, new)
  }

  /// Returns the first value that an output shows; `nil` if there is none.
  private func initialValue(of member: Member) -> Text? {
    let isOptional = [self.old, self.new].allSatisfy { $0.output?.type.isOptional == true }
    return member.output?.initialValue ?? (self.isObservedFromStart && isOptional ? "nil" : nil)
  }
}

private func inputAspects(_ old: Input, _ new: Input) -> [InterfaceEdit.Aspect] {
  var aspects = parameterAspects(old.parameters, new.parameters)
  if old.reply?.canonical != new.reply?.canonical { aspects.append(.reply) }
  if old.isAsync != new.isAsync { aspects.append(.async) }
  if old.logicName != new.logicName { aspects.append(.logicName) }
  if (old.memory == .latest) != (new.memory == .latest) { aspects.append(.sticky) }
  if !areSame(old.initialValues, new.initialValues) { aspects.append(.initialValue) }
  return aspects
}

private func parameterAspects(_ old: [Parameter], _ new: [Parameter]) -> [InterfaceEdit.Aspect] {
  guard old.elementsEqual(new, by: { $0.type.isSame(as: $1.type) }) else { return [.parameters] }
  var aspects: [InterfaceEdit.Aspect] = []
  if !old.elementsEqual(new, by: { $0.argumentLabel == $1.argumentLabel }) { aspects.append(.label) }
  if !old.elementsEqual(new, by: { $0.name == $1.name }) { aspects.append(.parameterName) }
  return aspects
}

/// Returns whether parameters of the same types have swapped their names, so that callers pass the wrong arguments.
func areSwapped(_ old: [Parameter], _ new: [Parameter]) -> Bool {
  let (before, after) = (old.map(\.name), new.map(\.name))
  return before != after && Set(before) == Set(after) && parameterAspects(old, new) == [.parameterName]
}

func areSame(_ old: [Text], _ new: [Text]) -> Bool { old.elementsEqual(new, by: isSameValue) }
