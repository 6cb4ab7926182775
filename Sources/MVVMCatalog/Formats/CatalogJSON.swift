import MVVMCode
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns a catalogue as one JSON object with a line for each view model, as described by
/// `catalog.schema.json`.
package func catalogJSON(_ catalog: Catalog) -> String {
  """
  {"version": 1,
  "title": \(JSON(catalog.title)),
  "viewModels": \(JSON(lines: catalog.viewModels.map { json($0, catalog) })),
  "composition": \(JSON(lines: catalog.links.map { json($0, catalog) })),
  "notShown": \(JSON(catalog.notShown))}

  """
}

private func json(_ viewModel: CatalogViewModel, _ catalog: Catalog) -> JSON {
  let members = SectionKind.allCases.map { facet -> JSON.Member in
    (facet.rawValue, JSON(viewModel.members.filter { $0.facet == facet }.map { json($0, catalog) }))
  }
  let head: [JSON.Member] = [
    ("id", JSON(viewModel.anchor)),
    ("module", viewModel.module.isEmpty ? .null : JSON(viewModel.module)),
    ("path", JSON(viewModel.path)), ("line", JSON(viewModel.line)), ("style", JSON(viewModel.style)),
    ("conformances", JSON(viewModel.declaration.conformances.map(\.description))),
  ]
  let findings: JSON.Member = ("findings", JSON(viewModel.findings.map(json)))
  return JSON(jsonFields(of: viewModel.declaration, access: viewModel.access) + head + members + [findings])
}

private func json(_ member: CatalogMember, _ catalog: Catalog) -> JSON {
  JSON(
    jsonFields(of: member.member) + [
      ("id", JSON(member.anchor)), ("kind", JSON(member.kind)),
      ("declaration", JSON(member.signature.description)), ("line", JSON(member.line)),
      ("findings", JSON(member.findings.map(json))), ("facet", JSON(member.facetName)),
      ("usage", catalog.knowsUsage ? JSON(member.marks.map(\.rawValue)) : nil),
    ]
  )
}

private func json(_ finding: CatalogFinding) -> JSON {
  ["rule": JSON(finding.rule), "message": JSON(finding.message), "line": JSON(finding.line)]
}

private func json(_ link: CatalogLink, _ catalog: Catalog) -> JSON {
  [
    "from": JSON(catalog.viewModels[link.from].anchor), "to": JSON(catalog.viewModels[link.to].anchor),
    "relation": JSON(link.relation.rawValue), "member": JSON(link.member),
  ]
}
