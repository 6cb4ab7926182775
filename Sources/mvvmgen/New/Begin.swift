import MVVMGenerator
import MVVMReports
import MVVMScaffold
import MVVMSource

/// Writes the files that are not there yet, and says what was left alone; nothing is written where something else
/// than a file stands in the place of one.
func begin(
  _ subject: NewArguments.Subject,
  _ spec: SourceFile,
  _ scaffolds: [(file: GeneratedFile, path: String?)],
  _ report: inout Report
) {
  var files = scaffolds.compactMap { scaffold in scaffold.path.map { ($0, scaffold.file.contents) } }
  if case .name = subject { files.insert((spec.path, spec.bytes), at: 0) }
  let usable = files.filter { path, _ in existingFile(path, &report) != nil }
  if usable.count < files.count { return }
  if case .name(let name, let typed, _) = subject, name != typed {
    report.say("the view model is called \(name): names end in 'ViewModel'\n")
  }
  deferSignals()
  for (path, contents) in files {
    leaveIfInterrupted()
    begin(path, contents, &report)
  }
  if scaffolds.contains(where: { $0.path == nil }) {
    report.say("no tests were written: give '--tests DIR', or \"tests\" in mvvmgen.json, a folder\n")
  }
}

private func begin(_ path: String, _ contents: [UInt8], _ report: inout Report) {
  switch createFile(path, with: contents) {
  case nil:
    report.say("\(path) written\n")
    report.add(ReportedChange(path: path, kind: ChangeKind.create.rawValue))
  case .exists?: report.say("\(path) is there, and stays as it is\n")
  case let error?: report.add(.fileNotWritable, error, at: path)
  }
}

/// Prints the lines that a file lacks, under a comment that names it.
func printMissing(of scaffold: GeneratedFile, at path: String, _ report: inout Report) {
  switch readFile(path) {
  case .failure(.notFound): report.say("\(path) is not there: run without '--missing' to write it\n")
  case .failure(let error): report.add(.fileNotReadable, error, at: path)
  case .success(let existing):
    let lines = missingLines(of: scaffold.contents, in: existing.bytes)
    if lines.isEmpty { return }
    report.print("// \(path)\n")
    for line in lines { report.print(line + [UInt8(ascii: "\n")]) }
  }
}
