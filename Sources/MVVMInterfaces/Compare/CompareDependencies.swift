import MVVMModel
import MVVMSource

/// Returns the changes in the initializer: an edit for each changed dependency, and one for their order.
func compareDependencies(_ old: [Dependency], _ new: [Dependency], _ rules: InterfaceRules) -> [InterfaceEdit]
{
  var matches = Matches(removed: old, added: new)
  matches.match(by: \.name)
  // Renamed dependencies are matched by label and type, and if that fails by type alone.
  matches.match { "\($0.parameter.argumentLabel ?? "_"): \($0.type.canonical)" }
  matches.match { $0.type.canonical.text }
  let isReadAsArgument = rules.logic == .initializer
  let taking = takingArguments(new, old)
  let edits =
    matches.removed.map { edit(.removed, Member($0), old: signature(of: $0), [.callers, .logic]) }
    + matches.added.map { dependency in
      let breaksCalls = dependency.defaultValue == nil || taking.contains(dependency.name)
      let effects: Effects = breaksCalls ? .callers : []
      let all = isReadAsArgument ? effects.union(.logic) : effects
      return edit(.added, Member(dependency), new: signature(of: dependency), all)
    }
    + matches.pairs.compactMap { compare($0.old, $0.new) }
  let renamed = Dictionary(matches.pairs.map { ($0.old.name, $0.new.name) }) { first, _ in first }
  let before = old.map(\.name).filter { renamed[$0] != nil }
  let after = before.compactMap { renamed[$0] }
  let names = Set(after)
  let kept = new.map(\.name).filter(names.contains)
  if after == kept { return edits }
  let (first, last) = (joined(before, by: ", "), joined(kept, by: ", "))
  let effects: Effects = isReadAsArgument ? [.callers, .logic] : .callers
  return edits + [edit(.dependency, .moved, "init", [.order], first, last, effects)]
}

private func compare(_ old: Dependency, _ new: Dependency) -> InterfaceEdit? {
  let serves = [old.argumentType, .optional(old.argumentType)].contains(new.argumentType)
  let isCalledAnew = old.defaultValue != nil
  let all: [(aspect: InterfaceEdit.Aspect, isChanged: Bool, effects: Effects)] = [
    (.label, old.parameter.argumentLabel != new.parameter.argumentLabel, .callers),
    (.name, old.name != new.name, .logic),
    (.type, !old.type.isSame(as: new.type), serves ? .logic : [.callers, .logic]),
    (
      .defaultValue, !isSameValue(old.defaultValue, new.defaultValue),
      isCalledAnew ? new.defaultValue == nil ? .callers : .behaviour : []
    ),
  ]
  let changed = all.filter(\.isChanged)
  if changed.isEmpty { return nil }
  let effects = changed.reduce(into: Effects()) { $0.formUnion($1.effects) }
  let change = old.name == new.name ? InterfaceEdit.Change.changed : .renamed
  let (before, after) = (signature(of: old), signature(of: new))
  return edit(change, Member(new), changed.map(\.aspect), old: before, new: after, effects)
}

/// Returns the names of the dependencies that take the argument of one that was there: neither has a label.
private func takingArguments(_ dependencies: [Dependency], _ old: [Dependency]) -> Set<Text> {
  let known = Set(old.map(\.name))
  let unlabelled = dependencies.filter { $0.parameter.argumentLabel == nil }.map(\.name)
  return Set(unlabelled[..<(unlabelled.lastIndex(where: known.contains) ?? 0)])
}

extension Dependency {
  /// The canonical type of what a caller passes, to whom `T!` is `T?`.
  fileprivate var argumentType: SpecType {
    if case .implicitlyUnwrapped(let type) = self.type.canonical {
      .optional(type)
    } else {
      self.type.canonical
    }
  }
}
