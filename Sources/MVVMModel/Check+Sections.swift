import MVVMSource
import MVVMSyntax

/// Reports sections that occur twice. Their members still count.
func checkSections(of syntax: ViewModelSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  var first: SmallDictionary<SectionKind, Int> = [:]
  for case .section(let section) in syntax.items {
    if let first = first[section.kind] {
      findings.append(duplicateSection(section, first: first, in: tree))
    } else {
      first[section.kind] = section.keyword
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
