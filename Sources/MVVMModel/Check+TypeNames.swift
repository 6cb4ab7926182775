import MVVMSource

/// Reports view models of one file whose types would have one name: a class and a protocol of another view model,
/// or two protocols that the configuration names alike.
func checkTypeNames(
  of viewModels: [ViewModel],
  in file: SourceFile,
  rules: (Text) -> CheckRules,
  _ findings: inout [Diagnostic]
) {
  guard viewModels.count > 1 else { return }
  var taken: [Text: ViewModel] = [:]
  for viewModel in viewModels {
    for pattern in rules(viewModel.name).typeNames {
      taken[pattern.applied(to: viewModel.name)] = taken[pattern.applied(to: viewModel.name)] ?? viewModel
    }
  }
  for viewModel in viewModels {
    let names = [viewModel.name] + rules(viewModel.name).typeNames.map { $0.applied(to: viewModel.name) }
    let clash = names.lazy.compactMap { name in taken[name].map { (name, $0) } }
      .first { $0.1.name != viewModel.name }
    if let (name, owner) = clash { findings.append(typeNameTaken(name, viewModel, owner, in: file)) }
  }
}

private func typeNameTaken(
  _ name: Text,
  _ viewModel: ViewModel,
  _ owner: ViewModel,
  in file: SourceFile
) -> Diagnostic {
  Diagnostic(
    .duplicateName,
    "'\(name)' is taken by a protocol of '\(owner.name)'",
    at: Place(file, viewModel.nameRange),
    notes: [Note("'\(owner.name)' is declared here", at: Place(file, owner.nameRange))]
  )
}
