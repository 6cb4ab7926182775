import MVVMSource
import MVVMSyntax

/// Returns the declarations of a tree, and reports everything that cannot be generated.
///
/// The value is `nil` if the check finds an error. For a tree with parse errors, the value holds everything
/// that could be read. Errors of the parser are not reported again: broken members are skipped.
///
/// - Parameter rules: Returns the rules for the view model with the given name.
public func check(_ tree: SpecSyntax, rules: (Text) -> CheckRules) -> Diagnosed<Spec> {
  var findings: [Diagnostic] = []
  let imports = checkImports(tree, &findings)
  let viewModels = checkViewModels(tree, rules: rules, &findings)
  checkTypeNames(of: viewModels, rules: rules, &findings)
  let spec = Spec(imports: imports, viewModels: viewModels)
  return Diagnosed(spec, findings).correct().inOrder()
}

private func checkViewModels(_ tree: SpecSyntax, rules: (Text) -> CheckRules, _ findings: inout [Diagnostic])
  -> [ViewModel]
{
  let all = tree.viewModels
  var seen: [Text: Int] = [:]
  var result: [ViewModel] = []
  for syntax in all {
    guard let name = syntax.name else { continue }
    let text = tree.text(name)
    // Most files declare only one.
    if all.count > 1, let first = seen.updateValue(name, forKey: text) {
      let note = Note("'\(text)' is first declared here", at: tree.place(first))
      let message = "'\(text)' is declared twice"
      findings.append(Diagnostic(.duplicateViewModel, message, at: tree.place(name), notes: [note]))
    }
    if text.isReservedWord || text.beginsType { checkUnusableName(text, at: tree.place(name), &findings) }
    result.append(checkViewModel(syntax, named: name, in: tree, rules: rules(text), &findings))
  }
  if all.isEmpty, !tree.hasUnexpectedText {
    let end = tree.tokens.dropLast().last?.range.upperBound ?? 0
    let place = SourceRange(tree.file, end..<end)
    findings.append(Diagnostic(.missingViewModel, "the file declares no view model", at: place))
  }
  return result
}
