import MVVMFiles
import MVVMFormat
import MVVMSource

enum FormatCommand: Command {
  static let name = "format"
  static let summary = "Format specs"
  static let operands = Operands.specs
  static let details = [
    """
    \(Operands.specPath) '-' reads a spec from standard input.
    """,
    """
    The formatted text is printed; if there is more than one spec, each follows its path. Messages then \
    go to standard error. A spec that does not parse is left alone.
    """,
  ]
  static let options: [Option] = [.inPlace, .check, .diff, .config, .stdinPath, .messageFormat]
  static let examples: KeyValuePairs = [
    "mvvmgen format -i": "format the specs below the current folder",
    "mvvmgen format --check Sources": "is all formatted?",
    "mvvmgen format --diff Login.mvvm": "what would change?",
    "mvvmgen format - < Login.mvvm": "as an editor calls it",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    if arguments.has(.inPlace) {
      if arguments.operands.contains("-") {
        throw arguments.wrong("'-i' cannot be combined with '-': standard input is not a file")
      }
      try arguments.reject([.check, .diff]) { "'-i' writes files and '\($0)' writes nothing: give one" }
    }
    // Without an option, the formatted text is printed.
    let mode = arguments.has(.inPlace) || ChangeMode(arguments) != .write ? ChangeMode(arguments) : nil
    let disk = try environment.existingDisk()
    var run = FormatRun(mode: mode, disk: disk, writer: Writer(disk))
    var report = Report(arguments.messageFormat, output: mode == nil ? .files : .messages, in: environment)
    switch try arguments.source() {
    case .paths(let paths):
      let workspace = try arguments.workspace(paths, in: disk)
      report.add(workspace.diagnostics)
      report.explain(workspace)
      environment.deferSignals()
      run.format(workspace, &report)
      report.summarize(run.summary(of: workspace.specs.count))
    case .standardInput(let path):
      if let (project, source) = report.value(of: try arguments.standardInput(as: path, in: environment)) {
        run.format(source, contents: FileContents(bytes: source.bytes), project: project, &report)
      }
    }
    if mode?.isCheck == true, run.tally.differences > 0 { report.status.worsen(to: .findings) }
    return report.finish()
  }
}

extension Option {
  fileprivate static let inPlace = Option(
    "-i, --in-place",
    help: "Write the formatted text to the files, those that it changes."
  )
}

struct FormatRun {
  /// The way to make or report changes; `nil` to print the formatted text.
  let mode: ChangeMode?
  let disk: Disk
  var writer: Writer
  /// Whether paths are printed above the texts to distinguish them.
  var showsPaths = false
  /// The specs that were not formatted before, and the others.
  var tally = Tally()

  mutating func format(_ workspace: Workspace, _ report: inout Report) {
    self.showsPaths = workspace.specs.count > 1
    for spec in workspace.specs {
      leaveIfInterrupted()
      let (path, project) = (workspace.path(of: spec), workspace.configuration(of: spec))
      if self.mode == .write, project.configuration != nil { self.writer.removeLeftovers(near: path) }
      let contents = project.configuration.flatMap { _ in
        report.value(of: self.disk.read(path).diagnosed(at: path))
      }
      let isDone = contents.map { contents in
        let source = SourceFile(path: path, bytes: contents.bytes)
        return self.format(source, contents: contents, project: project, &report)
      }
      if isDone != true { self.tally.failed += 1 }
    }
  }

  /// Formats a spec. Returns `false` if an error was reported.
  @discardableResult
  mutating func format(
    _ source: SourceFile,
    contents: FileContents,
    project: WorkspaceConfiguration,
    _ report: inout Report
  ) -> Bool {
    guard let configuration = project.configuration,
      let text = report.value(of: MVVMFormat.format(source, configuration: configuration))
    else { return false }
    if self.mode == nil {
      let gap: TerminalText = self.tally.differences + self.tally.kept > 0 ? "\n" : ""
      if self.showsPaths { report.print("\(gap)// \(source.path)\n") }
      report.print(text)
    }
    if text == contents.bytes {
      self.tally.kept += 1
      return true
    }
    let change = FileChange(.format, source.path, old: contents, new: text)
    if let mode, !report.apply(change, mode: mode, writer: &self.writer) { return false }
    self.tally.add(change.kind)
    return true
  }

  /// Returns the one-line summary; empty if a single text was printed, where nobody needs one.
  func summary(of count: Int) -> TerminalText? {
    if count == 0 { return nil }
    let (changed, kept, failures) = (self.tally.differences, self.tally.kept, failures(self.tally.failed))
    switch self.mode {
    case nil:
      guard count > 1, changed > 0 else { return "" }
      return "\(counted(changed, "file")) not formatted\(failures): run with '-i' to write them\n"
    case .write: return "\(counted(changed, "file")) formatted, \(kept) unchanged\(failures)\n"
    case .compare(let check, _):
      if changed == 0 { return "\(counted(kept, "file")) formatted already\(failures)\n" }
      return check
        ? "\(changed) unformatted\(failures): run with '-i' to format them\n"
        : "\(counted(changed, "file")) would change\(failures)\n"
    }
  }
}
