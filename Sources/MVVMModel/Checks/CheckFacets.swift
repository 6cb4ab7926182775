import MVVMSource
import MVVMSyntax

/// Reports sections that are written twice, although their members are still used, and names that a facet
/// cannot have.
func checkFacets(
  of viewModel: ViewModel,
  sections: [SectionSyntax],
  rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  let tree = viewModel.tree
  var firsts: [String: SectionSyntax] = [:]
  var types: Set<Text> = []
  // Most view models have no named facets.
  if sections.contains(where: { $0.name != nil }) {
    types = Set([viewModel.name] + rules.typeNames.map { $0.applied(to: viewModel.name) })
  }
  for section in sections {
    if let access = section.access {
      checkInitializerAccess(access, before: section.keyword, of: viewModel, rules: rules, &findings)
    }
    let title = tree.title(of: section)
    if let first = firsts[title] {
      findings.append(duplicateSection(section, first: first, in: tree))
    } else {
      firsts[title] = section
      checkName(of: section, in: viewModel, types: types, rules: rules, &findings)
    }
    if let name = section.name {
      types.insert(rules.facetType.ofFacet(tree.text(name)).applied(to: viewModel.name))
    }
  }
}

private func duplicateSection(_ section: SectionSyntax, first: SectionSyntax, in tree: SpecSyntax)
  -> Diagnostic
{
  let title = tree.title(of: section)
  let advice =
    first.kind == section.kind ? "move its members to the first" : "name inputs and outputs differently"
  return Diagnostic(
    section.name == nil ? .duplicateSection : .duplicateFacet,
    "duplicate '\(title)': \(advice)",
    at: tree.place(section.name ?? section.keyword),
    notes: [Note("the first '\(title)' is here", at: tree.place(first.name ?? first.keyword))]
  )
}

/// - Parameter types: The names of all other generated types, including the protocols of preceding facets.
private func checkName(
  of section: SectionSyntax,
  in viewModel: ViewModel,
  types: Set<Text>,
  rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  guard let token = section.name, section.kind == .inputs || section.kind == .outputs else { return }
  let (name, place) = (viewModel.tree.text(token), viewModel.tree.place(token))
  if name.isReservedWord { return checkUnusableName(name, at: place, &findings) }
  let isProperty = rules.facetProperties.contains { $0.applied(to: viewModel.name) == name }
  let isType = types.contains(rules.facetType.ofFacet(name).applied(to: viewModel.name))
  guard isProperty || isType || takenNames.contains(name) else { return }
  let message = "'\(name)' already has a meaning in generated code: choose another name"
  findings.append(Diagnostic(.facetNameTaken, message, at: place))
}

/// The names of other generated properties.
private let takenNames: WordSet = "bindings errors inputs logic mock observed outputs type"

/// Reports an access of the initializer that is wider than that of its class.
private func checkInitializerAccess(
  _ word: Int,
  before keyword: Int,
  of viewModel: ViewModel,
  rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  let (tree, access) = (viewModel.tree, viewModel.access ?? rules.access)
  guard let own = tree.access(word), own > access else { return }
  let message = "'\(own)' is more visible than the view model, which is '\(access)'"
  let range = tree.range(word).lowerBound..<tree.range(keyword).lowerBound
  findings.append(Diagnostic(.initializerAccess, message, at: tree.place(word), fix: Fix(Edit(range, ""))))
}
