import MVVMModel
import MVVMSyntax

/// Returns the changes to facets, and the old interface with its facets renamed as in the new one. A facet that was added
/// or removed is reported only if it has no members, since these are reported anyway.
func compareFacets(_ old: ViewModelInterface, _ new: ViewModelInterface) -> (
  old: ViewModelInterface, edits: [InterfaceEdit]
) {
  let titles = (old: Set(old.viewModel.facets.map(\.title)), new: Set(new.viewModel.facets.map(\.title)))
  if titles.old == titles.new { return (old, []) }
  var matches = Matches(
    removed: old.viewModel.facets.filter { !titles.new.contains($0.title) },
    added: new.viewModel.facets.filter { !titles.old.contains($0.title) }
  )
  matches.match { $0.largestShare(among: new.viewModel.facets) ?? $0.title }
  let renamed = matches.pairs.map { edit(.renamed, from: $0.old, to: $0.new) }
  let names = Dictionary(matches.pairs.map { ($0.old.title, $0.new.title) }) { $1 }
  let removed = matches.removed.filter { $0.count == 0 }.map { edit(.removed, from: $0, to: nil) }
  let added = matches.added.filter { $0.count == 0 }.map { edit(.added, from: nil, to: $0) }
  var renamedOld = old
  renamedOld.renamedFacets = names
  return (renamedOld, removed + added + renamed)
}

private func edit(_ change: InterfaceEdit.Change, from old: Facet?, to new: Facet?) -> InterfaceEdit {
  let name = new?.title ?? old?.title ?? ""
  let effects: Effects = change == .added ? [] : .callers
  return InterfaceEdit(change, .facet, name: name, old: old?.head, new: new?.head, effects: effects)
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
