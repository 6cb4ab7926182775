import MVVMModel
import MVVMSource
import MVVMTemplates

/// The members as tests see them: all of them by the names of their tests, and the outputs that are observed.
///
/// - Parameters:
///   - inputs: The records of the inputs.
///   - shown: The records of the outputs and the errors.
func describeTests(
  of viewModel: ViewModel,
  _ inputs: [Value],
  _ shown: [Value],
  _ style: Style,
  into record: Value,
  _ builder: inout ContextBuilder
) {
  guard style.needs.tests || style.needs.observers else { return }
  let members = viewModel.members
  let names = testNames(of: viewModel, members)
  let records = recordsByMember(viewModel, inputs, shown)
  let tested = zip(members, names).compactMap { member, name in
    let record = records[ObjectIdentifier(member.object)]
    if let record { builder.setTestName(record, name) }
    return record
  }
  builder.set(record, ViewModelSlot.tested, builder.list(of: tested))
  var taken = namesOfTestCase(style, tests: names)
  let outputs = zip(viewModel.outputs + viewModel.errors, shown)
  let kinds = style.manifest.observed.map { $0.slot.rawValue }
  let observed = outputs.filter { _, record in kinds.contains { builder[record, $0].isTruthy } }
  for (output, record) in observed {
    let name = observerName(of: output, &taken)
    builder.setName(record, name, MemberSlot.observerName, quoted: .quotedObserverName)
  }
  builder.set(record, ViewModelSlot.observed, builder.list(of: observed.map(\.1)))
}

private func recordsByMember(_ viewModel: ViewModel, _ inputs: [Value], _ shown: [Value])
  -> [ObjectIdentifier:
  Value]
{
  let objects: [AnyObject] = viewModel.inputs + viewModel.outputs + viewModel.errors
  let pairs = zip(objects.map { ObjectIdentifier($0) }, inputs + shown)
  return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
}

extension Member {
  fileprivate var object: AnyObject {
    switch self {
    case .input(let input): input
    case .output(let output): output
    }
  }
}

extension StreamKind {
  fileprivate var slot: MemberSlot {
    switch self {
    case .state: .isState
    case .event: .isEvent
    case .stream: .isStream
    }
  }
}

extension ContextBuilder {
  fileprivate mutating func setTestName(_ record: Value, _ name: Text) {
    self.setName(record, name, MemberSlot.testName, quoted: .quotedTestName)
    self.set(record, MemberSlot.capitalizedTestName, self.text(capitalized(name)))
  }
}
