import MVVMInterfaces
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the members of a view model as a catalogue shows them, without their anchors.
func catalogMembers(
  of viewModel: ViewModel,
  defaultKind: StreamKind,
  in spec: CatalogSpec
) -> [CatalogMember] {
  func member(
    _ facet: SectionKind,
    _ name: Text,
    _ selector: Text,
    _ range: Range<Int>,
    kind: String,
    word: String,
    _ attributes: [Text],
    _ documentation: [Text],
    _ signature: Text
  ) -> CatalogMember {
    let head = attributes.reduce(0) { $0 + $1.count + 1 } + (word.isEmpty ? 0 : word.utf8.count + 1)
    return CatalogMember(
      facet: facet,
      name: name,
      selector: selector,
      kind: kind,
      documentation: documentation,
      signature: signature,
      nameStart: head,
      line: spec.lines.position(of: range.lowerBound).line,
      findings: spec.findings(ofViewModel: viewModel.name, facet: facet, selector)
    )
  }
  let inputs = viewModel.inputs.map { input in
    let word = input.memory == .latest ? "sticky" : ""
    return member(
      .inputs,
      input.name,
      input.selector,
      input.nameRange,
      kind: input.kind.rawValue,
      word: word,
      input.attributes,
      input.documentation,
      signature(of: input)
    )
  }
  func shown(_ facet: SectionKind, _ output: Output, _ standard: StreamKind) -> CatalogMember {
    member(
      facet,
      output.name,
      output.selector,
      output.nameRange,
      kind: output.kind(standard).rawValue,
      word: output.word,
      output.attributes,
      output.documentation,
      signature(of: output)
    )
  }
  let outputs = viewModel.outputs.map { shown(.outputs, $0, defaultKind) }
  let errors = viewModel.errors.map { shown(.errors, $0, .event) }
  let dependencies = viewModel.dependencies.map { dependency in
    member(
      .dependencies,
      dependency.name,
      dependency.name,
      dependency.nameRange,
      kind: "dependency",
      word: dependency.label?.description ?? "",
      [],
      dependency.documentation,
      signature(of: dependency)
    )
  }
  return inputs + outputs + errors + dependencies
}

extension Output {
  /// The kind as the spec writes it before the name; empty if it writes none.
  fileprivate var word: String {
    switch self.form {
    case .stream(let kind, _): kind?.rawValue ?? ""
    case .value: "value"
    case .function: ""
    }
  }
}
