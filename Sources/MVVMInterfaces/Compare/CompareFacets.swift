import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the changes to facets, and the old interface with its facets renamed as in the new one. An added
/// or removed facet is reported only if it is empty, since its members are reported anyway.
func compareFacets(_ old: ViewModelInterface, _ new: ViewModelInterface) -> (
  old: ViewModelInterface, edits: [InterfaceEdit]
) {
  let titles = (old: Set(old.viewModel.facets.map(\.title)), new: Set(new.viewModel.facets.map(\.title)))
  if titles.old == titles.new { return (old, []) }
  var matches = Matches(
    removed: old.viewModel.facets.filter { !titles.new.contains($0.title) },
    added: new.viewModel.facets.filter { !titles.old.contains($0.title) }
  )
  let owners = FacetOwners(of: new.viewModel.facets)
  matches.match { owners.largestShare(of: $0)?.title ?? $0.title }
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
  /// The facet as in the beginning of its section.
  fileprivate var head: String { self.name.map { "\(self.section.rawValue) \($0)" } ?? self.section.rawValue }
}

/// The facets that have a member, by the member's section and full name.
private struct FacetOwners {
  private struct Key: Hashable {
    let section: SectionKind
    let selector: Text
  }

  private let facets: [Facet]
  private var owners: [Key: [Int]] = [:]

  init(of facets: [Facet]) {
    self.facets = facets
    for (index, facet) in facets.enumerated() {
      for key in Self.keys(of: facet) { self.owners[key, default: []].append(index) }
    }
  }

  private static func keys(of facet: Facet) -> Set<Key> {
    Set(facet.members.map { Key(section: facet.section, selector: $0.selector) })
  }

  /// Returns the first facet that has most of the members of another; `nil` if none has half of them.
  func largestShare(of facet: Facet) -> Facet? {
    let members = Self.keys(of: facet)
    var shares: [Int: Int] = [:]
    for member in members { for owner in self.owners[member, default: []] { shares[owner, default: 0] += 1 } }
    let largest = shares.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return largest.flatMap { $0.value * 2 >= members.count ? self.facets[$0.key] : nil }
  }
}
