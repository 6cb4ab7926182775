import MVVMFormat
import MVVMGenerator
import MVVMReports
import MVVMSource

/// Prints, writes or compares the formatted text of all specs that the arguments name.
func format(_ arguments: FormatArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format, output: arguments.mode == .print ? .files : .messages)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  switch arguments.source {
  case .paths(let paths): try format(paths, arguments, in: workingFolder, &report)
  case .standardInput(let path): try formatStandardInput(path, arguments, in: workingFolder, &report)
  }
  return report.finish()
}

private func format(
  _ paths: [String],
  _ arguments: FormatArguments,
  in workingFolder: String,
  _ report: inout Report
) throws(UsageError) {
  let store = ConfigurationStore(Choices(command: .format))
  var search = SpecSearch(for: .format, workingFolder: workingFolder, config: arguments.config, store: store)
  try search.add(paths, &report)
  if paths.count > 1 {
    search.tree.sort()
    search.tree.removeRepeated()
  }
  let tree = search.tree
  var tally = FormatTally(specs: tree.specs.count)
  deferSignals()
  for spec in tree.specs {
    leaveIfInterrupted()
    let configuration = search.store.loaded[tree.folders[spec.folder].configuration].configuration
    format(tree.path(of: spec), configuration, arguments.mode, &tally, &report)
  }
  if arguments.mode.isCheck, tally.changed > 0 { report.status.worsen(to: .findings) }
  report.say(summary(of: tally, arguments.mode))
}

private func format(
  _ path: String,
  _ configuration: Configuration?,
  _ mode: FormatArguments.Mode,
  _ tally: inout FormatTally,
  _ report: inout Report
) {
  guard let configuration, let contents = readContents(path, &report) else { return tally.failed += 1 }
  let source = SourceFile(path: path, bytes: contents.bytes)
  guard let text = formatted(source, configuration, &report) else { return tally.failed += 1 }
  if case .print = mode { return printText(text, of: source, &tally, &report) }
  guard text != source.bytes else { return tally.kept += 1 }
  switch mode {
  case .print: break
  case .compare(let check, let diff):
    report.add(.format, path, old: source.bytes, new: text, lists: check, diff: diff)
  case .write: guard write(text, to: path, contents.mode, &report) else { return tally.failed += 1 }
  }
  tally.changed += 1
}

/// Of several specs each stands below its path, as people could not tell them apart otherwise.
private func printText(
  _ text: [UInt8],
  of source: SourceFile,
  _ tally: inout FormatTally,
  _ report: inout Report
) {
  if tally.specs > 1 {
    if tally.changed + tally.kept > 0 { report.print("\n") }
    report.print("// \(source.path)\n")
  }
  report.print(text)
  if text == source.bytes { tally.kept += 1 } else { tally.changed += 1 }
}

/// Replaces a file that can be written; `false` after a report that it cannot. A link stays one.
private func write(_ text: [UInt8], to path: String, _ mode: UInt32, _ report: inout Report) -> Bool {
  let target = physicalPath(path) ?? path
  if let error = refusal(toWrite: target, mode: mode) ?? replaceFile(target, with: text, mode: mode) {
    report.add(.fileNotWritable, error, at: path)
    return false
  }
  report.add(ReportedChange(path: path, kind: ChangeKind.format.rawValue))
  return true
}

private func formatStandardInput(
  _ path: String?,
  _ arguments: FormatArguments,
  in workingFolder: String,
  _ report: inout Report
) throws(UsageError) {
  var store = ConfigurationStore(Choices(command: .format))
  let found = configurationPath(ofSpec: path, in: workingFolder)
  let index = try store.index(of: arguments.config ?? found, &report)
  guard let source = readStandardInput(as: path, &report),
    let configuration = store.loaded[index].configuration,
    let text = formatted(source, configuration, &report)
  else { return }
  switch arguments.mode {
  case .print, .write: report.print(text)
  case .compare(let check, let diff):
    guard text != source.bytes else { return }
    if check { report.status.worsen(to: .findings) }
    report.add(.format, source.path, old: source.bytes, new: text, lists: check, diff: diff)
  }
}

/// The formatted text of a spec; `nil` after a report that it does not parse.
private func formatted(
  _ source: SourceFile,
  _ configuration: Configuration,
  _ report: inout Report
) -> [UInt8]? {
  let result = MVVMFormat.format(source, configuration: configuration)
  report.add(result.diagnostics)
  return result.value
}
