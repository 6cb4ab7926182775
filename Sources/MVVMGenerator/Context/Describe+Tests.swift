import MVVMConfiguration
import MVVMModel
import MVVMStyles
import MVVMTemplates

/// Describes the members as tests see them: all members with the names of their tests, and the observed outputs.
///
/// - Parameter members: The records of inputs, outputs and errors.
func describeTests(
  of viewModel: ViewModel,
  _ members: Value,
  _ options: FileOptions,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  lazy var names = TestedNames(of: viewModel, options.style.manifest, options.configuration.tests)
  builder.set(.tested, of: record) { $0.list(of: names.order) { $0[members, $1] } }
  builder.set(.observed, of: record) { $0.list(of: names.observed) { $0[members, $1] } }
  for index in members.indices {
    let member = Record<MemberField>(builder[members, index], builder)
    builder.set(.testName, quoted: .quotedTestName, of: member) { $0.name(names.tests[index]) }
    builder.set(.capitalizedTestName, of: member) { $0.text(capitalized(names.tests[index])) }
    builder.set(.observerName, quoted: .quotedObserverName, of: member) { $0.name(names.observers[index]) }
  }
}
