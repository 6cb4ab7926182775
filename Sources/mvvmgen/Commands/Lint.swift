import MVVMFiles
import MVVMLint
import MVVMSource

enum LintCommand: Command {
  static let name = "lint"
  static let summary = "Report what breaks the conventions"
  static let operands = Operands.specs
  static let details = [
    """
    \(Operands.specPath) '-' reads a spec from standard input; with --fix it prints the fixed spec.
    """,
    """
    'mvvmgen rules' lists the rules; mvvmgen.json sets the level of each. '// mvvmgen:ignore RULE reason' above \
    a member, a section or a view model silences one there. Of a spec with errors these alone are reported.
    """,
  ]
  static let options: [Option] = [
    .strict, .fix, .baseline, .writeBaseline, .config, .stdinPath, .messageFormat, .stamp,
  ]
  static let examples: KeyValuePairs = [
    "mvvmgen lint --strict Sources": "warnings fail too: for CI",
    "mvvmgen lint --fix": "make the fixes that are mechanical",
    "mvvmgen lint --baseline lint.json --write-baseline": "from today on, nothing new",
    "mvvmgen lint --strict --baseline lint.json": "is anything new?",
  ]

  static func run(_ given: Arguments) throws(RunError) -> ExitStatus {
    let baseline = try given.baseline()
    let disk = try given.disk()
    switch try given.source() {
    case .paths(let paths): return try given.lint(paths, baseline, on: disk)
    case .standardInput(let path):
      if given.has(.writeBaseline) { throw given.wrong("'--write-baseline' does not go with '-'") }
      if given.has(.fix), given.messageFormat != .text {
        throw given.wrong("'--fix' with '-' prints the spec on standard output: leave out '--message-format'")
      }
      return try given.lintStandardInput(path, baseline, on: disk)
    }
  }
}

extension Option {
  fileprivate static let strict = Option(name: "strict", help: "Exit with 1 on warnings too.")
  fileprivate static let fix = Option(
    name: "fix",
    help: "Make the fixes that are mechanical, of errors too, in place."
  )
  fileprivate static let baseline = Option(
    name: "baseline",
    takes: .file,
    help: "Report only what this file does not know."
  )
  fileprivate static let writeBaseline = Option(
    name: "write-baseline",
    help: "Record all that is found in the file of --baseline, and report errors alone."
  )
  fileprivate static let stamp = Option(
    name: "stamp",
    takes: .file,
    help: "For build plugins: write this Swift file, which says nothing, once all specs were linted."
  )
}

extension Arguments {
  fileprivate func baseline() throws(RunError) -> BaselineUse {
    guard let path = self[.baseline] else {
      guard self.has(.writeBaseline) else { return .none }
      throw self.wrong("'--write-baseline' writes the file of '--baseline': add '--baseline FILE'")
    }
    return self.has(.writeBaseline) ? .write(path) : .read(path)
  }

  fileprivate func lint(_ paths: [String], _ baseline: BaselineUse, on disk: Disk) throws(RunError)
    -> ExitStatus
  {
    var report = Report(self.messageFormat)
    var options = self.workspaceOptions
    options.usesAbsolutePaths = self.has(.stamp)
    let workspace = try self.workspace(paths, options, in: disk)
    report.add(workspace.diagnostics)
    guard var run = report.value(of: self.lintRun(baseline, workspace.configurations, disk))
    else { return report.finish() }
    deferSignals()
    for spec in workspace.specs {
      leaveIfInterrupted()
      let key = run.known.key { workspace.physicalPath(of: spec) }
      run.lint(workspace.path(of: spec), key: key, workspace.folders[spec.folder].configuration, &report)
    }
    run.writeBaseline(&report)
    if let stamp = self[.stamp], report.status == .fine { run.writeStamp(stamp, &report) }
    let status = run.finish(&report)
    report.summarize(run.summary)
    return status
  }

  /// Lints the spec on standard input. With `--fix`, prints the fixed text.
  fileprivate func lintStandardInput(_ path: String?, _ baseline: BaselineUse, on disk: Disk)
    throws(RunError) -> ExitStatus
  {
    var report = Report(self.messageFormat)
    guard let input = report.value(of: try self.standardInput(as: path, in: disk)),
      var run = report.value(of: self.lintRun(baseline, [input.project], disk))
    else { return report.finish() }
    let source = input.source
    let key = path.map { path in run.known.key { absolute(path, in: disk.workingFolder) } } ?? source.path
    let fixed = run.findings(in: source, key: key, 0)
    if self.has(.fix) { report.print(fixed.file.bytes) }
    run.report(fixed.diagnostics, of: source.path, key: key, &report)
    return run.finish(&report)
  }

  private func lintRun(_ use: BaselineUse, _ configurations: [WorkspaceConfiguration], _ disk: Disk)
    -> Diagnosed<LintRun>
  {
    KnownFindings.read(use, in: disk).map { known in
      let (fixes, isStrict) = (self.has(.fix), self.has(.strict))
      return LintRun(
        fixes: fixes,
        isStrict: isStrict,
        format: self.messageFormat,
        known,
        configurations,
        disk
      )
    }
  }
}
