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
      for edit in viewModel.edits.indices {
        let used = viewModel.acceptances(of: viewModel.edits[edit]).filter(wanted.contains)
        if used.isEmpty { continue }
        result.viewModels[index].edits[edit].isAccepted = true
        unused.subtract(used)
      }
    }
    result.unusedAcceptances = acceptances.filter { unused.remove($0) != nil }
    return result
  }

  /// Returns the accepted name that somebody most likely meant; for a function, its full name.
  func nearestAcceptance(to name: String) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let names = self.viewModels.flatMap { $0.edits.flatMap($0.acceptances) }
    let owners = names.filter { !$0.contains(".") }
    guard let owner = parts.first.flatMap({ nearestWord(to: $0, among: owners) }) else { return nil }
    if parts.count == 1 { return owner }
    let members = names.filter { $0.hasPrefix("\(owner).") }.map { String($0.dropFirst(owner.count + 1)) }
    let member = members.first { $0.hasPrefix("\(parts[1])(") } ?? nearestWord(to: parts[1], among: members)
    return member.map { "\(owner).\($0)" }
  }
}

extension ViewModelDiff {
  fileprivate func acceptances(of edit: InterfaceEdit) -> [String] {
    if edit.headline == .compatible { return [] }
    // A renamed view model has two names.
    let names = [self.old, self.new].compactMap { $0?.viewModel.name }
    return names.flatMap { name in ["\(name)"] + edit.members.map { "\(name).\($0)" } }
  }
}
