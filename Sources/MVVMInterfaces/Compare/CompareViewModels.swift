import MVVMModel
import MVVMSource

/// Returns the changes in the head of a view model.
func compareViewModels(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let name = new.viewModel.name
  var edits: [InterfaceEdit] = []
  // A spec that is itself an argument has no path below a folder, so it cannot have moved.
  let (before, after) = (old.spec.path, new.spec.path)
  if before != after, !before.isEmpty, !after.isEmpty {
    edits.append(edit(.viewModel, .moved, name, [.file], Text(before), Text(after), []))
  }
  if old.access != new.access {
    let widened: Effects = new.mustWiden ? .logic : []
    let effects = new.access < old.access ? .callers : widened
    let (old, new) = (Text(old.access.rawValue), Text(new.access.rawValue))
    edits.append(edit(.viewModel, .changed, name, [.access], old, new, effects))
  }
  // What either style adds to every class comes and goes with the style.
  let ofStyles = old.rules.attributes + new.rules.attributes
  func declared(_ attributes: [Text]) -> [Text] { attributes.filter { !ofStyles.contains($0) } }
  if let effects = attributeEffects(declared(old.attributes), declared(new.attributes)) {
    // Logic that is written for the main actor must not stay there.
    let isReleased = old.isMainActor && !new.isMainActor
    let (old, new) = (joined(old.attributes, by: " "), joined(new.attributes, by: " "))
    let all = isReleased ? effects.union(.logic) : effects
    edits.append(edit(.viewModel, .changed, name, [.attribute], old, new, all))
  }
  return edits + compareInitializers(old, new) + compareConformances(old.viewModel, new.viewModel)
}

/// Returns the change of the initializer's access, where that is not the class's.
private func compareInitializers(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let (before, after) = (old.initializerAccess, new.initializerAccess)
  if before == after || old.viewModel.initializerAccess == nil && new.viewModel.initializerAccess == nil {
    return []
  }
  let (old, new) = (Text(before.rawValue), Text(after.rawValue))
  return [edit(.dependency, .changed, "init", [.access], old, new, after < before ? .callers : [])]
}

extension ViewModelInterface {
  /// Whether something written by hand has to become visible together with the view model: what its logic declares in an
  /// extension, what it declares for a conformance, or a type or a value of the app.
  fileprivate var mustWiden: Bool {
    self.rules.logic == .extension || !self.viewModel.conformances.isEmpty
      || self.viewModel.mayShowForeignNames || !self.viewModel.dependencies.isEmpty
  }

  fileprivate var isMainActor: Bool { self.attributes.contains { $0.spells("@MainActor") } }
}

private func compareConformances(_ old: ViewModel, _ new: ViewModel) -> [InterfaceEdit] {
  if old.conformances == new.conformances { return [] }
  func only(_ types: [SpecType], without others: [SpecType]) -> [Text] {
    types.filter { type in !others.contains { type.isSame(as: $0) } }.map(\.text)
  }
  let removed = only(old.conformances, without: new.conformances)
  let added = only(new.conformances, without: old.conformances)
  return removed.map { edit(.viewModel, .changed, new.name, [.conformance], $0, nil, .callers) }
    + added.map { edit(.viewModel, .changed, new.name, [.conformance], nil, $0, .logic) }
}

/// Returns the changes in the configuration that are visible in the interface.
func compareSettings(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  new.settings.compactMap { setting in
    let other = old.settings.first { $0.key == setting.key }
    guard let other, other.value != setting.value else { return nil }
    let (before, after) = (
      other.value.applied(to: old.viewModel.name), setting.value.applied(to: new.viewModel.name)
    )
    if before == after { return nil }
    let effects = setting.key == "style" ? styleEffects(old, new) : other.effects
    return edit(.configuration, .changed, Text(setting.key), [], before, after, effects)
  }
}

/// Returns the effects of a changed style. To callers, to the logic, or to both, two styles may look alike: for example
/// a team's own style that differs from a bundled one only in details.
private func styleEffects(_ old: ViewModelInterface, _ new: ViewModelInterface) -> Effects {
  let (before, after) = (old.rules, new.rules)
  let isOtherKind = before.defaultKind != after.defaultKind
  var effects: Effects = []
  if isOtherKind || before.inputs != after.inputs || before.outputs != after.outputs {
    effects.insert(.callers)
  }
  let isOtherLogic =
    before.logicInputs != after.logicInputs || before.logicOutputs != after.logicOutputs
    || before.sentOutputs != after.sentOutputs || before.logic != after.logic
  if isOtherKind || isOtherLogic { effects.insert(.logic) }
  return effects
}

func compareImports(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  guard old.spec.path == new.spec.path, old.imports != new.imports else { return [] }
  let removed = old.imports.filter { !new.imports.contains($0) }
  let added = new.imports.filter { !old.imports.contains($0) }
  return removed.map { edit(.importDeclaration, .removed, $0.path, [], signature(of: $0), nil, []) }
    + added.map { edit(.importDeclaration, .added, $0.path, [], nil, signature(of: $0), []) }
}

/// Returns an edit. Whatever concerns a dependency is accepted with the initializer.
func edit(
  _ element: InterfaceEdit.Element,
  _ change: InterfaceEdit.Change,
  _ name: Text,
  _ aspects: [InterfaceEdit.Aspect],
  _ old: Text?,
  _ new: Text?,
  _ effects: Effects,
  at range: Range<Int>? = nil
) -> InterfaceEdit {
  InterfaceEdit(
    element: element,
    change: change,
    name: name,
    aspects: aspects,
    old: old,
    new: new,
    effects: effects,
    members: element == .dependency ? ["init"] : [],
    range: range
  )
}

func joined(_ texts: [Text], by separator: String) -> Text? {
  texts.isEmpty ? nil : Text(texts.map(\.description).joined(separator: separator))
}
