import MVVMSource
import MVVMSyntax

/// The sections of a view model. One that stands twice is reported; its members count all the same.
struct Sections {
  private let all: [SectionSyntax]
  private let hasUnexpectedText: Bool

  fileprivate init(_ all: [SectionSyntax], hasUnexpectedText: Bool) {
    self.all = all
    self.hasUnexpectedText = hasUnexpectedText
  }

  /// The members that were read without an error, in the order of the file.
  func members(of kind: SectionKind) -> [MemberSyntax] {
    var result: [MemberSyntax] = []
    for section in self.all where section.kind == kind {
      result.reserveCapacity(result.count + section.items.count)
      for case .member(let member) in section.items where !member.isBroken { result.append(member) }
    }
    return result
  }

  /// Reports the attributes of members that were read with an error: they are another mistake.
  func checkAttributesOfBroken(in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
    for section in self.all {
      guard let role = AttributeRole(of: section.kind) else { continue }
      for case .member(let member) in section.items where member.isBroken && !member.attributes.isEmpty {
        _ = checkAttributes(member.attributes, of: role, in: tree, &findings)
      }
    }
  }

  /// Whether nothing stands in inputs, outputs and errors, not even a mistake.
  var hasNoFacet: Bool {
    !self.hasUnexpectedText && self.all.allSatisfy { $0.kind == .dependencies || $0.items.isEmpty }
  }
}

func checkSections(
  of syntax: ViewModelSyntax,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Sections {
  var all: [SectionSyntax] = []
  for case .section(let section) in syntax.items {
    if let first = all.first(where: { $0.kind == section.kind }) {
      findings.append(duplicateSection(section, first: first, in: tree))
    }
    all.append(section)
  }
  return Sections(all, hasUnexpectedText: all.count < syntax.items.count)
}

private func duplicateSection(_ section: SectionSyntax, first: SectionSyntax, in tree: SpecSyntax)
  -> Diagnostic
{
  let name = section.kind.rawValue
  return Diagnostic(
    .duplicateSection,
    "'\(name)' stands twice: move its members to the first",
    at: tree.place(section.keyword),
    notes: [Note("the first '\(name)' is here", at: tree.place(first.keyword))]
  )
}
