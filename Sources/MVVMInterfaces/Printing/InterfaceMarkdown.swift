import MVVMReports
import MVVMSource

/// Returns a comparison as Markdown for a pull request, with the changes in the generated code folded.
package func interfaceMarkdown(_ diff: InterfaceDiff, changes: [GeneratedChange]) -> MarkdownText {
  var text: MarkdownText = "### Interfaces of view models: \(words: diff.headline)\n"
  let sharedNames = diff.sharedNames
  for viewModel in diff.viewModels {
    text +=
      "\n#### \(viewModel.title(among: sharedNames))\n\n| | | before | after |\n| --- | --- | --- | --- |\n"
    for edit in viewModel.edits { text += row(edit) }
    for note in viewModel.notes { text += "\nNote: \(words: note).\n" }
  }
  for note in diff.notesOnAcceptances { text += "\nNote: \(note.name) \(words: note.words).\n" }
  text += folded(changes)
  return text
}

private func row(_ edit: InterfaceEdit) -> MarkdownText {
  let mark: MarkdownText =
    edit.headline == .breaking && !edit.isAccepted ? "**\(words: edit.mark)**" : "\(words: edit.mark)"
  let summary: MarkdownText = "\(words: edit.summary): \(words: edit.consequences)"
  return "| \(mark) | \(summary) | \(edit.old ?? "") | \(edit.new ?? "") |\n"
}

private func folded(_ changes: [GeneratedChange]) -> MarkdownText {
  let counts = changes.map { (file: $0.file, removed: $0.count.removed, added: $0.count.added) }
    .filter { $0.removed + $0.added > 0 }
  if counts.isEmpty { return "" }
  let removed = counts.reduce(0) { $0 + $1.removed }
  let added = counts.reduce(0) { $0 + $1.added }
  let rows: MarkdownText = counts.map { "| \($0.file) | +\($0.added) | −\($0.removed) |\n" }.joined()
  return """

    <details><summary>Generated lines: +\(added) −\(removed)</summary>

    | file | added | removed |
    | --- | --- | --- |
    \(rows)
    </details>

    """
}
