import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// Describes the inputs and states that are one property: in a style whose class keeps states, or in an object that
/// SwiftUI observes beside the class, where an input may also be one alone.
///
/// - Parameter members: The records of all members. That of a pair's state gets the value at which the property starts.
func describePairs(
  of viewModel: ViewModel,
  _ members: Value,
  _ settings: Configuration.ViewModelSettings,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  let pairs = style.manifest.pairs(of: viewModel)
  builder.set(.hasPairs, of: record, pairs.contains(where: \.isBound))
  for pair in pairs {
    let state = Record<MemberField>(builder[members, viewModel.inputs.count + pair.places.state], builder)
    if let start = pair.start { builder.set(.initialValue, of: state) { $0.text(start) } }
    builder.set(.isPaired, of: state, true)
    builder.set(.isPaired, of: Record<MemberField>(builder[members, pair.places.input], builder), true)
  }
  let isObserved = record.uses(.isObserved) && style.manifest.isObserved(viewModel, settings)
  builder.set(.isObserved, of: record, isObserved)
  builder.set(.isTracked, of: record, isObserved && settings.observed == .observation)
  builder.set(.statesHaveValues, of: record, style.manifest.interface.statesHaveValues)
  guard record.uses(.pairs), isObserved || !pairs.isEmpty else { return }
  let fields =
    isObserved ? viewModel.fields(style.manifest.defaultKind) : pairs.filter(\.isBound).map(\.field)
  builder.set(.pairs, of: record) { builder in
    builder.list(of: fields) { describe($1, members, viewModel, &$0) }
  }
}

private func describe(
  _ field: Field,
  _ members: Value,
  _ viewModel: ViewModel,
  _ builder: inout ContextBuilder
) -> Value {
  let record = Record<PairField>(&builder)
  let input = builder[members, field.place]
  builder.set(.input, of: record) { _ in input }
  builder.set(.isPaired, of: Record<MemberField>(input, builder), true)
  if let pair = field.pair {
    let state = builder[members, viewModel.inputs.count + pair.places.state]
    builder.set(.state, of: record) { _ in state }
    builder.set(.isPaired, of: Record<MemberField>(state, builder), true)
  }
  builder.set(.isPaired, of: record, field.pair != nil)
  let (name, type) = (builder.name(field.input.logicName), field.type)
  builder.set(.name, quoted: .quotedName, of: record) { _ in name }
  builder.set(.type, of: record) { $0.text(type) }
  if let start = field.start { builder.set(.start, of: record) { $0.text(start) } }
  // What is not available everywhere, or deprecated, a view is not begun with.
  guard field.input.attributes.isEmpty, field.pair?.state.attributes.isEmpty != false else {
    return record.value
  }
  builder.set(.isText, of: record, type.placeholder?.spells("\"\"") == true)
  builder.set(.isSwitch, of: record, type.placeholder?.spells("false") == true)
  // What Swift has of its own, such as a text or an array, is not identifiable.
  if case .optional(let item) = type.canonical { builder.set(.isItem, of: record, item.isOfApp) }
  return record.value
}

extension Style {
  /// Whether the class keeps a state that starts at a dependency.
  func starts(_ state: Output, by dependency: Dependency) -> Bool {
    self.manifest.interface.storesStates && state.isStarted(by: dependency, self.manifest.defaultKind)
  }

  /// The indices of the states that the class keeps.
  func keptStates(of viewModel: ViewModel) -> Set<Int> {
    self.manifest.interface.storesStates
      ? viewModel.keptStates(self.manifest.pairs(of: viewModel), self.manifest.defaultKind) : []
  }
}
