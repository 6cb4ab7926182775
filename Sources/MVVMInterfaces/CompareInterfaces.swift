import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource

/// What changed from one version of all specs to another, by view model.
///
/// A view model is known by its name, whichever file it stands in; where several modules have one of a name, by its
/// path, too.
///
/// - Parameter unknown: Names and paths of what could not be read on one side: it is not compared.
public func compareInterfaces(
  old: [ViewModelInterface],
  new: [ViewModelInterface],
  unknown: UnknownInterfaces = UnknownInterfaces()
) -> InterfaceDiff {
  let old = Dictionary(grouping: old.filter { !unknown.contains($0) }, by: \.viewModel.name)
  let new = Dictionary(grouping: new.filter { !unknown.contains($0) }, by: \.viewModel.name)
  let names = Set(old.keys).union(new.keys).ordered(by: <)
  let viewModels = names.flatMap { compareNamesakes(old[$0] ?? [], new[$0] ?? []) }
  return InterfaceDiff(
    viewModels: viewModels.filter { !$0.edits.isEmpty },
    notCompared: unknown.paths.ordered(by: <)
  )
}

/// What one side has and could not be read: of that nothing is known, not even whether it changed.
public struct UnknownInterfaces: Sendable {
  public var names: Set<Text> = []
  public var paths: Set<String> = []

  public init() {}

  func contains(_ interface: ViewModelInterface) -> Bool {
    self.names.contains(interface.viewModel.name) || self.paths.contains(interface.path)
  }
}

/// View models of one name: those of one path belong together, then the rest in order.
private func compareNamesakes(_ old: [ViewModelInterface], _ new: [ViewModelInterface]) -> [ViewModelDiff] {
  var old = old
  var new = new
  var pairs: [ViewModelDiff] = []
  for (index, interface) in old.enumerated().reversed() {
    guard let match = new.firstIndex(where: { $0.path == interface.path }) else { continue }
    pairs.append(compare(old.remove(at: index), new.remove(at: match)))
  }
  let shared = min(old.count, new.count)
  for index in 0..<shared { pairs.append(compare(old[index], new[index])) }
  for interface in old[shared...] { pairs.append(removed(interface)) }
  for interface in new[shared...] { pairs.append(added(interface)) }
  return pairs.ordered { ($0.new ?? $0.old)?.path ?? "" < ($1.new ?? $1.old)?.path ?? "" }
}

private func added(_ new: ViewModelInterface) -> ViewModelDiff {
  let name = new.viewModel.name
  let edit = InterfaceEdit(
    .viewModel,
    .added,
    name,
    new: "viewmodel \(name)",
    .logic,
    range: new.viewModel.nameRange
  )
  return ViewModelDiff(name: name, old: nil, new: new, edits: [edit])
}

private func removed(_ old: ViewModelInterface) -> ViewModelDiff {
  let name = old.viewModel.name
  let edit = InterfaceEdit(.viewModel, .removed, name, old: "viewmodel \(name)", [.callers, .logic])
  return ViewModelDiff(name: name, old: old, new: nil, edits: [edit])
}

private func compare(_ old: ViewModelInterface, _ new: ViewModelInterface) -> ViewModelDiff {
  let edits =
    compareViewModels(old, new) + compareSettings(old, new) + compareImports(old, new)
    + compareDependencies(old.viewModel.dependencies, new.viewModel.dependencies, new.rules)
    + compareMembers(old, new)
  return ViewModelDiff(name: new.viewModel.name, old: old, new: new, edits: edits)
}
