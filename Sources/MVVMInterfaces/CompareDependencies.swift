import MVVMModel
import MVVMSource

/// Returns the changes in the initializer: an edit for each changed dependency, and one for their order.
func compareDependencies(_ old: [Dependency], _ new: [Dependency], _ rules: InterfaceRules) -> [InterfaceEdit]
{
  if old.elementsEqual(new, by: isUnchanged) { return [] }
  var matches = Matches(old, new)
  matches.match(by: \.name)
  // Renamed dependencies are matched by label and type, and if that fails by type alone.
  matches.match { "\($0.argumentLabel ?? "_"): \($0.type.canonical)" }
  matches.match { $0.type.canonical.text }
  let isReadAsArgument = rules.logic == .initializer
  let edits =
    matches.removed.map { edit(.removed, $0, old: $0, [.callers, .logic]) }
    + matches.added.map { dependency in
      let effects: Effects = isReadAsArgument ? .logic : []
      return edit(
        .added,
        dependency,
        new: dependency,
        effects.union(breaks(dependency, in: new, old) ? .callers : [])
      )
    }
    + matches.pairs.compactMap { compare($0.old, $0.new) }
  let before = old.filter { dependency in matches.pairs.contains { $0.old == dependency } }
  let after = before.compactMap { dependency in matches.pairs.first { $0.old == dependency }?.new }
  let kept = new.filter { after.contains($0) }
  if after == kept { return edits }
  return edits + [
    InterfaceEdit(
      .dependency,
      .moved,
      "init",
      aspects: ["order"],
      old: joined(before.map(\.name), by: ", "),
      new: joined(kept.map(\.name), by: ", "),
      isReadAsArgument ? [.callers, .logic] : .callers,
      members: ["init"]
    )
  ]
}

private func compare(_ old: Dependency, _ new: Dependency) -> InterfaceEdit? {
  var effects: Effects = []
  var aspects: [String] = []
  if old.argumentLabel != new.argumentLabel {
    aspects.append("label")
    effects.insert(.callers)
  }
  if old.name != new.name {
    aspects.append("name")
    effects.insert(.logic)
  }
  if !old.type.isSame(as: new.type) {
    aspects.append("type")
    let serves = [old.argumentType, .optional(old.argumentType)].contains(new.argumentType)
    effects.formUnion(serves ? .logic : [.callers, .logic])
  }
  if !isSameValue(old.defaultValue, new.defaultValue) {
    aspects.append("default")
    if old.defaultValue != nil { effects.insert(new.defaultValue == nil ? .callers : .behaviour) }
  }
  if aspects.isEmpty { return nil }
  return edit(old.name == new.name ? .changed : .renamed, new, aspects, old: old, new: new, effects)
}

/// Whether an added dependency breaks existing calls. It does if it has no default, or if it would take the argument of
/// a later dependency, as neither has a label.
private func breaks(_ dependency: Dependency, in all: [Dependency], _ old: [Dependency]) -> Bool {
  guard dependency.defaultValue != nil else { return true }
  guard dependency.argumentLabel == nil, let index = all.firstIndex(of: dependency) else { return false }
  return all[(index + 1)...].contains { dependency in
    dependency.argumentLabel == nil && old.contains { $0.name == dependency.name }
  }
}

@inline(never)
private func edit(
  _ change: InterfaceEdit.Change,
  _ dependency: Dependency,
  _ aspects: [String] = [],
  old: Dependency? = nil,
  new: Dependency? = nil,
  _ effects: Effects
) -> InterfaceEdit {
  InterfaceEdit(
    .dependency,
    change,
    dependency.name,
    aspects: aspects,
    old: old.map(signature),
    new: new.map(signature),
    effects,
    members: ["init"],
    range: new?.nameRange
  )
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

  /// The label that a caller writes before the argument; `nil` for none.
  fileprivate var argumentLabel: Text? {
    guard let label = self.label else { return self.name }
    return label.spells("_") ? nil : label
  }
}
