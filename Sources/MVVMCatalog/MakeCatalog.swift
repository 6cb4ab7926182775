import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMInterfaces
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Makes the catalogue of a project, regardless of the order of its specs; without usage marks if usage is
/// `nil`.
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
      declaration: viewModel,
      anchor: "",
      module: spec.module ?? "",
      path: spec.path,
      line: spec.lines.position(of: viewModel.nameRange.lowerBound).line,
      style: checked.styleName,
      access: spec.configuration.access(of: viewModel),
      members: MVVMCatalog.members(of: viewModel, checked.manifest.defaultKind, in: spec),
      findings: spec.findings(ofViewModel: viewModel.name, isFirst: index == 0)
    )
  }
}

/// Gives each view model and member an anchor: the shortest name that is unique on the page.
private func setAnchors(of viewModels: inout [CatalogViewModel]) {
  let anchors = anchors(viewModels.map { ($0.name, $0.module.isEmpty ? $0.name : "\($0.module).\($0.name)") })
  for (index, anchor) in anchors.enumerated() {
    viewModels[index].anchor = anchor
    // A dependency may have the name of an output. The output comes first and keeps the name.
    let own = MVVMCatalog.anchors(
      viewModels[index].members.map { ($0.name.description, $0.selector.description) }
    )
    for (number, name) in own.enumerated() { viewModels[index].members[number].anchor = "\(anchor).\(name)" }
  }
}

/// Returns the short name of each item if it is unique; otherwise the long name.
private func anchors(_ names: [(short: String, long: String)]) -> [String] {
  let count = occurrences(of: names.map(\.short))
  var taken: Set<String> = []
  return names.map { short, long in unique(count[short] == 1 ? short : long, &taken) }
}

private func setMarks(of viewModels: inout [CatalogViewModel], _ usage: [UsageFinding]) {
  let findings = Dictionary(grouping: usage, by: \.place.file.path)
  for index in viewModels.indices {
    // A finding is reported at the start of its member's name.
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

func occurrences<Value: Hashable>(of values: [Value]) -> [Value: Int] {
  values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

/// Returns the members of a view model for the catalogue, without their anchors.
private func members(of viewModel: ViewModel, _ defaultKind: OutputKind, in spec: CatalogSpec)
  -> [CatalogMember]
{
  (viewModel.members + viewModel.dependencies.map(Member.init)).map { member in
    CatalogMember(
      member: member,
      kind: member.kindName(defaultKind),
      signature: signature(of: member),
      line: spec.lines.position(of: member.nameRange.lowerBound).line,
      findings: spec.findings(ofViewModel: viewModel.name, facet: member.facet, member.selector)
    )
  }
}

extension Member {
  fileprivate func kindName(_ defaultKind: OutputKind) -> String {
    switch self.kind {
    case .dependency: self.section.member
    case .input(let input): input.kind.rawValue
    case .output(let output): output.kind(defaultKind).rawValue
    }
  }

  /// The number of bytes before the name in the signature: of attributes and a word, each followed by a
  /// blank.
  var lengthOfHead: Int {
    let words =
      switch self.kind {
      case .dependency(let dependency): [dependency.label]
      case .input, .output: self.attributes + [self.word]
      }
    return words.compactMap(\.self).reduce(0) { $0 + $1.count + 1 }
  }
}
