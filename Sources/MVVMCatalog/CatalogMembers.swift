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
  (viewModel.members + viewModel.dependencies.map(Member.init)).map { member in
    CatalogMember(
      member,
      kind: member.kindName(defaultKind),
      line: spec.lines.position(of: member.nameRange.lowerBound).line,
      findings: spec.findings(ofViewModel: viewModel.name, facet: member.section, member.selector)
    )
  }
}

extension CatalogMember {
  var name: Text { self.member.name }
  var facet: SectionKind { self.member.section }

  init(_ member: Member, kind: String, line: Int, findings: [CatalogFinding]) {
    self.member = member
    self.selector = member.selector
    self.kind = kind
    self.documentation = member.documentation
    self.signature = MVVMInterfaces.signature(of: member)
    self.nameStart = member.lengthOfHead
    self.line = line
    self.findings = findings
  }
}

extension Member {
  fileprivate func kindName(_ defaultKind: StreamKind) -> String {
    switch self.kind {
    case .dependency: self.section.member
    case .input(let input): input.kind.rawValue
    case .output(let output): output.kind(defaultKind).rawValue
    }
  }

  /// The number of bytes before the name in the signature: of attributes and a word, each with a blank behind it.
  fileprivate var lengthOfHead: Int {
    let word: Text? =
      switch self.kind {
      case .dependency(let dependency): dependency.label
      case .input, .output: self.word
      }
    let attributes = self.section == .dependencies ? [] : self.attributes
    return (attributes + [word].compactMap { $0 }).reduce(0) { $0 + $1.count + 1 }
  }
}
