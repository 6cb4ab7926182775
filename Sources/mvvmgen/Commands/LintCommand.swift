import MVVMFiles
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
    a member, a section or a view model silences one there. If a spec has errors, only these are reported.
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

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    if arguments.has(.writeBaseline), !arguments.has(.baseline) {
      throw arguments.wrong("'--write-baseline' writes the file of '--baseline': add '--baseline FILE'")
    }
    let disk = try environment.existingDisk()
    var report = Report(arguments.messageFormat, in: environment)
    let run =
      switch try arguments.source() {
      case .paths(let paths): try arguments.lint(paths, on: disk, &report)
      case .standardInput(let path): try arguments.lintStandardInput(path, on: disk, &report)
      }
    if let run, arguments.has(.strict), run.tally.count(.warning) > 0 { report.status.worsen(to: .findings) }
    return report.finish()
  }
}

extension Option {
  fileprivate static let strict = Option("--strict", help: "Exit with 1 on warnings too.")
  static let fix = Option("--fix", help: "Make the fixes that are mechanical, of errors too, in place.")
  static let baseline = Option(
    "--baseline FILE",
    .paths(.files),
    help: "Report only what this file does not know."
  )
  fileprivate static let writeBaseline = Option(
    "--write-baseline",
    help: "Record all that is found in the file of --baseline, and report errors alone."
  )
  fileprivate static let stamp = Option(
    "--stamp FILE",
    .paths(.files),
    help: "For build plugins: write this Swift file, which says nothing, once all specs were linted."
  )
}

extension Arguments {
  /// Returns the run that has linted the specs at some paths; `nil` if the baseline cannot be read.
  fileprivate func lint(_ paths: [String], on disk: Disk, _ report: inout Report) throws(RunError) -> LintRun?
  {
    var options = self.workspaceOptions
    options.usesAbsolutePaths = self.has(.stamp)
    let workspace = try self.workspace(paths, options, in: disk)
    report.add(workspace.diagnostics)
    report.explain(workspace)
    guard let run = report.value(of: self.lintRun(workspace.configurations, on: disk)) else { return nil }
    report.environment.deferSignals()
    run.lint(workspace, &report)
    run.writeBaseline(&report)
    if let stamp = self[.stamp], report.status == .fine { run.writeStamp(stamp, &report) }
    report.summarize(lintSummary(of: run.tally, run.known))
    return run
  }

  fileprivate func lintStandardInput(_ path: String?, on disk: Disk, _ report: inout Report) throws(RunError)
    -> LintRun?
  {
    try self.reject([.writeBaseline]) { "'\($0)' does not go with '-'" }
    if self.has(.fix), self.messageFormat != .text {
      throw self.wrong("'--fix' with '-' prints the spec on standard output: leave out '--format'")
    }
    guard let (project, source) = report.value(of: try self.standardInput(as: path, in: report.environment)),
      let run = report.value(of: self.lintRun([project], on: disk))
    else { return nil }
    let key = path.flatMap { run.known?.key(absolute($0, in: disk.workingFolder)) } ?? source.path
    run.lint(source, key: key, project: project, &report)
    return run
  }

  func lintRun(_ configurations: [WorkspaceConfiguration], on disk: Disk) -> Diagnosed<LintRun> {
    let known = self[.baseline].map { path in
      KnownFindings.read(path, records: self.has(.writeBaseline), in: disk).map(Optional.some)
    }
    return (known ?? Diagnosed(.some(nil))).map { LintRun(self, known: $0, configurations, on: disk) }
  }
}
