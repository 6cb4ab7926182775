import MVVMModel
import MVVMSource

extension InterfaceDiff {
  /// Returns the comparison with edits accepted by name: `X` for a view model, `X.tapped(row:)` or `X.isLoading` for a
  /// member, `X.init` for the initializer. Compatible edits do not need to be accepted.
  package func accepting(_ acceptances: [String]) -> InterfaceDiff {
    var result = self
    let wanted = Set(acceptances)
    var unused = wanted
    for index in result.viewModels.indices {
      let viewModel = result.viewModels[index]
      // A renamed one has two names.
      let names = Set([viewModel.old, viewModel.new].compactMap { $0?.viewModel.name })
      for edit in result.viewModels[index].edits.indices {
        let used = names.flatMap(result.viewModels[index].edits[edit].acceptances).filter(wanted.contains)
        if used.isEmpty || result.viewModels[index].edits[edit].headline == .compatible { continue }
        result.viewModels[index].edits[edit].isAccepted = true
        unused.subtract(used)
      }
    }
    result.unusedAcceptances = acceptances.filter { unused.remove($0) != nil }
    return result
  }
}

extension InterfaceEdit {
  fileprivate func acceptances(of viewModel: Text) -> [String] {
    ["\(viewModel)"] + self.members.map { "\(viewModel).\($0)" }
  }
}
