import MVVMModel
import MVVMSource

/// Returns the changes in the head of a view model.
func compareViewModels(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let name = new.viewModel.name
  var edits: [InterfaceEdit] = []
  // A spec that is itself an argument has no path below a folder, so it cannot have moved.
  if old.path != new.path, !old.path.isEmpty, !new.path.isEmpty {
    edits.append(edit(.moved, name, .file, Text(old.path), Text(new.path), []))
  }
  if old.access != new.access {
    let widened: Effects = new.mustWiden ? .logic : []
    let effects = new.access < old.access ? .callers : widened
    edits.append(edit(.changed, name, .access, Text(old.access.rawValue), Text(new.access.rawValue), effects))
  }
  let effects = attributeEffects(old.declaredAttributes, new.declaredAttributes)
  if let effects {
    // Logic that is written for the main actor must not stay there.
    let isReleased = old.viewModel.isMainActor && !new.viewModel.isMainActor
    let (old, new) = (old.viewModel.attributes, new.viewModel.attributes)
    let all = isReleased ? effects.union(.logic) : effects
    edits.append(edit(.changed, name, .attribute, joined(old, by: " "), joined(new, by: " "), all))
  }
  return edits + compareConformances(old.viewModel, new.viewModel)
}

extension ViewModelInterface {
  /// Whether something written by hand has to become visible together with the view model: what its logic declares in an
  /// extension, what it declares for a conformance, or a type or a value of the app.
  fileprivate var mustWiden: Bool {
    self.rules.logic == .extension || !self.viewModel.conformances.isEmpty
      || self.viewModel.mayShowForeignNames || !self.viewModel.dependencies.isEmpty
  }

  /// The attributes, without those that the style adds to every class.
  fileprivate var declaredAttributes: [Text] {
    self.viewModel.attributes.filter { !self.rules.attributes.contains($0) }
  }
}

private func compareConformances(_ old: ViewModel, _ new: ViewModel) -> [InterfaceEdit] {
  if old.conformances == new.conformances { return [] }
  func only(_ types: [SpecType], without others: [SpecType]) -> [Text] {
    types.filter { type in !others.contains { type.isSame(as: $0) } }.map(\.text)
  }
  let removed = only(old.conformances, without: new.conformances)
  let added = only(new.conformances, without: old.conformances)
  return removed.map { edit(.changed, new.name, .conformance, $0, nil, .callers) }
    + added.map { edit(.changed, new.name, .conformance, nil, $0, .logic) }
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
    return InterfaceEdit(
      element: .configuration,
      change: .changed,
      name: Text(setting.key),
      old: before,
      new: after,
      effects: setting.key == "style" ? styleEffects(old, new) : other.effects
    )
  }
}

/// Returns the effects of a changed style. To callers, to the logic, or to both, two styles may look alike: for example
/// a team's own style that differs from a bundled one only in details.
private func styleEffects(_ old: ViewModelInterface, _ new: ViewModelInterface) -> Effects {
  let (before, after) = (old.rules, new.rules)
  let isOtherKind = old.defaultKind != new.defaultKind
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
  guard old.path == new.path, old.imports != new.imports else { return [] }
  func edit(_ change: InterfaceEdit.Change, _ path: Text, old: Text? = nil, new: Text? = nil) -> InterfaceEdit
  {
    InterfaceEdit(element: .importDeclaration, change: change, name: path, old: old, new: new, effects: [])
  }
  return old.imports.filter { !new.imports.contains($0) }.map {
    edit(.removed, $0.path, old: signature(of: $0))
  }
    + new.imports.filter { !old.imports.contains($0) }.map { edit(.added, $0.path, new: signature(of: $0)) }
}

@inline(never)
private func edit(
  _ change: InterfaceEdit.Change,
  _ name: Text,
  _ aspect: InterfaceEdit.Aspect,
  _ old: Text?,
  _ new: Text?,
  _ effects: Effects
) -> InterfaceEdit {
  InterfaceEdit(
    element: .viewModel,
    change: change,
    name: name,
    aspects: [aspect],
    old: old,
    new: new,
    effects: effects
  )
}

func joined(_ texts: [Text], by separator: String) -> Text? {
  texts.isEmpty ? nil : Text(texts.map(\.description).joined(separator: separator))
}
