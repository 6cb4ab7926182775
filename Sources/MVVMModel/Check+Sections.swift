import MVVMSource
import MVVMSyntax

/// Reports sections that occur twice. Their members still count.
func checkSections(of syntax: ViewModelSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  var firsts: [SectionSyntax] = []
  for case .section(let section) in syntax.items {
    if let first = firsts.first(where: { $0.kind == section.kind }) {
      findings.append(duplicateSection(section, first: first.keyword, in: tree))
    } else {
      firsts.append(section)
    }
  }
}

/// Whether inputs, outputs and errors are empty, without even a mistake in them.
func hasNoFacet(_ syntax: ViewModelSyntax) -> Bool {
  syntax.items.allSatisfy { item in
    switch item {
    case .section(let section): section.kind == .dependencies || section.items.isEmpty
    case .unexpected: false
    }
  }
}

private func duplicateSection(_ section: SectionSyntax, first: Int, in tree: SpecSyntax)
  -> Diagnostic
{
  let name = section.kind.rawValue
  return Diagnostic(
    .duplicateSection,
    "'\(name)' stands twice: move its members to the first",
    at: tree.place(section.keyword),
    notes: [Note("the first '\(name)' is here", at: tree.place(first))]
  )
}
