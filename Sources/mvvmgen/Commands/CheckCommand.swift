import MVVMFiles
import MVVMSource

enum CheckCommand: Command {
  static let name = "check"
  static let summary = "Check everything before a push"
  static let operands = Operands.specs
  static let details = [
    Operands.specPath,
    """
    Writes nothing. Runs what 'mvvmgen lint --strict', 'mvvmgen format --check' and 'mvvmgen generate --check' run, \
    reports each problem once, and exits 1 if there is an error, a warning or a file to write. The last line names \
    the commands that fix what can be fixed.
    """,
  ]
  static let options: [Option] = [
    .skipGenerated, .baseline, .outputFolder, .testsFolder, .module, .style, .config, .messageFormat,
  ]
  static let examples: KeyValuePairs = [
    "mvvmgen check": "is all as it should be below the current folder?",
    "mvvmgen check --skip-generated Sources": "where generated files are not checked in",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: noProject)
    let disk = try environment.existingDisk()
    var options = arguments.generateOptions
    options.findsGenerated = !arguments.has(.skipGenerated)
    let workspace = try arguments.workspace(paths, options, in: disk)
    var report = Report(arguments.messageFormat, in: environment)
    report.add(workspace.diagnostics)
    report.explain(workspace)
    guard let lint = report.value(of: arguments.lintRun(workspace.configurations, on: disk))
    else { return report.finish() }
    let mode = ChangeMode.compare(check: true, diff: false)
    lint.makesFixes = true
    // The linter comes first, so that findings in the baseline are not repeated.
    lint.lint(workspace, &report)
    var format = FormatRun(mode: mode, disk: disk, writer: Writer(disk))
    format.format(workspace, &report)
    let generate = arguments.has(.skipGenerated) ? nil : GenerateRun(workspace, mode: mode, on: disk)
    generate?.updateAll(&report)
    let result = CheckResult(lint: lint.tally, format: format.tally, generate: generate?.tally)
    if result.differences + report.counts[.warning, default: 0] > 0 { report.status.worsen(to: .findings) }
    report.summarize(result.summary(report))
    generate?.nameLeftOut(&report)
    report.nameMissingExcludes(of: workspace.specs.map(workspace.physicalPath), on: disk)
    return report.finish()
  }
}

extension Option {
  fileprivate static let skipGenerated = Option(
    "--skip-generated",
    help: "Leave out the generated files, for a project that does not check them in."
  )
}

/// The results of the parts of a check.
private struct CheckResult {
  let lint: LintTally
  let format: Tally
  /// The result of generating; `nil` if generated files are left out.
  let generate: Tally?

  var differences: Int { self.format.differences + (self.generate?.differences ?? 0) }

  /// The one-line summary; `nil` if there is nothing to check.
  func summary(_ report: Report) -> TerminalText? {
    let severities: [Diagnostic.Severity] = [.error, .warning]
    let counts = severities.map { ($0.rawValue, report.counts[$0, default: 0]) }
    var found = counts.filter { $0.1 > 0 }.map { counted($0.1, $0.0) }
    if self.format[.format] > 0 { found.append("\(self.format[.format]) unformatted") }
    found += self.generate?.findings ?? []
    if found.isEmpty, self.lint.specs == 0 { return nil }
    let specs = counted(self.lint.specs, "spec")
    if found.isEmpty {
      return "\(specs): no warnings, formatted\(self.generate == nil ? "" : ", up to date")\n"
    }
    let advice = self.commands.isEmpty ? "" : ": run \(self.commands.joined(separator: ", then "))"
    return "\(specs): \(found.joined(separator: ", "))\(advice)\n"
  }

  /// The commands that fix the findings, in an order in which none undoes the work of another.
  private var commands: [String] {
    var commands: [String] = []
    if self.lint.fixable > 0 { commands.append("'mvvmgen lint --fix'") }
    if self.format.differences > 0 { commands.append("'\(FileChange.Kind.format.words.command)'") }
    let kinds: [FileChange.Kind] = [.remove, .update, .create]
    // '--prune' also writes.
    if let kind = kinds.first(where: { self.generate?[$0] ?? 0 > 0 }) {
      commands.append("'\(kind.words.command)'")
    }
    return commands
  }
}
