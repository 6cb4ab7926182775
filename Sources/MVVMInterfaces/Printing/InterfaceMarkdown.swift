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
  for note in diff.notes(code) { text += "\nNote: \(note).\n" }
  return text + folded(changes)
}

private func row(_ edit: InterfaceEdit) -> String {
  let mark = edit.headline == .breaking && !edit.isAccepted ? "**\(edit.mark)**" : edit.mark
  let cells = [mark, "\(edit.summary): \(edit.consequences)", cell(edit.old), cell(edit.new)]
  return "| \(cells.joined(separator: " | ")) |\n"
}

private func cell(_ text: Text?) -> String { text.map { cell($0.description) } ?? "" }

/// Returns text as code in a table cell, where GitHub needs `\|` for `|`.
private func cell(_ text: String) -> String {
  String(code(text).flatMap { $0 == "|" ? "\\|" : "\($0)" })
}

/// Returns text as code, which GitHub shows as it is: no markup, mention or character of it does anything. Text with
/// backticks stands between more of them than it has.
private func code(_ text: String) -> String {
  let line = printable(onOneLine(text))
  guard line.contains("`") else { return "`\(line)`" }
  let fence = String(repeating: "`", count: line.split { $0 != "`" }.map(\.count).reduce(1, max) + 1)
  return "\(fence) \(line) \(fence)"
}

private func folded(_ changes: [GeneratedChange]) -> String {
  let counts = changes.map { (file: $0.file, removed: $0.count.removed, added: $0.count.added) }
    .filter { $0.removed + $0.added > 0 }
  if counts.isEmpty { return "" }
  let removed = counts.reduce(0) { $0 + $1.removed }
  let added = counts.reduce(0) { $0 + $1.added }
  let rows = counts.map { "| \(cell($0.file)) | +\($0.added) | −\($0.removed) |\n" }.joined()
  return """

    <details><summary>Generated lines: +\(added) −\(removed)</summary>

    | file | added | removed |
    | --- | --- | --- |
    \(rows)
    </details>

    """
}
