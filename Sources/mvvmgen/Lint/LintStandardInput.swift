import MVVMGenerator
import MVVMLint
import MVVMSource

/// Lints one spec, which is printed where it is mended.
func lintStandardInput(_ path: String?, _ arguments: LintArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var store = ConfigurationStore(Choices(command: .lint))
  let index = try store.index(
    of: arguments.config ?? configurationPath(ofSpec: path, in: workingFolder),
    &report
  )
  guard let source = readStandardInput(as: path, &report), store.loaded[index].configuration != nil,
    let known = KnownFindings(arguments.baseline, in: workingFolder, &report)
  else { return report.finish() }
  var run = LintRun(arguments, known, store)
  let key = path.map { known.path(of: absolute($0, in: workingFolder)) } ?? source.path
  let mended = run.lint(source, key: key, index, &store)
  if arguments.fixes { report.print(mended.file.bytes) }
  run.report(mended.diagnostics, of: source.path, key: key, &report)
  return run.finish(&report)
}
