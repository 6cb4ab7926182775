import MVVMModel
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// A view model, as templates read it.
final class ViewModelRecord: TemplateRecord {
  let facts: ViewModelFacts
  /// The facets, with their members in the order that callers see.
  private(set) lazy var facets = self.viewModel.facets.indices.map { FacetRecord($0, of: self.facts) }
  private(set) lazy var inputs = self.facets.flatMap(\.members).filter { $0.input != nil }
  /// The bindings among the inputs, the outputs, then the errors.
  private(set) lazy var outputs = self.facets.flatMap(\.members).filter { $0.output != nil }
  /// The members by their indices.
  private(set) lazy var members = Dictionary(
    uniqueKeysWithValues: (self.inputs + self.outputs).map { ($0.member.index, $0) }
  )

  /// - Parameter destination: The module of the file.
  init(of viewModel: ViewModel, in destination: Destination, _ options: FileOptions) {
    self.facts = ViewModelFacts(of: viewModel, in: destination, options)
  }

  /// The identity of the record; `nil` in a test module, where everything is internal, so that no field
  /// computed for the class is reused.
  var identity: Int? { self.facts.destination == .tests ? nil : self.viewModel.nameRange.lowerBound }

  var viewModel: ViewModel { self.facts.viewModel }

  var style: Style { self.facts.style }
}

extension Style {
  /// Returns inputs in the order of the names that callers see, which for properties are the logic names.
  func inOrderOfCallers(_ inputs: [MemberRecord]) -> [MemberRecord] {
    guard self.manifest.interface.showsInputs else { return inputs }
    return inputs.map { (name: $0.callersName, record: $0) }.sorted { left, right in
      compareMembers(left.name, right.name) { (left.record.member.selector, right.record.member.selector) }
        < 0
    }.map(\.record)
  }
}
