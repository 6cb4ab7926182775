import MVVMModel
import MVVMSource
import MVVMTemplates

/// The members as tests see them: all of them by the names of their tests, and the outputs that are observed.
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

/// What members are called in tests. Each list but `order` and `observed` is in the order of inputs, outputs and errors,
/// and those two hold places in it.
private struct TestedNames {
  /// The members in the order of their tests.
  let order: [Int]
  var tests: [Text]
  /// The outputs that a test case observes.
  var observed: [Int] = []
  /// Empty for what is not observed.
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
