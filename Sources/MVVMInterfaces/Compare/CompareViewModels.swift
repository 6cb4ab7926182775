import MVVMModel
import MVVMSource

/// Returns the changes in the head of a view model.
func compareViewModels(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  comparePaths(old, new) + compareAccess(old, new) + compareAttributes(old, new)
    + compareInitializers(old, new) + compareConformances(old, new)
}

private func edit(
  _ aspect: InterfaceEdit.Aspect,
  of viewModel: ViewModelInterface,
  from old: String?,
  to new: String?,
  effects: Effects
) -> InterfaceEdit {
  let (change, name) = (aspect == .file ? InterfaceEdit.Change.moved : .changed, viewModel.viewModel.name)
  var edit = InterfaceEdit(change, .viewModel, name: name, old: old, new: new, effects: effects)
  edit.aspects = [aspect]
  return edit
}

private func comparePaths(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let (before, after) = (old.spec.path, new.spec.path)
  // A spec that is itself an argument has no path below a folder, so it cannot have moved.
  if before == after || before.isEmpty || after.isEmpty { return [] }
  return [edit(.file, of: new, from: before, to: after, effects: [])]
}

private func compareAccess(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let (before, after) = (old.access, new.access)
  if before == after { return [] }
  let widened: Effects = new.mustWiden ? .logic : []
  let effects = after < before ? .callers : widened
  return [edit(.access, of: new, from: before.rawValue, to: after.rawValue, effects: effects)]
}

private func compareAttributes(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  // The attributes that either style adds to every class depend on the style.
  let ofStyles = old.rules.attributes + new.rules.attributes
  func declared(_ attributes: [Text]) -> [Text] { attributes.filter { !ofStyles.contains($0) } }
  guard let effects = attributeEffects(declared(old.attributes), declared(new.attributes)) else { return [] }
  // Logic written for the main actor no longer compiles without it.
  let isReleased = old.isMainActor && !new.isMainActor
  let all = isReleased ? effects.union(.logic) : effects
  let (before, after) = (joined(old.attributes, by: " "), joined(new.attributes, by: " "))
  return [edit(.attribute, of: new, from: before, to: after, effects: all)]
}

/// Returns the change of the initializer's access, if it differs from that of the class.
private func compareInitializers(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let (before, after) = (old.initializerAccess, new.initializerAccess)
  if before == after || old.viewModel.initializerAccess == nil && new.viewModel.initializerAccess == nil {
    return []
  }
  let effects: Effects = after < before ? .callers : []
  let (old, new) = (before.rawValue, after.rawValue)
  var edit = InterfaceEdit(.changed, .dependency, name: "init", old: old, new: new, effects: effects)
  edit.aspects = [.access]
  return [edit]
}

extension ViewModelInterface {
  /// Whether hand-written code must become visible together with the view model: declarations in the logic's
  /// extension or for a conformance, or types and values of the app.
  fileprivate var mustWiden: Bool {
    self.rules.logic == .extension || !self.viewModel.conformances.isEmpty
      || self.viewModel.mayShowForeignNames || !self.viewModel.dependencies.isEmpty
  }

  fileprivate var isMainActor: Bool { self.attributes.contains { $0 == "@MainActor" } }
}

private func compareConformances(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  let (before, after) = (old.viewModel.conformances, new.viewModel.conformances)
  if before == after { return [] }
  func only(_ types: [SpecType], without others: [SpecType]) -> [String] {
    types.filter { type in !others.contains { type.isSame(as: $0) } }.map(\.text.description)
  }
  let removed = only(before, without: after)
  let added = only(after, without: before)
  return removed.map { edit(.conformance, of: new, from: $0, to: nil, effects: .callers) }
    + added.map { edit(.conformance, of: new, from: nil, to: $0, effects: .logic) }
}

/// Returns the changes in the configuration that are visible in the interface.
func compareSettings(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  new.settings.compactMap { setting in
    let other = old.settings.first { $0.key == setting.key }
    guard let other, other.value != setting.value else { return nil }
    let (key, before) = (setting.key, other.value.applied(to: old.viewModel.name).description)
    let after = setting.value.applied(to: new.viewModel.name).description
    if before == after { return nil }
    let effects = key == "style" ? styleEffects(old, new) : other.effects
    return InterfaceEdit(.changed, .configuration, name: key, old: before, new: after, effects: effects)
  }
}

/// Returns the effects of a changed style. Two styles may look alike to callers, to the logic, or to both:
/// for example, a team's own style may differ from a bundled one only in details. Even then, their classes
/// may behave differently.
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
  return effects.isEmpty ? .behaviour : effects
}

func compareImports(_ old: ViewModelInterface, _ new: ViewModelInterface) -> [InterfaceEdit] {
  guard old.spec.path == new.spec.path, old.imports != new.imports else { return [] }
  let removed = old.imports.filter { !new.imports.contains($0) }.map {
    InterfaceEdit(.removed, .importDeclaration, name: $0.path, old: signature(of: $0), effects: [])
  }
  let added = new.imports.filter { !old.imports.contains($0) }.map {
    InterfaceEdit(.added, .importDeclaration, name: $0.path, new: signature(of: $0), effects: [])
  }
  return removed + added
}

func joined(_ texts: [Text], by separator: String) -> String? {
  texts.isEmpty ? nil : texts.map(\.description).joined(separator: separator)
}
