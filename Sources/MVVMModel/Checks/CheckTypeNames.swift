import MVVMSource

/// Reports view models in one file whose generated types would have the same name: a class and a protocol of
/// another view model, or two protocols that the configuration names alike.
func checkTypeNames(of viewModels: [ViewModel], rules: (Text) -> CheckRules, _ findings: inout [Diagnostic]) {
  guard viewModels.count > 1 else { return }
  let names = viewModels.map { rules($0.name).typeNames(of: $0) }
  var owners: [Text: Int] = [:]
  for (index, names) in names.enumerated() {
    for name in names where owners[name] == nil { owners[name] = index }
  }
  for (index, viewModel) in viewModels.enumerated() {
    for name in [viewModel.name] + names[index] {
      guard let owner = owners[name], viewModels[owner].name != viewModel.name else { continue }
      let other = viewModels[owner]
      let note = Note("'\(other.name)' is declared here", at: other.place)
      let message = "'\(name)' is taken by a type of '\(other.name)'"
      findings.append(Diagnostic(.duplicateName, message, at: viewModel.place, notes: [note]))
      break
    }
  }
}
