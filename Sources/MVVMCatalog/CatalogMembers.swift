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
  let name = viewModel.name
  return viewModel.inputs.map { spec.member($0, of: name) }
    + viewModel.outputs.map { spec.member($0, .outputs, defaultKind, of: name) }
    + viewModel.errors.map { spec.member($0, .errors, .event, of: name) }
    + viewModel.dependencies.map { spec.member($0, of: name) }
}

extension CatalogSpec {
  fileprivate func member(_ input: Input, of viewModel: Text) -> CatalogMember {
    CatalogMember(
      facet: .inputs,
      name: input.name,
      selector: input.selector,
      kind: input.kind.rawValue,
      documentation: input.documentation,
      signature: signature(of: input),
      nameStart: lengthOfHead(input.attributes, input.memory == .latest ? "sticky" : ""),
      line: self.line(of: input.nameRange),
      findings: self.findings(ofViewModel: viewModel, facet: .inputs, input.selector)
    )
  }

  fileprivate func member(
    _ output: Output,
    _ facet: SectionKind,
    _ standard: StreamKind,
    of viewModel: Text
  ) -> CatalogMember {
    CatalogMember(
      facet: facet,
      name: output.name,
      selector: output.selector,
      kind: output.kind(standard).rawValue,
      documentation: output.documentation,
      signature: signature(of: output),
      nameStart: lengthOfHead(output.attributes, output.word),
      line: self.line(of: output.nameRange),
      findings: self.findings(ofViewModel: viewModel, facet: facet, output.selector)
    )
  }

  fileprivate func member(_ dependency: Dependency, of viewModel: Text) -> CatalogMember {
    CatalogMember(
      facet: .dependencies,
      name: dependency.name,
      selector: dependency.name,
      kind: "dependency",
      documentation: dependency.documentation,
      signature: signature(of: dependency),
      nameStart: lengthOfHead([], dependency.label?.description ?? ""),
      line: self.line(of: dependency.nameRange),
      findings: self.findings(ofViewModel: viewModel, facet: .dependencies, dependency.name)
    )
  }

  private func line(of range: Range<Int>) -> Int { self.lines.position(of: range.lowerBound).line }
}

/// The number of bytes before a member's name in its signature: of attributes and a word, each with a blank behind it.
private func lengthOfHead(_ attributes: [Text], _ word: String) -> Int {
  attributes.reduce(0) { $0 + $1.count + 1 } + (word.isEmpty ? 0 : word.utf8.count + 1)
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
