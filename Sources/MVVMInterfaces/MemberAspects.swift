import MVVMModel
import MVVMSource

/// A quick check whether two inputs are equal, including their spelling. Nearly all members are.
func isUnchanged(_ old: Input, _ new: Input) -> Bool {
  old.name == new.name && old.logicName == new.logicName && old.parameters == new.parameters
    && old.reply == new.reply && old.memory == new.memory && old.attributes == new.attributes
}

func isUnchanged(_ old: Output, _ new: Output) -> Bool {
  old.section == new.section && old.name == new.name && old.form == new.form && old.type == new.type
    && old.attributes == new.attributes
}

func isUnchanged(_ old: Dependency, _ new: Dependency) -> Bool {
  old.name == new.name && old.label == new.label && old.type == new.type
    && old.defaultValue == new.defaultValue
}

/// Returns the aspects of an input or an output that changed.
func aspects(_ old: Member, _ new: Member, _ rules: InterfaceRules) -> [String] {
  var aspects: [String] = []
  if old.section != new.section { aspects.append("facet") }
  if old.name != new.name { aspects.append("name") }
  if let old = old.output, let new = new.output {
    let isOtherKind = old.word != new.word || old.kind(rules.defaultKind) != new.kind(rules.defaultKind)
    if isOtherKind { aspects.append("kind") }
    aspects += parameterAspects(old.parameters, new.parameters)
    if !old.type.isSame(as: new.type) { aspects.append("type") }
  }
  if let old = old.input, let new = new.input { aspects += inputAspects(old, new) }
  if attributeEffects(old.attributes, new.attributes) != nil { aspects.append("attribute") }
  return aspects
}

private func inputAspects(_ old: Input, _ new: Input) -> [String] {
  var aspects = parameterAspects(old.parameters, new.parameters)
  if !areSame(old.reply, new.reply) { aspects.append("reply") }
  if old.logicName != new.logicName { aspects.append("logic name") }
  if (old.memory == .latest) != (new.memory == .latest) { aspects.append("sticky") }
  if !areSame(old.initialValues, new.initialValues) { aspects.append("initial value") }
  return aspects
}

private func parameterAspects(_ old: [Parameter], _ new: [Parameter]) -> [String] {
  let isSameTypes = old.count == new.count && zip(old, new).allSatisfy { $0.type.isSame(as: $1.type) }
  guard isSameTypes else { return ["parameters"] }
  var aspects: [String] = []
  if old.map(\.argumentLabel) != new.map(\.argumentLabel) { aspects.append("label") }
  if old.map(\.name) != new.map(\.name) { aspects.append("parameter name") }
  return aspects
}

/// Whether the names of parameters of the same types have changed places, so that callers pass other things than they
/// mean.
func areSwapped(_ old: [Parameter], _ new: [Parameter]) -> Bool {
  let (before, after) = (old.map(\.name), new.map(\.name))
  return before != after && Set(before) == Set(after) && parameterAspects(old, new) == ["parameter name"]
}

private func areSame(_ old: SpecType?, _ new: SpecType?) -> Bool {
  guard let old, let new else { return old == nil && new == nil }
  return old.isSame(as: new)
}

func areSame(_ old: [Text], _ new: [Text]) -> Bool { old.elementsEqual(new, by: isSameValue) }
