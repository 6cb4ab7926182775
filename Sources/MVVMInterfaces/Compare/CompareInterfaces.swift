import MVVMModel
import MVVMSource

/// Returns the changes from one version of all specs to another, by view model.
///
/// A view model is recognized by its module and name, whichever file it is in. A renamed view model is
/// recognized by its members, or by its file and most of its members. Specs that could not be read in one
/// version are not compared.
package func compareInterfaces(old: VersionInterfaces, new: VersionInterfaces) -> InterfaceDiff {
  let paths = old.unknownPaths.union(new.unknownPaths)
  let names = old.unknownNames.union(new.unknownNames)
  func known(_ interfaces: [ViewModelInterface]) -> [ViewModelInterface] {
    interfaces.filter { !names.contains($0.viewModel.name) && !paths.contains($0.spec.path) }
  }
  var matches = match(known(old.interfaces), known(new.interfaces))
  matches.matchMoved(old: known(old.elsewhere), new: known(new.elsewhere))
  let viewModels = matches.pairs.map(compare) + matches.removed.map(removed) + matches.added.map(added)
  let changed = viewModels.filter { !$0.edits.isEmpty }.sorted(by: precedes)
  return InterfaceDiff(viewModels: changed, notCompared: paths.sorted(by: <))
}

private func match(_ old: [ViewModelInterface], _ new: [ViewModelInterface]) -> Matches<ViewModelInterface> {
  var matches = Matches(removed: old, added: new)
  matches.match { "\($0.spec.module ?? "") \($0.viewModel.name) \($0.spec.path)" }
  matches.match { "\($0.spec.module ?? "") \($0.viewModel.name)" }
  if matches.removed.isEmpty || matches.added.isEmpty { return matches }
  // With only one or two members, equality may be a coincidence.
  matches.match { interface -> String? in
    let selectors = interface.selectors
    if selectors.count < 3 { return nil }
    return "\(interface.spec.module ?? "") \(selectors.map(\.description).joined(separator: " "))"
  }
  matches.match(by: { "\($0.spec.module ?? "") \($0.spec.path)" }) { old, new in
    let (before, after) = (Set(old.selectors), Set(new.selectors))
    return before.intersection(after).count * 2 >= max(before.count, after.count)
  }
  return matches
}

extension Matches<ViewModelInterface> {
  /// Matches the view models missing on one side with those outside the compared paths.
  fileprivate mutating func matchMoved(old: [ViewModelInterface], new: [ViewModelInterface]) {
    var movedAway = Matches(removed: self.removed, added: new)
    movedAway.match { "\($0.spec.module ?? "") \($0.viewModel.name)" }
    var movedHere = Matches(removed: old, added: self.added)
    movedHere.match { "\($0.spec.module ?? "") \($0.viewModel.name)" }
    self.pairs += movedAway.pairs + movedHere.pairs
    (self.removed, self.added) = (movedAway.removed, movedHere.added)
  }
}

extension ViewModelInterface {
  /// The declaration as the reports show it.
  fileprivate var head: String { "viewmodel \(self.viewModel.name)" }

  /// The full names of all members, in a fixed order.
  fileprivate var selectors: [Text] {
    let members = self.viewModel.members.map(\.selector)
    return self.viewModel.dependencies.map(\.name).sorted(by: <) + members.sorted(by: <)
  }
}

private func precedes(_ left: ViewModelDiff, _ right: ViewModelDiff) -> Bool {
  if left.name != right.name { return left.name < right.name }
  return (left.new ?? left.old)?.spec.path ?? "" < (right.new ?? right.old)?.spec.path ?? ""
}

private func added(_ new: ViewModelInterface) -> ViewModelDiff {
  var edit = InterfaceEdit(.added, .viewModel, name: new.viewModel.name, new: new.head, effects: .logic)
  edit.range = new.viewModel.nameRange
  return ViewModelDiff(name: edit.name, old: nil, new: new, edits: [edit])
}

private func removed(_ old: ViewModelInterface) -> ViewModelDiff {
  let effects: Effects = [.callers, .logic]
  let edit = InterfaceEdit(.removed, .viewModel, name: old.viewModel.name, old: old.head, effects: effects)
  return ViewModelDiff(name: edit.name, old: old, new: nil, edits: [edit])
}

private func compare(_ old: ViewModelInterface, _ new: ViewModelInterface) -> ViewModelDiff {
  let facets = compareFacets(old, new)
  let old = facets.old
  let edits =
    compareNames(old, new) + compareViewModels(old, new) + compareSettings(old, new)
    + compareImports(old, new) + compareDependencies(old, new) + facets.edits + compareMembers(old, new)
  // Most view models have not changed.
  let all = edits.isEmpty ? [] : redeclaring(redeclaredNames(old, new), edits)
  return ViewModelDiff(name: "\(new.viewModel.name)", old: old, new: new, edits: all)
}

private func compareNames(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let name = new.viewModel.name
  if old.viewModel.name == name { return [] }
  let effects: Effects = [.callers, .logic]
  var edit = InterfaceEdit(.renamed, .viewModel, name: name, old: old.head, new: new.head, effects: effects)
  edit.range = new.viewModel.nameRange
  return [edit]
}
