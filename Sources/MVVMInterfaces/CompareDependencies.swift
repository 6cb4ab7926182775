import MVVMModel
import MVVMSource

/// Returns the changes in the initializer: an edit for each changed dependency, and one for their order.
func compareDependencies(_ old: [Dependency], _ new: [Dependency], _ rules: InterfaceRules) -> [InterfaceEdit]
{
  var matches = Matches(old, new)
  matches.match(by: \.name)
  // Renamed dependencies are matched by label and type, and if that fails by type alone.
  matches.match { "\($0.parameter.argumentLabel ?? "_"): \($0.type.canonical)" }
  matches.match { $0.type.canonical.text }
  let isReadAsArgument = rules.logic == .initializer
  let edits =
    matches.removed.map { edit(.removed, Member($0), old: signature(of: $0), [.callers, .logic]) }
    + matches.added.map { dependency in
      let effects: Effects = breaks(dependency, in: new, old) ? .callers : []
      let all = isReadAsArgument ? effects.union(.logic) : effects
      return edit(.added, Member(dependency), new: signature(of: dependency), all)
    }
    + matches.pairs.compactMap { compare($0.old, $0.new) }
  let before = old.filter { dependency in matches.pairs.contains { $0.old == dependency } }
  let after = before.compactMap { dependency in matches.pairs.first { $0.old == dependency }?.new }
  let kept = new.filter { after.contains($0) }
  if after == kept { return edits }
  let order = InterfaceEdit(
    element: .dependency,
    change: .moved,
    name: "init",
    aspects: [.order],
    old: joined(before.map(\.name), by: ", "),
    new: joined(kept.map(\.name), by: ", "),
    effects: isReadAsArgument ? [.callers, .logic] : .callers,
    members: ["init"]
  )
  return edits + [order]
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

/// Whether an added dependency breaks existing calls. It does if it has no default, or if it would take the argument of
/// a later dependency, as neither has a label.
private func breaks(_ dependency: Dependency, in all: [Dependency], _ old: [Dependency]) -> Bool {
  guard dependency.defaultValue != nil else { return true }
  guard dependency.parameter.argumentLabel == nil, let index = all.firstIndex(of: dependency) else {
    return false
  }
  return all[(index + 1)...].contains { dependency in
    dependency.parameter.argumentLabel == nil && old.contains { $0.name == dependency.name }
  }
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

  /// The parameter of the initializer.
  fileprivate var parameter: Parameter { Parameter(label: self.label, name: self.name, type: self.type) }
}
