import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMUsage

/// Makes the catalogue of a project's specs. Its order does not depend on the order of the specs.
///
/// - Parameters:
///   - notShown: The paths of specs with errors.
///   - usage: The members that nobody uses; `nil` if they were not looked for.
public func makeCatalog(
  of specs: [CatalogSpec],
  title: String,
  notShown: [String] = [],
  usage: [UsageFinding]? = nil
) -> Catalog {
  var viewModels = specs.flatMap(catalogViewModels)
    .ordered { ($0.module, $0.name, $0.path) < ($1.module, $1.name, $1.path) }
  setAnchors(of: &viewModels)
  if let usage, !usage.isEmpty { setMarks(of: &viewModels, usage) }
  let names = ViewModelNames(viewModels, specs)
  return Catalog(
    title: title,
    viewModels: viewModels,
    links: links(between: viewModels, names),
    notShown: notShown.ordered(by: <),
    knowsUsage: usage != nil,
    names: names
  )
}

private func catalogViewModels(of spec: CatalogSpec) -> [CatalogViewModel] {
  let checked = spec.checked
  return checked.spec.viewModels.enumerated().map { index, viewModel in
    let settings = spec.configuration.settings(for: viewModel)
    return CatalogViewModel(
      viewModel: viewModel,
      anchor: "",
      module: spec.module ?? "",
      path: spec.path,
      line: spec.lines.position(of: viewModel.nameRange.lowerBound).line,
      style: checked.styleName,
      access: viewModel.access ?? settings.access,
      members: catalogMembers(of: viewModel, defaultKind: checked.manifest.defaultKind, in: spec),
      findings: spec.findings(ofViewModel: viewModel.name, isFirst: index == 0)
    )
  }
}

/// Gives each view model and member an anchor: the shortest name that nothing else on the page has.
private func setAnchors(of viewModels: inout [CatalogViewModel]) {
  var count: [String: Int] = [:]
  for viewModel in viewModels { count[viewModel.name, default: 0] += 1 }
  var taken: Set<String> = []
  for index in viewModels.indices {
    let (name, module) = (viewModels[index].name, viewModels[index].module)
    let isAlone = count[name] == 1 || module.isEmpty
    let anchor = unique(isAlone ? name : "\(module).\(name)", &taken)
    viewModels[index].anchor = anchor
    setAnchors(of: &viewModels[index].members, below: anchor)
  }
}

private func setAnchors(of members: inout [CatalogMember], below anchor: String) {
  var count: [Text: Int] = [:]
  for member in members { count[member.name, default: 0] += 1 }
  var taken: Set<String> = []
  for index in members.indices {
    let member = members[index]
    // A dependency may have the name of an output. The output comes first, and keeps the name.
    let isAlone = count[member.name] == 1 || member.selector == member.name
    let name = isAlone ? member.name : member.selector
    members[index].anchor = unique("\(anchor).\(name)", &taken)
  }
}

private func setMarks(of viewModels: inout [CatalogViewModel], _ usage: [UsageFinding]) {
  let findings = Dictionary(grouping: usage) {
    MemberPlace(path: $0.place.file.path, start: $0.place.range?.lowerBound)
  }
  for index in viewModels.indices {
    let path = viewModels[index].path
    for (number, member) in viewModels[index].members.enumerated() {
      let place = MemberPlace(path: path, start: member.member.nameRange.lowerBound)
      viewModels[index].members[number].marks = findings[place]?.map(\.kind) ?? []
    }
  }
}

/// Identifies the member that a finding is about: the start of its name in its file.
private struct MemberPlace: Hashable {
  let path: String
  let start: Int?
}

private func unique(_ name: String, _ taken: inout Set<String>) -> String {
  var candidate = name
  var number = 2
  while !taken.insert(candidate).inserted {
    candidate = "\(name)~\(number)"
    number += 1
  }
  return candidate
}
