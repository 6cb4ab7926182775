import MVVMModel
import MVVMSource

/// An output or an error, with its facet.
struct FacetOutput: Ordered {
  let output: Output
  let facet: InterfaceEdit.Element
  let kind: InterfaceRules.OutputKind

  var name: Text { self.output.name }
  var selector: Text { self.output.selector }

  static func all(of side: ViewModelInterface, defaultKind: StreamKind) -> [FacetOutput] {
    side.viewModel.outputs.map { FacetOutput(output: $0, facet: .output, kind: $0.kind(defaultKind)) }
      + side.viewModel.errors.map { FacetOutput(output: $0, facet: .error, kind: $0.kind(.event)) }
  }

  func surface(_ rules: InterfaceRules, _ side: ViewModelInterface) -> Surface {
    MVVMInterfaces.surface(of: self, rules, side.viewModel.dependencies)
  }

  /// The kind as it is written in the spec.
  fileprivate var word: Text {
    switch self.output.form {
    case .stream(let kind, _): Text(kind?.rawValue ?? "")
    case .value: "value"
    case .function: "function"
    }
  }
}

/// A quick check whether two inputs are equal, including their spelling. Nearly all members are.
func isUnchanged(_ old: Input, _ new: Input) -> Bool {
  old.name == new.name && old.logicName == new.logicName && old.parameters == new.parameters
    && old.reply == new.reply && old.memory == new.memory && old.attributes == new.attributes
}

func isUnchanged(_ old: Output, _ new: Output) -> Bool {
  old.name == new.name && old.form == new.form && old.type == new.type && old.attributes == new.attributes
}

func isUnchanged(_ old: Dependency, _ new: Dependency) -> Bool {
  old.name == new.name && old.label == new.label && old.type == new.type
    && old.defaultValue == new.defaultValue
}

/// Returns the aspects of an input that changed.
func inputAspects(_ old: Input, _ new: Input) -> [String] {
  var aspects: [String] = []
  if old.name != new.name { aspects.append("name") }
  aspects += parameterAspects(old.parameters, new.parameters)
  if !areSame(old.reply, new.reply) { aspects.append("reply") }
  if old.logicName != new.logicName { aspects.append("logic name") }
  if (old.memory == .latest) != (new.memory == .latest) { aspects.append("sticky") }
  if !areSame(old.initialValues, new.initialValues) { aspects.append("initial value") }
  if attributeEffects(old.attributes, new.attributes) != nil { aspects.append("attribute") }
  return aspects
}

/// Returns the aspects of an output that changed.
func outputAspects(_ old: FacetOutput, _ new: FacetOutput) -> [String] {
  var aspects: [String] = []
  if old.facet != new.facet { aspects.append("facet") }
  if old.name != new.name { aspects.append("name") }
  if old.word != new.word || old.kind != new.kind { aspects.append("kind") }
  aspects += parameterAspects(old.output.parameters, new.output.parameters)
  if !old.output.type.isSame(as: new.output.type) { aspects.append("type") }
  if attributeEffects(old.output.attributes, new.output.attributes) != nil { aspects.append("attribute") }
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
