import MVVMModel
import MVVMSource
import MVVMTemplates

/// The members as tests see them: all of them by the names of their tests, and the outputs that are observed.
///
/// - Parameter members: The records of inputs, outputs and errors.
func describeTests(
  of viewModel: ViewModel,
  _ members: [Record<MemberField>],
  _ manifest: Manifest,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  lazy var order = testOrder(of: viewModel)
  lazy var names = testNames(of: viewModel, viewModel.members)
  builder.set(.tested, of: record) { builder in builder.list(of: order.map { members[$0] }) }
  lazy var namesByMember = Dictionary(uniqueKeysWithValues: zip(order, names))
  for (index, member) in members.enumerated() {
    builder.set(.testName, quoted: .quotedTestName, of: member) { namesByMember[index] ?? "" }
    builder.set(.capitalizedTestName, of: member) { $0.text(capitalized(namesByMember[index] ?? "")) }
  }
  let shown = Array(zip(viewModel.outputs + viewModel.errors, members.dropFirst(viewModel.inputs.count)))
  let observed = zip(shown, viewModel.shownKinds(manifest))
    .filter { _, kind in kind.map(manifest.observed.contains) == true }.map(\.0)
  builder.set(.observed, of: record) { builder in builder.list(of: observed.map(\.1)) }
  lazy var taken = namesOfTestCase(manifest, tests: names)
  for (output, member) in observed {
    builder.set(.observerName, quoted: .quotedObserverName, of: member) { observerName(of: output, &taken) }
  }
}

/// The members in the order of their tests, each by its place among inputs, outputs and errors.
private func testOrder(of viewModel: ViewModel) -> [Int] {
  let objects: [AnyObject] = viewModel.inputs + viewModel.outputs + viewModel.errors
  let places = Dictionary(
    uniqueKeysWithValues: objects.enumerated().map { (ObjectIdentifier($1), $0) }
  )
  return viewModel.members.compactMap { places[ObjectIdentifier($0.object)] }
}

extension Member {
  fileprivate var object: AnyObject {
    switch self {
    case .input(let input): input
    case .output(let output): output
    }
  }
}
