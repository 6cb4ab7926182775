import MVVMModel
import MVVMSource

/// Returns the names that the old logic declares and that the class now declares itself, if the logic is its
/// extension.
func redeclaredNames(_ old: ViewModelInterface, _ new: ViewModelInterface) -> Set<String> {
  guard new.rules.logic == .extension else { return [] }
  let before = surfaces(of: old, like: new)
  let declared = declaredNames(new, surfaces(of: new, like: new)).subtracting(declaredNames(old, before))
  return declared.intersection(before.flatMap(\.written).map { propertyName($0.name) })
}

/// Returns edits, with an effect on the logic for those that declare one of these names.
func redeclaring(_ names: Set<String>, _ edits: [InterfaceEdit]) -> [InterfaceEdit] {
  if names.isEmpty { return edits }
  return edits.map { edit in
    let words = edit.new?.utf8.split { !isNameByte($0) } ?? []
    guard words.contains(where: { names.contains(String(Substring($0))) }) else { return edit }
    var edit = edit
    edit.effects.insert(.logic)
    return edit
  }
}

/// - Parameter new: The newer side, which has the rules.
private func surfaces(of side: ViewModelInterface, like new: ViewModelInterface) -> [Surface] {
  var rules = new.rules
  rules.defaultKind = side.rules.defaultKind
  return side.viewModel.members.map { surface(of: $0, rules: rules, side: side) }
}

private func declaredNames(_ side: ViewModelInterface, _ surfaces: [Surface]) -> Set<String> {
  Set(surfaces.flatMap(\.declared).map(propertyName) + side.viewModel.dependencies.map { "\($0.name)" })
}

/// Returns the name of the property that conflicts with a function without parameters; any other name unchanged.
private func propertyName(_ name: String) -> String { name.hasSuffix("()") ? String(name.dropLast(2)) : name }
