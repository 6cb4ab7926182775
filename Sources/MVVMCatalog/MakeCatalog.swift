import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Makes the catalogue of a project's specs. Its order does not depend on the order of the specs.
///
/// - Parameters:
///   - notShown: The paths of specs with errors.
///   - usage: The members that nobody uses; `nil` if they were not looked for.
package func makeCatalog(
  of specs: [CatalogSpec],
  title: String,
  notShown: [String] = [],
  usage: [UsageFinding]? = nil
) -> Catalog {
  var viewModels = specs.flatMap(catalogViewModels)
    .sorted { ($0.module, $0.name, $0.path) < ($1.module, $1.name, $1.path) }
  setAnchors(of: &viewModels)
  if let usage, !usage.isEmpty { setMarks(of: &viewModels, usage) }
  let names = ViewModelNames(viewModels, specs)
  return Catalog(
    title: title,
    viewModels: viewModels,
    links: links(between: viewModels, names),
    notShown: notShown.sorted(by: <),
    knowsUsage: usage != nil,
    names: names
  )
}

private func catalogViewModels(of spec: CatalogSpec) -> [CatalogViewModel] {
  let checked = spec.checked
  return checked.spec.viewModels.enumerated().map { index, viewModel in
    CatalogViewModel(
      viewModel: viewModel,
      anchor: "",
      module: spec.module ?? "",
      path: spec.path,
      line: spec.lines.position(of: viewModel.nameRange.lowerBound).line,
      style: checked.styleName,
      access: spec.configuration.access(of: viewModel),
      members: catalogMembers(of: viewModel, defaultKind: checked.manifest.defaultKind, in: spec),
      findings: spec.findings(ofViewModel: viewModel.name, isFirst: index == 0)
    )
  }
}

/// Gives each view model and member an anchor: the shortest name that nothing else on the page has.
private func setAnchors(of viewModels: inout [CatalogViewModel]) {
  let anchors = anchors(viewModels.map { ($0.name, $0.module.isEmpty ? $0.name : "\($0.module).\($0.name)") })
  for (index, anchor) in anchors.enumerated() {
    viewModels[index].anchor = anchor
    // A dependency may have the name of an output. The output comes first, and keeps the name.
    let own = MVVMCatalog.anchors(
      viewModels[index].members.map { ($0.name.description, $0.selector.description) }
    )
    for (number, name) in own.enumerated() { viewModels[index].members[number].anchor = "\(anchor).\(name)" }
  }
}

/// The short name of each of several things if no other has it; otherwise the long name.
private func anchors(_ names: [(short: String, long: String)]) -> [String] {
  let count = occurrences(of: names.map(\.short))
  var taken: Set<String> = []
  return names.map { short, long in unique(count[short] == 1 ? short : long, &taken) }
}

private func setMarks(of viewModels: inout [CatalogViewModel], _ usage: [UsageFinding]) {
  let findings = Dictionary(grouping: usage, by: \.place.file.path)
  for index in viewModels.indices {
    // A finding stands where the name of its member begins.
    let own = Dictionary(grouping: findings[viewModels[index].path] ?? []) { $0.place.range?.lowerBound }
    for (number, member) in viewModels[index].members.enumerated() {
      let start = member.member.nameRange.lowerBound
      viewModels[index].members[number].marks = own[start]?.map(\.kind) ?? []
    }
  }
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

/// How often each value occurs.
func occurrences<Value: Hashable>(of values: [Value]) -> [Value: Int] {
  values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
