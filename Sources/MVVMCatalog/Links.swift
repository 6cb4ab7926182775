import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns which view models are parts of others, each pair once.
func links(between viewModels: [CatalogViewModel], _ names: ViewModelNames) -> [CatalogLink] {
  var links: [CatalogLink] = []
  for (index, viewModel) in viewModels.enumerated() {
    var seen: Set<Int> = []
    // A part that is both a dependency and an output counts as a dependency.
    let members = viewModel.members
    for member in members.filter({ $0.facet == .dependencies }) + members.filter({ $0.facet == .outputs }) {
      for part in names.parts(of: member, of: index) {
        guard let target = part.viewModel, seen.insert(target).inserted else { continue }
        let relation: CatalogLink.Relation = member.facet == .dependencies ? .dependency : .output
        let selector = member.selector.description
        links.append(CatalogLink(from: index, to: target, relation: relation, member: selector))
      }
    }
  }
  return links
}
