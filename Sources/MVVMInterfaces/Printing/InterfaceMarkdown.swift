import MVVMGenerator
import MVVMSource

/// Returns a comparison as Markdown for a pull request: a headline, a table for each view model, and the changes in the
/// generated code, folded.
package func interfaceMarkdown(_ diff: InterfaceDiff, changes: [GeneratedChange]) -> String {
  var text = "### Interfaces of view models: \(diff.headline)\n"
  for viewModel in diff.viewModels {
    text += "\n#### `\(viewModel.name)`\n\n| | | before | after |\n| --- | --- | --- | --- |\n"
    for edit in viewModel.edits { text += row(edit) }
    for note in viewModel.notes { text += "\nNote: \(note).\n" }
  }
  for note in diff.notes { text += "\nNote: \(note).\n" }
  return text + folded(changes)
}

private func row(_ edit: InterfaceEdit) -> String {
  let mark = edit.headline == .breaking && !edit.isAccepted ? "**\(edit.mark)**" : edit.mark
  let cells = [mark, "\(edit.summary): \(edit.consequences)", code(edit.old), code(edit.new)]
  return "| \(cells.joined(separator: " | ")) |\n"
}

/// Returns text as code in a table cell. In a table GitHub needs `\
/// ` for `
/// `. Text with a backtick is put between double backticks.
private func code(_ text: Text?) -> String {
  guard let text = text?.description else { return "" }
  let cell = String(printable(onOneLine(text)).flatMap { $0 == "|" ? "\\|" : "\($0)" })
  return cell.contains("`") ? "`` \(cell) ``" : "`\(cell)`"
}

private func folded(_ changes: [GeneratedChange]) -> String {
  let counts = changes.map { (file: $0.file, removed: $0.count.removed, added: $0.count.added) }
    .filter { $0.removed + $0.added > 0 }
  if counts.isEmpty { return "" }
  let removed = counts.reduce(0) { $0 + $1.removed }
  let added = counts.reduce(0) { $0 + $1.added }
  let rows = counts.map { "| `\($0.file)` | +\($0.added) | −\($0.removed) |\n" }.joined()
  return """

    <details><summary>Generated lines: +\(added) −\(removed)</summary>

    | file | added | removed |
    | --- | --- | --- |
    \(rows)
    </details>

    """
}
