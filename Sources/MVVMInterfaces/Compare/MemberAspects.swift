import MVVMModel
import MVVMSource

/// Returns the aspects of an input or an output that changed.
func aspects(_ old: Member, _ new: Member, _ sides: Sides) -> [InterfaceEdit.Aspect] {
  let kind = sides.new.rules.defaultKind
  var aspects: [InterfaceEdit.Aspect] = []
  if sides.old.facet(of: old) != sides.new.facet(of: new) { aspects.append(.facet) }
  if old.name != new.name { aspects.append(.name) }
  if let old = old.output, let new = new.output {
    if old.word != new.word || old.kind(kind) != new.kind(kind) { aspects.append(.kind) }
    aspects += parameterAspects(old.parameters, new.parameters)
    if !old.type.isSame(as: new.type) { aspects.append(.type) }
  }
  if let old = old.input, let new = new.input { aspects += inputAspects(old, new) }
  if attributeEffects(old.attributes, new.attributes) != nil { aspects.append(.attribute) }
  return aspects
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

/// Whether the names of parameters of the same types have changed places, so that callers pass other things than they
/// mean.
func areSwapped(_ old: [Parameter], _ new: [Parameter]) -> Bool {
  let (before, after) = (old.map(\.name), new.map(\.name))
  return before != after && Set(before) == Set(after) && parameterAspects(old, new) == [.parameterName]
}

func areSame(_ old: [Text], _ new: [Text]) -> Bool { old.elementsEqual(new, by: isSameValue) }
