import MVVMModel
import MVVMSource

/// Returns the edits as diagnostics, which programs show at the lines of a pull request. Edits that fail the run are
/// errors, other breaking edits are warnings, and all others are notes.
package func interfaceDiagnostics(_ diff: InterfaceDiff, failsOn: EditClass?) -> [Diagnostic] {
  diff.viewModels.flatMap { viewModel in
    viewModel.edits.map { diagnostic(for: $0, of: viewModel, failsOn: failsOn) }
  }
}

private func diagnostic(for edit: InterfaceEdit, of viewModel: ViewModelDiff, failsOn: EditClass?)
  -> Diagnostic
{
  let fails = failsOn.map { edit.headline <= $0 } ?? false
  let open: Diagnostic.Severity = fails ? .error : edit.headline == .breaking ? .warning : .note
  let accepted = edit.isAccepted ? " (accepted)" : ""
  let signatures = [edit.old.map { "was: \($0)" }, edit.new.map { "is: \($0)" }].compactMap { $0 }
  let lines = ["\(viewModel.name): \(edit.summary): \(edit.consequences)\(accepted)"] + signatures
  let (message, place) = (lines.joined(separator: "\n"), place(of: edit, in: viewModel))
  let severity = edit.isAccepted ? .note : open
  let subject = Subject(viewModel: viewModel.name, selector: edit.name)
  return Diagnostic(edit.headline.identifier, message, at: place, severity: severity, subject: subject)
}

/// Returns the place of the name in the newer spec; for a removed member, that of the view model.
private func place(of edit: InterfaceEdit, in viewModel: ViewModelDiff) -> SourceRange {
  if let new = viewModel.new { return SourceRange(new.spec.file, edit.range ?? new.viewModel.nameRange) }
  guard let old = viewModel.old else { return SourceRange(path: "") }
  return SourceRange(path: old.spec.path.isEmpty ? old.spec.file.path : old.spec.path)
}

extension EditClass {
  fileprivate var identifier: DiagnosticIdentifier {
    switch self {
    case .breaking: .interfaceBreaking
    case .logic: .interfaceLogic
    case .behaviour: .interfaceBehaviour
    case .compatible: .interfaceCompatible
    }
  }
}
