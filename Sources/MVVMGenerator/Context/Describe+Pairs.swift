import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// Describes the inputs and states that are one property, in a style whose class keeps states.
///
/// - Parameter members: The records of all members. That of a pair's state gets the value at which the property starts.
func describePairs(
  of viewModel: ViewModel,
  _ members: Value,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  let pairs = style.pairs(of: viewModel)
  builder.set(.hasPairs, of: record, pairs.contains(where: \.isBound))
  if pairs.isEmpty { return }
  let halves = pairs.map {
    (
      input: builder[members, $0.places.input],
      state: builder[members, viewModel.inputs.count + $0.places.state]
    )
  }
  for (pair, half) in zip(pairs, halves) {
    let state = Record<MemberField>(half.state, builder)
    if let start = pair.start { builder.set(.initialValue, of: state) { $0.text(start) } }
    builder.set(.isPaired, of: state, true)
    builder.set(.isPaired, of: Record<MemberField>(half.input, builder), true)
  }
  builder.set(.pairs, of: record) { builder in
    builder.list(of: pairs.indices.filter { pairs[$0].isBound }) { describe(pairs[$1], halves[$1], &$0) }
  }
}

private func describe(_ pair: Pair, _ half: (input: Value, state: Value), _ builder: inout ContextBuilder)
  -> Value
{
  let record = Record<PairField>(&builder)
  builder.set(.input, of: record) { _ in half.input }
  builder.set(.state, of: record) { _ in half.state }
  // What is not available everywhere, or deprecated, a view is not begun with.
  guard pair.input.attributes.isEmpty, pair.state.attributes.isEmpty else { return record.value }
  let type = pair.state.type
  builder.set(.isText, of: record, type.placeholder?.spells("\"\"") == true)
  builder.set(.isSwitch, of: record, type.placeholder?.spells("false") == true)
  // What Swift has of its own, such as a text or an array, is not identifiable.
  if case .optional(let item) = type.canonical { builder.set(.isItem, of: record, item.isOfApp) }
  return record.value
}

extension Style {
  /// The pairs of a view model; none where the class keeps no states.
  func pairs(of viewModel: ViewModel) -> [Pair] {
    self.manifest.interface.storesStates ? viewModel.pairs(self.manifest.defaultKind) : []
  }

  /// Whether the class keeps a state that starts at a dependency.
  func starts(_ state: Output, by dependency: Dependency) -> Bool {
    self.manifest.interface.storesStates && state.isStarted(by: dependency, self.manifest.defaultKind)
  }

  /// The indices of the states that the class keeps.
  func keptStates(of viewModel: ViewModel) -> Set<Int> {
    self.manifest.interface.storesStates
      ? viewModel.keptStates(self.pairs(of: viewModel), self.manifest.defaultKind) : []
  }
}
