import MVVMModel
import MVVMSource

/// Returns the changes in the head of a view model.
func compareViewModels(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let name = new.viewModel.name
  var edits: [InterfaceEdit] = []
  // A spec that is itself an argument has no path below a folder, so it cannot have moved.
  if old.path != new.path, !old.path.isEmpty, !new.path.isEmpty {
    edits.append(
      InterfaceEdit(.viewModel, .moved, name, aspects: ["file"], old: Text(old.path), new: Text(new.path), [])
    )
  }
  if old.access != new.access {
    let widened: Effects = new.mustWiden ? .logic : []
    let effects = new.access.rank < old.access.rank ? .callers : widened
    edits.append(changed(name, "access", Text(old.access.rawValue), Text(new.access.rawValue), effects))
  }
  let effects = attributeEffects(old.declaredAttributes, new.declaredAttributes)
  if let effects {
    // Logic that is written for the main actor must not stay there.
    let isReleased = old.viewModel.isMainActor && !new.viewModel.isMainActor
    let (old, new) = (old.viewModel.attributes, new.viewModel.attributes)
    let all = isReleased ? effects.union(.logic) : effects
    edits.append(changed(name, "attribute", joined(old, by: " "), joined(new, by: " "), all))
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
  return removed.map { changed(new.name, "conformance", $0, nil, .callers) }
    + added.map { changed(new.name, "conformance", nil, $0, .logic) }
}

/// Returns the changes in the configuration that are visible in the interface.
func compareSettings(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  if old.settings.elementsEqual(new.settings, by: { $0.value == $1.value && $0.key == $1.key }) {
    return []
  }
  return new.settings.compactMap { setting in
    let other = old.settings.first { $0.key == setting.key }
    guard let other, other.value != setting.value else { return nil }
    let (before, after) = (
      other.value.applied(to: old.viewModel.name), setting.value.applied(to: new.viewModel.name)
    )
    if before == after { return nil }
    return InterfaceEdit(
      .configuration,
      .changed,
      Text(setting.key),
      aspects: [setting.key],
      old: before,
      new: after,
      setting.key == "style" ? styleEffects(old, new) : other.effects
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
  return old.imports.filter { !new.imports.contains($0) }
    .map { InterfaceEdit(.importDeclaration, .removed, $0.path, old: signature(of: $0), []) }
    + new.imports.filter { !old.imports.contains($0) }
    .map { InterfaceEdit(.importDeclaration, .added, $0.path, new: signature(of: $0), []) }
}

@inline(never)
private func changed(_ name: Text, _ aspect: String, _ old: Text?, _ new: Text?, _ effects: Effects)
  -> InterfaceEdit
{
  InterfaceEdit(.viewModel, .changed, name, aspects: [aspect], old: old, new: new, effects)
}

func joined(_ texts: [Text], by separator: String) -> Text? {
  texts.isEmpty ? nil : Text(texts.map(\.description).joined(separator: separator))
}

extension Access {
  fileprivate var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
