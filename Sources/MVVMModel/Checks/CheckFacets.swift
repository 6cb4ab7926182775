import MVVMSource
import MVVMSyntax

/// Reports sections that stand twice, whose members still count, and names that a facet cannot have.
func checkFacets(
  of viewModel: ViewModel,
  sections: [SectionSyntax],
  rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  let tree = viewModel.tree
  for (index, section) in sections.enumerated() {
    let before = sections[..<index]
    if let access = section.access {
      checkInitializerAccess(access, before: section.keyword, of: viewModel, rules: rules, &findings)
    }
    let isNamed = section.name != nil
    let first = before.first { first in
      !isNamed && first.name == nil
        ? first.kind == section.kind : tree.title(of: first) == tree.title(of: section)
    }
    func place() -> Place { tree.place(section.name ?? section.keyword) }
    if let first {
      let title = tree.title(of: section)
      let note = Note("the first '\(title)' is here", at: tree.place(first.name ?? first.keyword))
      let advice =
        first.kind == section.kind ? "move its members to the first" : "inputs and outputs have a name each"
      let message = "'\(title)' stands twice: \(advice)"
      findings.append(
        Diagnostic(isNamed ? .duplicateFacet : .duplicateSection, message, at: place(), notes: [note])
      )
    } else if let name = section.name, section.kind == .inputs || section.kind == .outputs {
      let others = before.compactMap { $0.name.map { tree.text($0) } }
      checkName(tree.text(name), besides: others, of: viewModel, at: place(), rules: rules, &findings)
    }
  }
}

/// - Parameter others: The names of the facets before it.
private func checkName(
  _ name: Text,
  besides others: [Text],
  of viewModel: ViewModel,
  at place: Place,
  rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  if name.isReservedWord { return checkUnusableName(name, at: place, &findings) }
  let types = ["{name}"] + rules.typeNames + others.map(rules.facetType.ofFacet)
  func isTaken(_ pattern: NamePattern, by name: NamePattern) -> Bool {
    pattern.applied(to: viewModel.name) == name.applied(to: viewModel.name)
  }
  let isProperty = rules.facetProperties.contains { isTaken($0, by: NamePattern(fixed: name.description)) }
  let isType = types.contains { isTaken($0, by: rules.facetType.ofFacet(name)) }
  guard isProperty || isType || takenNames.contains(name) else { return }
  let message = "'\(name)' is the name of something else that is generated: choose another"
  findings.append(Diagnostic(.facetNameTaken, message, at: place))
}

/// What is generated beside the facets.
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
  let message = "'\(own)' is more than '\(access)', which the view model has"
  let range = tree.range(word).lowerBound..<tree.range(keyword).lowerBound
  findings.append(
    Diagnostic(.initializerAccess, message, at: tree.place(word), fix: Fix(Edit(range, "")))
  )
}
