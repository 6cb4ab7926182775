import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the changes in the facets as such, and the older side with what its facets are called now. A facet that was
/// added or removed is told by its members, if it has any.
func compareFacets(_ old: ViewModelInterface, _ new: ViewModelInterface) -> (
  old: ViewModelInterface, edits: [InterfaceEdit]
) {
  let titles = (old: Set(old.viewModel.facets.map(\.title)), new: Set(new.viewModel.facets.map(\.title)))
  if titles.old == titles.new { return (old, []) }
  var matches = Matches(
    removed: old.viewModel.facets.filter { !titles.new.contains($0.title) },
    added: new.viewModel.facets.filter { !titles.old.contains($0.title) }
  )
  matches.match { $0.largestShare(among: new.viewModel.facets).map { Text($0) } ?? Text($0.title) }
  let renamed = matches.pairs.map { edit(.renamed, $0.old, $0.new) }
  let names = Dictionary(matches.pairs.map { ($0.old.title, $0.new.title) }) { $1 }
  let removed = matches.removed.filter { $0.count == 0 }.map { edit(.removed, $0, nil) }
  let added = matches.added.filter { $0.count == 0 }.map { edit(.added, nil, $0) }
  return (ViewModelInterface(old, renaming: names), removed + added + renamed)
}

private func edit(_ change: InterfaceEdit.Change, _ old: Facet?, _ new: Facet?) -> InterfaceEdit {
  let (before, after) = (old.map { Text($0.head) }, new.map { Text($0.head) })
  let name = Text(new?.title ?? old?.title ?? "")
  return edit(.facet, change, name, [], before, after, change == .added ? [] : .callers)
}

extension Facet {
  /// The facet as its section begins.
  fileprivate var head: String { self.name.map { "\(self.section.rawValue) \($0)" } ?? self.section.rawValue }

  /// Returns the title of the facet that has most of the members; `nil` if none has half of them.
  fileprivate func largestShare(among facets: [Facet]) -> String? {
    let own = Set(self.members.map(\.selector))
    let shares = facets.filter { $0.section == self.section }.map { facet in
      (facet.title, own.intersection(facet.members.map(\.selector)).count)
    }
    return shares.max { $0.1 < $1.1 }.flatMap { $0.1 * 2 >= own.count && $0.1 > 0 ? $0.0 : nil }
  }
}
