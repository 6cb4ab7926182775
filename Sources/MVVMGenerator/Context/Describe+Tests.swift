import MVVMModel
import MVVMSource
import MVVMTemplates

/// Describes the members as tests see them: all members with the names of their tests, and the observed outputs.
///
/// - Parameter members: The records of inputs, outputs and errors.
func describeTests(
  of viewModel: ViewModel,
  _ members: Value,
  _ manifest: Manifest,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  lazy var names = TestedNames(of: viewModel, manifest)
  builder.set(.tested, of: record) { $0.list(of: names.order) { $0[members, $1] } }
  builder.set(.observed, of: record) { $0.list(of: names.observed) { $0[members, $1] } }
  for index in members.indices {
    let member = Record<MemberField>(builder[members, index], builder)
    builder.set(.testName, quoted: .quotedTestName, of: member) { $0.name(names.tests[index]) }
    builder.set(.capitalizedTestName, of: member) { $0.text(capitalized(names.tests[index])) }
    builder.set(.observerName, quoted: .quotedObserverName, of: member) { $0.name(names.observers[index]) }
  }
}

/// The names of members in tests. `tests` and `observers` have one entry for each input, output and error, in this
/// order; `order` and `observed` hold indices into them.
private struct TestedNames {
  /// The indices of the members, in the order of their tests.
  let order: [Int]
  var tests: [Text]
  /// The indices of the outputs that a test case observes.
  var observed: [Int] = []
  /// The names of the observers; empty for members that are not observed.
  var observers: [Text]

  init(of viewModel: ViewModel, _ manifest: Manifest) {
    let members = viewModel.members
    let names = testNames(of: viewModel, members)
    let outputs = viewModel.outputs + viewModel.errors
    let starts = viewModel.inputs.map(\.nameRange.lowerBound) + outputs.map(\.nameRange.lowerBound)
    let places = Dictionary(uniqueKeysWithValues: zip(starts, starts.indices))
    self.order = members.compactMap { places[$0.nameRange.lowerBound] }
    self.tests = starts.map { _ in "" }
    self.observers = self.tests
    for (index, name) in zip(self.order, names) { self.tests[index] = name }
    var taken = namesOfTestCase(manifest, tests: names)
    for (index, output) in outputs.enumerated() {
      let isError = index >= viewModel.outputs.count
      let kind = output.kind(default: isError ? .event : manifest.defaultKind)
      guard let kind, manifest.observed.contains(kind) else { continue }
      self.observed.append(viewModel.inputs.count + index)
      self.observers[viewModel.inputs.count + index] = nameOfObserver(of: output, &taken)
    }
  }
}
