import MVVMCode
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns a catalogue as one JSON object with a line for each view model, as described by
/// `catalog.schema.json`.
package func catalogJSON(_ catalog: Catalog) -> String {
  """
  {"version": 1,
  "title": \(jsonString(catalog.title)),
  "viewModels": \(jsonLines(catalog.viewModels.map { json($0, catalog) })),
  "composition": \(jsonLines(catalog.links.map { json($0, catalog) })),
  "notShown": \(jsonArray(catalog.notShown.map(jsonString)))}

  """
}

private func json(_ viewModel: CatalogViewModel, _ catalog: Catalog) -> String {
  let model = viewModel.viewModel
  let members = SectionKind.allCases.map { facet in
    (facet.rawValue, jsonArray(viewModel.members.filter { $0.facet == facet }.map { json($0, catalog) }))
  }
  let head = [
    ("id", jsonString(viewModel.anchor)),
    ("module", viewModel.module.isEmpty ? "null" : jsonString(viewModel.module)),
    ("path", jsonString(viewModel.path)),
    ("line", "\(viewModel.line)"),
    ("style", jsonString(viewModel.style)),
    ("conformances", jsonArray(model.conformances.map { jsonString($0.description) })),
  ]
  let findings = ("findings", jsonArray(viewModel.findings.map(json)))
  return jsonObject(jsonFields(of: model, access: viewModel.access) + head + members + [findings])
}

private func json(_ member: CatalogMember, _ catalog: Catalog) -> String {
  var fields =
    jsonFields(of: member.member) + [
      ("id", jsonString(member.anchor)),
      ("kind", jsonString(member.kind)),
      ("declaration", jsonString(member.signature.description)),
      ("line", "\(member.line)"),
      ("findings", jsonArray(member.findings.map(json))),
    ]
  if let name = member.facetName { fields.append(("facet", jsonString(name))) }
  if catalog.knowsUsage { fields.append(("usage", jsonArray(member.marks.map { jsonString($0.rawValue) }))) }
  return jsonObject(fields)
}

private func json(_ finding: CatalogFinding) -> String {
  jsonObject([
    ("rule", jsonString(finding.rule)), ("message", jsonString(finding.message)), ("line", "\(finding.line)"),
  ])
}

private func json(_ link: CatalogLink, _ catalog: Catalog) -> String {
  jsonObject([
    ("from", jsonString(catalog.viewModels[link.from].anchor)),
    ("to", jsonString(catalog.viewModels[link.to].anchor)),
    ("relation", jsonString(link.relation.rawValue)),
    ("member", jsonString(link.member)),
  ])
}
