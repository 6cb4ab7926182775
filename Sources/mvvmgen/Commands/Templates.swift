import MVVMGenerator
import MVVMSource

/// Lists the bundled templates, or copies them to a folder.
func templates(_ given: GivenArguments) throws(UsageError) -> ExitStatus {
  switch (given.operands.first, given.operands.count) {
  case ("list", 1): return listTemplates()
  case ("export", 2): return exportTemplates(to: tidy(given.operands[1]))
  case ("export", _): throw UsageError(message: "'export' needs one folder: export DIR", command: .templates)
  case (let word?, 1):
    throw UsageError(
      message: "unknown word '\(word)': \(hint(for: word, among: ["list", "export"]))",
      command: .templates
    )
  case (_, _): throw UsageError(message: "expected 'list' or 'export DIR'", command: .templates)
  }
}

private func listTemplates() -> ExitStatus {
  var report = Report(.text)
  let styles = bundledStyles
  let width = styles.map(\.name.utf8.count).max() ?? 0
  report.print("Styles:\n")
  for style in styles {
    let gap = String(repeating: " ", count: width - style.name.utf8.count + 2)
    report.print("  \(style.name)\(gap)\(style.summary)\n")
  }
  report.print("\nTemplates:\n")
  for template in bundledTemplates { report.print("  \(template.name)\n") }
  return report.finish()
}

/// Files that are there already stay as they are; one that differs is reported.
private func exportTemplates(to folder: String) -> ExitStatus {
  var report = Report(.text)
  var (written, kept) = (0, 0)
  for template in bundledTemplates {
    let path = join(folder, template.name)
    let bytes = Array(template.text.utf8)
    switch createFile(path, with: bytes) {
    case nil: written += 1
    case .exists?:
      kept += 1
      if case .success(let contents) = readFile(path), contents.bytes == bytes { continue }
      report.say("\(path): exists and stays as it is\n")
      report.status.worsen(to: .findings)
    case let error?: report.add(.fileNotWritable, error, at: path)
    }
  }
  let status = report.finish()
  report.say("\(written) \(written == 1 ? "file" : "files") written, \(kept) kept\n")
  return status
}
