import MVVMModel
import MVVMReports
import MVVMSource

/// A comparison as workflow commands, which GitHub shows beside the lines of a pull request: what fails as errors, what
/// breaks otherwise as warnings, all else as notices.
///
/// - Parameter path: A file's path relative to the root of the repository, from that in messages.
public func interfaceCommands(
  _ diff: InterfaceDiff,
  failsOn: EditClass?,
  path: (String) -> String = { $0 }
) -> String {
  let diagnostics = diff.viewModels.flatMap { viewModel in
    viewModel.edits.map { diagnostic(for: $0, of: viewModel, failsOn: failsOn) }
  }
  return githubCommands(diagnostics, path: path)
}

private func diagnostic(for edit: InterfaceEdit, of viewModel: ViewModelDiff, failsOn: EditClass?)
  -> Diagnostic
{
  let fails = failsOn.map { edit.headline <= $0 } ?? false
  let open: Diagnostic.Severity = fails ? .error : edit.headline == .breaking ? .warning : .note
  let accepted = edit.isAccepted ? " (accepted)" : ""
  let signatures = [edit.old.map { "was: \($0)" }, edit.new.map { "is: \($0)" }].compactMap { $0 }
  let lines = ["\(viewModel.name): \(edit.summary): \(edit.consequences)\(accepted)"] + signatures
  return Diagnostic(
    edit.headline.identifier,
    lines.joined(separator: "\n"),
    at: place(of: edit, in: viewModel),
    severity: edit.isAccepted ? .note : open
  )
}

/// The name in the newer spec; that of the view model for a member that is gone.
private func place(of edit: InterfaceEdit, in viewModel: ViewModelDiff) -> Place {
  if let new = viewModel.new { return Place(new.file, edit.range ?? new.viewModel.nameRange) }
  guard let old = viewModel.old else { return Place(path: "") }
  return Place(path: old.path.isEmpty ? old.file.path : old.path)
}

extension EditClass {
  /// By which an edit of the class is explained.
  fileprivate var identifier: DiagnosticIdentifier {
    switch self {
    case .breaking: .interfaceBreaking
    case .logic: .interfaceLogic
    case .behaviour: .interfaceBehaviour
    case .compatible: .interfaceCompatible
    }
  }
}
