import MVVMModel
import MVVMSource

extension MemberComparison {
  /// The aspects that changed, but for initial values of outputs, which not everybody can see.
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

/// Whether parameters of the same types have exchanged their names, so that callers pass other things than they mean.
func areSwapped(_ old: [Parameter], _ new: [Parameter]) -> Bool {
  let (before, after) = (old.map(\.name), new.map(\.name))
  return before != after && Set(before) == Set(after) && parameterAspects(old, new) == [.parameterName]
}

func areSame(_ old: [Text], _ new: [Text]) -> Bool { old.elementsEqual(new, by: isSameValue) }
