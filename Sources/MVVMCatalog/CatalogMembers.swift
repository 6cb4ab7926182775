import MVVMInterfaces
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the members of a view model as a catalogue shows them, without their anchors.
func catalogMembers(of viewModel: ViewModel, defaultKind: OutputKind, in spec: CatalogSpec) -> [CatalogMember]
{
  (viewModel.members + viewModel.dependencies.map(Member.init)).map { member in
    CatalogMember(
      member: member,
      kind: member.kindName(defaultKind),
      signature: signature(of: member),
      line: spec.lines.position(of: member.nameRange.lowerBound).line,
      findings: spec.findings(ofViewModel: viewModel.name, facet: member.facet, member.selector)
    )
  }
}

extension CatalogMember {
  var name: Text { self.member.name }
  var facet: SectionKind { self.member.section }
  /// What its facet is called, where that has a name.
  var facetName: String? { self.member.syntax.facet.map { _ in self.member.facet } }
  var selector: Text { self.member.selector }
  var documentation: [Text] { self.member.documentation }

  /// What follows the name in the signature.
  var rest: ArraySlice<UInt8> {
    ArraySlice(self.signature.utf8).dropFirst(self.member.lengthOfHead + self.name.count)
  }
}

extension Member {
  fileprivate func kindName(_ defaultKind: OutputKind) -> String {
    switch self.kind {
    case .dependency: self.section.member
    case .input(let input): input.kind.rawValue
    case .output(let output): output.kind(defaultKind).rawValue
    }
  }

  /// The number of bytes before the name in the signature: of attributes and a word, each with a blank behind it.
  fileprivate var lengthOfHead: Int {
    let words =
      switch self.kind {
      case .dependency(let dependency): [dependency.label]
      case .input, .output: self.attributes + [self.word]
      }
    return words.compactMap(\.self).reduce(0) { $0 + $1.count + 1 }
  }
}
