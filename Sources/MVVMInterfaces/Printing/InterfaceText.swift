import MVVMGenerator
import MVVMSource

/// Returns a comparison for a terminal: each view model with its edits, and then the number of edits.
package func interfaceText(_ diff: InterfaceDiff) -> TerminalText {
  var text: TerminalText = ""
  let sharedNames = diff.sharedNames
  for viewModel in diff.viewModels {
    text += "\(viewModel.title(among: sharedNames))\n"
    for edit in viewModel.edits { text += entry(edit) }
    for note in viewModel.notes { text += "  note: \(note)\n" }
    text += "\n"
  }
  for note in diff.notesOnAcceptances { text += "note: '\(note.name)' \(note.words)\n" }
  text += "\(diff.headline)\n"
  return text
}

private func entry(_ edit: InterfaceEdit) -> TerminalText {
  let old: TerminalText = edit.old.map { "    - \(onOneLine($0))\n" } ?? ""
  let new: TerminalText = edit.new.map { "    + \(onOneLine($0))\n" } ?? ""
  return "  \(edit.mark): \(edit.summary): \(edit.consequences)\n\(old)\(new)"
}
