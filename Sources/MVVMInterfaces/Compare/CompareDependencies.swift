import MVVMModel
import MVVMSource

/// Returns the changes in the initializer: an edit for each changed dependency, and one for their order.
func compareDependencies(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let isReadAsArgument = new.rules.logic == .initializer
  let (old, new) = (old.viewModel.dependencies, new.viewModel.dependencies)
  let matches = matchedDependencies(old, new)
  let taking = takingArguments(new, old)
  let removed = matches.removed.map { InterfaceEdit.removed(Member($0), effects: [.callers, .logic]) }
  let added = matches.added.map { dependency in
    let breaksCalls = dependency.defaultValue == nil || taking.contains(dependency.name)
    let effects: Effects = [breaksCalls ? .callers : [], isReadAsArgument ? .logic : []]
    return InterfaceEdit.added(Member(dependency), effects: effects)
  }
  let changed = matches.pairs.compactMap { compare($0.old, $0.new) }
  let effects: Effects = isReadAsArgument ? [.callers, .logic] : .callers
  return removed + added + changed + compareOrder(old, new, pairs: matches.pairs, effects: effects)
}

private func matchedDependencies(_ old: [Dependency], _ new: [Dependency]) -> Matches<Dependency> {
  var matches = Matches(removed: old, added: new)
  matches.match { $0.name }
  // Renamed dependencies are matched by label and type, and otherwise by type alone.
  matches.match { "\($0.parameter.argumentLabel ?? "_"): \($0.type.canonical)" }
  matches.match { $0.type.canonical.text }
  return matches
}

/// Returns the names of the dependencies that now take the argument of an earlier one: neither has a label.
private func takingArguments(_ dependencies: [Dependency], _ old: [Dependency]) -> Set<Text> {
  let known = Set(old.map(\.name))
  let unlabelled = dependencies.filter { $0.parameter.argumentLabel == nil }.map(\.name)
  return Set(unlabelled[..<(unlabelled.lastIndex(where: known.contains) ?? 0)])
}

private func compare(_ old: Dependency, _ new: Dependency) -> InterfaceEdit? {
  let changes = changes(from: old, to: new)
  if changes.isEmpty { return nil }
  let effects = changes.reduce(into: Effects()) { $0.formUnion($1.effects) }
  var edit = InterfaceEdit.changed(from: Member(old), to: Member(new), effects: effects)
  edit.aspects = changes.map(\.aspect)
  return edit
}

/// Returns the aspects of a dependency that have changed, each with its own effects.
private func changes(from old: Dependency, to new: Dependency)
  -> [(aspect: InterfaceEdit.Aspect, effects: Effects)]
{
  var changes: [(aspect: InterfaceEdit.Aspect, effects: Effects)] = []
  if old.parameter.argumentLabel != new.parameter.argumentLabel { changes.append((.label, .callers)) }
  if old.name != new.name { changes.append((.name, .logic)) }
  if !old.type.isSame(as: new.type) {
    let serves = [old.argumentType, .optional(old.argumentType)].contains(new.argumentType)
    changes.append((.type, serves ? .logic : [.callers, .logic]))
  }
  if !isSameValue(old.defaultValue, new.defaultValue) {
    changes.append((.defaultValue, effectsOfDefaultValue(old.defaultValue, new.defaultValue)))
  }
  return changes
}

private func effectsOfDefaultValue(_ old: Text?, _ new: Text?) -> Effects {
  // Without an old default, all callers pass the argument.
  if old == nil { return [] }
  return new == nil ? .callers : .behaviour
}

/// Returns an edit if the order of the dependencies in both versions has changed.
private func compareOrder(
  _ old: [Dependency],
  _ new: [Dependency],
  pairs: [(old: Dependency, new: Dependency)],
  effects: Effects
) -> [InterfaceEdit] {
  let newNames = Dictionary(pairs.map { ($0.old.name, $0.new.name) }) { first, _ in first }
  let before = old.map(\.name).filter { newNames[$0] != nil }
  let known = Set(newNames.values)
  let after = new.map(\.name).filter(known.contains)
  if before.compactMap({ newNames[$0] }) == after { return [] }
  let (first, last) = (joined(before, by: ", "), joined(after, by: ", "))
  var edit = InterfaceEdit(.moved, .dependency, name: "init", old: first, new: last, effects: effects)
  edit.aspects = [.order]
  return [edit]
}

extension Dependency {
  /// The canonical parameter type; `T!` counts as `T?`.
  fileprivate var argumentType: SpecType {
    if case .implicitlyUnwrapped(let type) = self.type.canonical {
      .optional(type)
    } else {
      self.type.canonical
    }
  }
}
