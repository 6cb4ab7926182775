import MVVMGenerator
import MVVMSource

/// Returns a comparison for a terminal: each view model with its edits, and then the number of edits.
package func interfaceText(_ diff: InterfaceDiff) -> String {
  var text = ""
  for viewModel in diff.viewModels {
    text += "\(viewModel.name)\n"
    for edit in viewModel.edits { text += entry(edit) }
    for note in viewModel.notes { text += "  note: \(note)\n" }
    text += "\n"
  }
  for note in diff.notes({ "'\(printable($0))'" }) { text += "note: \(note)\n" }
  return text + "\(diff.headline)\n"
}

private func entry(_ edit: InterfaceEdit) -> String {
  let old = edit.old.map { "    - \(printable(onOneLine($0.description)))\n" } ?? ""
  let new = edit.new.map { "    + \(printable(onOneLine($0.description)))\n" } ?? ""
  return "  \(edit.mark): \(edit.summary): \(edit.consequences)\n\(old)\(new)"
}
